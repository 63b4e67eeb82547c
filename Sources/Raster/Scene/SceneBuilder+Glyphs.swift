import Foundation
import Graphics

extension SceneBuilder {
    /// Larger glyphs, in pixels per em, are filled as paths: they are few, and their masks would be large.
    private static let largestMask: Double = 400

    /// Glyphs from masks where they stand upright; turned or stretched ones as paths.
    ///
    /// Masks stand on whole pixels vertically and on quarters of one horizontally, as Core Text places glyphs on its baseline.
    mutating func addGlyphs(_ run: GlyphRun, _ paint: Paint) {
        guard run.size > 0, run.size < 1e6, !state.scissor.isEmpty,
            let shading = Shading(paint, transform: state.transform, threads: threads)
        else { return }
        let transform = state.transform
        let isUpright = transform.isUpright && transform.a == transform.d && transform.a > 0
        let size = Double(run.size * transform.a)
        for glyph in run.glyphs {
            let place = glyph.position.applying(transform)
            guard abs(place.x) < PixelRect.farthest, abs(place.y) < PixelRect.farthest else { continue }
            switch glyph.shape.content {
            case .empty: continue
            case .outline(let outline):
                if isUpright && size <= Self.largestMask {
                    addMask(of: glyph.shape, outline, size, at: place, shading)
                } else {
                    let edges = EdgeList(path: outline, transform: glyphTransform(run.size, glyph.position), clip: state.scissor)
                    append(.fill(.outline(edges, isEvenOdd: false, isAntialiased: true), shading), bounds: edges.bounds)
                }
            case .bitmap(let bitmap, let rect):
                addPicture(bitmap, rect.applying(glyphTransform(run.size, glyph.position, in: .identity)), paint)
            }
        }
    }

    /// From a glyph's own units to pixels.
    private func glyphTransform(_ size: CGFloat, _ position: CGPoint, in outer: CGAffineTransform? = nil) -> CGAffineTransform {
        CGAffineTransform(a: size, b: 0, c: 0, d: size, tx: position.x, ty: position.y).concatenating(outer ?? state.transform)
    }

    private mutating func addMask(of shape: GlyphShape, _ outline: Path, _ size: Double, at place: CGPoint, _ shading: Shading) {
        let quarters = Int((Double(place.x) * Double(GlyphMask.phases)).rounded())
        let x = Int((Double(quarters) / Double(GlyphMask.phases)).rounded(.down)), phase = quarters - x * GlyphMask.phases
        let y = Int(place.y.rounded())
        let reach = Int(size * 3) + 8
        let room = PixelRect(minX: x - reach, minY: y - reach, maxX: x + reach, maxY: y + reach)
        if room.intersection(state.scissor).isEmpty { return }
        guard let glyph = GlyphMaskCache.shared.mask(of: shape, outline: outline, size: size, phase: phase) else { return }
        let (left, top) = (x + glyph.left, y + glyph.top)
        let bounds = PixelRect(minX: left, minY: top, maxX: left + glyph.mask.width, maxY: top + glyph.mask.height)
        append(.fill(.mask(glyph.mask, x: left, y: top), shading), bounds: bounds)
    }

    /// A coloured glyph: only the paint's alpha counts.
    private mutating func addPicture(_ bitmap: Bitmap, _ rect: CGRect, _ paint: Paint) {
        let opacity = if case .color(let color) = paint { color.alpha } else { 1.0 }
        addImage(ImageItem(bitmap: SharedBitmap(bitmap, name: "glyph"), destination: rect, opacity: opacity))
    }
}
