import CHarfBuzz
import Foundation
import Graphics

/// Reads a glyph's outline out of a font: TrueType quadratics and CFF cubics alike.
enum GlyphOutline {
    /// The outline in em, y downwards, origin on the baseline; empty for a glyph without ink.
    static func path(of glyph: UInt32, in font: OpaquePointer, unitsPerEm: CGFloat) -> Path {
        let pen = Pen(unitsPerEm: unitsPerEm)
        withExtendedLifetime(pen) {
            hb_font_get_glyph_shape(font, glyph, callbacks, Unmanaged.passUnretained(pen).toOpaque())
        }
        return Path(elements: pen.elements)
    }

    private final class Pen {
        var elements: [Path.Element] = []
        private let unitsPerEm: CGFloat

        init(unitsPerEm: CGFloat) { self.unitsPerEm = unitsPerEm }

        func point(_ x: Float, _ y: Float) -> CGPoint { CGPoint(x: CGFloat(x) / unitsPerEm, y: -CGFloat(y) / unitsPerEm) }

        static func held(by data: UnsafeMutableRawPointer?) -> Pen { Unmanaged.fromOpaque(data!).takeUnretainedValue() }
    }

    /// HarfBuzz reads these callbacks and never changes them after they are made immutable.
    nonisolated(unsafe) private static let callbacks: OpaquePointer = {
        let callbacks = hb_draw_funcs_create()!
        hb_draw_funcs_set_move_to_func(callbacks, { _, data, _, x, y, _ in
            let pen = Pen.held(by: data)
            pen.elements.append(.move(to: pen.point(x, y)))
        }, nil, nil)
        hb_draw_funcs_set_line_to_func(callbacks, { _, data, _, x, y, _ in
            let pen = Pen.held(by: data)
            pen.elements.append(.line(to: pen.point(x, y)))
        }, nil, nil)
        hb_draw_funcs_set_quadratic_to_func(callbacks, { _, data, _, cx, cy, x, y, _ in
            let pen = Pen.held(by: data)
            pen.elements.append(.quadCurve(to: pen.point(x, y), control: pen.point(cx, cy)))
        }, nil, nil)
        hb_draw_funcs_set_cubic_to_func(callbacks, { _, data, _, c1x, c1y, c2x, c2y, x, y, _ in
            let pen = Pen.held(by: data)
            pen.elements.append(.curve(to: pen.point(x, y), control1: pen.point(c1x, c1y), control2: pen.point(c2x, c2y)))
        }, nil, nil)
        hb_draw_funcs_set_close_path_func(callbacks, { _, data, _, _ in Pen.held(by: data).elements.append(.closeSubpath) }, nil, nil)
        hb_draw_funcs_make_immutable(callbacks)
        return callbacks
    }()
}
