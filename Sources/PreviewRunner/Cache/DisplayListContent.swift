import Foundation
import Graphics
import ImageCodecs
import SwiftUI

/// Everything in drawing steps that pixels depend on, as bytes: numbers bit by bit, glyphs by their outlines, pictures by their pixels.
///
/// Names and texts leave no pixel and are left out, so another font file with the same outlines is the same content.
struct DisplayListContent {
    private(set) var bytes = Data()
    /// Glyphs and pictures come up again and again: the first time in full, then by their number.
    private var seen: [ObjectIdentifier: Int] = [:]

    /// The digest of a picture that was painted: its drawing steps, size, scale and background.
    static func digest(of picture: PaintedPicture) -> String {
        var content = DisplayListContent()
        content.put(picture.isFilm ? 1 : 0)
        for screen in picture.screens {
            content.put(Double(screen.size.width), Double(screen.size.height), Double(screen.scale))
            content.put(Int(screen.background.rgba))
            content.put(screen.displayList)
        }
        return PixelDigest(of: content.bytes).hex
    }

    mutating func put(_ list: DisplayList) {
        put(list.items.count)
        for item in list.items { put(item) }
    }

    private mutating func put(_ item: DisplayItem) {
        switch item {
        case .fill(let path, let style, let paint):
            put(0)
            put(path)
            put(style)
            put(paint)
        case .stroke(let path, let style, let paint):
            put(1)
            put(path)
            put(style)
            put(paint)
        case .glyphs(let run, let paint):
            put(2)
            put(run)
            put(paint)
        case .image(let image):
            put(3)
            put(image)
        case .pushClip(let path, let style):
            put(4)
            put(path)
            put(style)
        case .pushTransform(let t):
            put(5)
            put(t.a, t.b, t.c, t.d, t.tx, t.ty)
        case .pushProjection(let p):
            put(6)
            put(p.m11, p.m12, p.m13, p.m21, p.m22, p.m23, p.m31, p.m32, p.m33)
        case .pushOpacity(let opacity):
            put(7)
            put(opacity)
        case .pushBlend(let mode):
            put(8)
            put("\(mode)")
        case .pushBlur(let radius, let isOpaque):
            put(9)
            put(radius)
            put(isOpaque ? 1 : 0)
        case .pushShadow(let color, let radius, let offset):
            put(10)
            put(color)
            put(radius, offset.width, offset.height)
        case .pushMask(let mask):
            put(11)
            put(mask)
        case .pop: put(12)
        case .pushAlphaThreshold(let range, let color):
            put(13)
            put(range.lowerBound, range.upperBound)
            put(color)
        case .pushCovering(let covering, let coverage):
            put(14)
            put("\(covering)")
            put(coverage)
        }
    }

    // MARK: Parts

    private mutating func put(_ run: GlyphRun) {
        put(run.size)
        put(run.glyphs.count)
        for glyph in run.glyphs {
            put(glyph.position.x, glyph.position.y)
            guard isNew(glyph.shape) else { continue }
            switch glyph.shape.content {
            case .outline(let path):
                put(0)
                put(path)
            case .bitmap(let bitmap, let rect):
                put(1)
                put(bitmap)
                put(rect)
            case .empty: put(2)
            }
        }
    }

    private mutating func put(_ image: ImageItem) {
        put(image.bitmap)
        put(image.source)
        put(image.destination)
        put("\(image.interpolation)")
        if let template = image.template { put(template) } else { put(-1) }
        put(image.opacity)
        put(image.isMirrored ? 1 : 0)
    }

    private mutating func put(_ bitmap: SharedBitmap) {
        if isNew(bitmap) { put(bitmap.bitmap) }
    }

    private mutating func put(_ bitmap: Bitmap) { put(PixelDigest(bitmap).hex) }

    private mutating func put(_ paint: Paint) {
        switch paint {
        case .color(let color):
            put(0)
            put(color)
        case .linearGradient(let ramp, let from, let to):
            put(1)
            put(ramp)
            put(from.x, from.y, to.x, to.y)
        case .radialGradient(let ramp, let center, let start, let end):
            put(2)
            put(ramp)
            put(center.x, center.y, start, end)
        case .ellipticalGradient(let ramp, let center, let radii, let start, let end):
            put(3)
            put(ramp)
            put(center.x, center.y, radii.width, radii.height, start, end)
        case .angularGradient(let ramp, let center, let start, let end):
            put(4)
            put(ramp)
            put(center.x, center.y, start, end)
        case .image(let bitmap, let tile, let opacity):
            put(5)
            put(bitmap)
            put(tile)
            put(opacity)
        case .backdrop(let radius, let tint, let opacity):
            put(6)
            put(radius)
            put(tint)
            put(opacity)
        case .drawing(let drawing, let tile, let opacity):
            put(7)
            put(drawing)
            put(tile)
            put(opacity)
        }
    }

    private mutating func put(_ drawing: SharedDrawing) {
        guard isNew(drawing) else { return }
        put(drawing.size.width, drawing.size.height)
        put(drawing.list)
    }

    private mutating func put(_ ramp: GradientRamp) {
        put(ramp.stops.count)
        for stop in ramp.stops {
            put(stop.color)
            put(stop.location)
        }
    }

    private mutating func put(_ path: Path) {
        switch path.form {
        case .empty: put(0)
        case .rectangle(let rect):
            put(1)
            put(rect)
        case .ellipse(let rect):
            put(2)
            put(rect)
        case .roundedRectangle(let rect, let radii, let style):
            put(3)
            put(rect)
            put(radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft)
            put("\(style)")
        case .elements(let elements):
            put(4)
            put(elements.count)
            for element in elements {
                switch element {
                case .move(let to):
                    put(0)
                    put(to.x, to.y)
                case .line(let to):
                    put(1)
                    put(to.x, to.y)
                case .quadCurve(let to, let control):
                    put(2)
                    put(to.x, to.y, control.x, control.y)
                case .curve(let to, let control1, let control2):
                    put(3)
                    put(to.x, to.y, control1.x, control1.y, control2.x, control2.y)
                case .closeSubpath: put(4)
                }
            }
        }
    }

    private mutating func put(_ style: FillStyle) { put((style.isEOFilled ? 2 : 0) + (style.isAntialiased ? 1 : 0)) }

    private mutating func put(_ style: StrokeStyle) {
        put(style.lineWidth, style.miterLimit, style.dashPhase)
        put(Int(style.lineCap.rawValue) * 8 + Int(style.lineJoin.rawValue))
        put(style.dash.count)
        for length in style.dash { put(length) }
    }

    private mutating func put(_ color: ResolvedColor) { put(color.red, color.green, color.blue, color.alpha) }

    private mutating func put(_ rect: CGRect) { put(rect.origin.x, rect.origin.y, rect.size.width, rect.size.height) }

    // MARK: Bytes

    /// Whether an object has to be written in full; one that was seen is written as its number.
    private mutating func isNew(_ object: AnyObject) -> Bool {
        let key = ObjectIdentifier(object)
        if let number = seen[key] {
            put(number)
            return false
        }
        put(-1)
        seen[key] = seen.count
        return true
    }

    private mutating func put(_ numbers: CGFloat...) {
        for number in numbers { put(Int(bitPattern: UInt(Double(number).bitPattern))) }
    }

    private mutating func put(_ number: Int) { withUnsafeBytes(of: Int64(number).littleEndian) { bytes.append(contentsOf: $0) } }

    private mutating func put(_ text: String) {
        put(text.utf8.count)
        bytes.append(contentsOf: text.utf8)
    }
}
