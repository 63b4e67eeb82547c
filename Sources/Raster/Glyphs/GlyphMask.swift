import Foundation
import Graphics

/// A glyph's coverage at one size and one horizontal position between pixels.
struct GlyphMask: Sendable {
    let mask: CoverageMask
    /// Where the mask's top left pixel stands, from the pixel that holds the glyph's origin.
    let left, top: Int

    /// Horizontal positions that are told apart, per pixel.
    static let phases = 4

    /// Nil if nothing would be seen.
    init?(outline: Path, size: Double, phase: Int) {
        let shift = Double(phase) / Double(Self.phases)
        let transform = CGAffineTransform(a: size, b: 0, c: 0, d: size, tx: shift, ty: 0)
        let reach = Int(size * 8) + 8
        let edges = EdgeList(
            path: outline, transform: transform, clip: PixelRect(minX: -reach, minY: -reach, maxX: reach, maxY: reach))
        guard !edges.bounds.isEmpty else { return nil }
        (mask, left, top) = (CoverageMask(edges), edges.bounds.minX, edges.bounds.minY)
    }
}
