import Foundation
import Graphics

/// What the open groups say about an item: where its coordinates lie and what may be seen of it.
struct DrawingState {
    /// From the item's points to pixels.
    private(set) var transform: CGAffineTransform
    /// Pixels outside are not wanted.
    var scissor: PixelRect
    /// Coverage of the clipping paths; nil if the scissor is all.
    var clip: CoverageMap?

    init(transform: CGAffineTransform, scissor: PixelRect) { (self.transform, self.scissor) = (transform, scissor) }

    /// Pixels per point, on average over directions.
    var stretch: Double { Double(abs(transform.determinant)).squareRoot() }

    /// Maps what follows first by `inner`; a map with numbers that are not finite hides it.
    mutating func concatenate(_ inner: CGAffineTransform) {
        let combined = inner.concatenating(transform)
        let numbers = [combined.a, combined.b, combined.c, combined.d, combined.tx, combined.ty]
        if numbers.allSatisfy({ abs($0) < 1e12 }) { transform = combined } else { scissor = .empty }
    }

    /// Limits what follows to a path. A rectangle on pixel borders only narrows the scissor.
    mutating func clip(to path: Path, _ style: FillStyle) {
        if scissor.isEmpty { return }
        if case .rectangle(let rect) = path.form, transform.isUpright, let aligned = PixelRect(aligned: rect.applying(transform)) {
            scissor = scissor.intersection(aligned)
            return
        }
        let edges = EdgeList(path: path, transform: transform, clip: scissor)
        let map = CoverageMap(edges, isEvenOdd: style.isEOFilled, isAntialiased: style.isAntialiased)
        clip = clip.map { CoverageMap($0, map) } ?? map
        scissor = scissor.intersection(map.bounds)
    }
}
