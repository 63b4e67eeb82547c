import Foundation
import Graphics

/// Where an underline is interrupted, so that it does not touch the letters that reach below the baseline.
enum UnderlineGaps {
    /// How many lines across the underline are looked at: a pixel of a 3× screen is one of them.
    private static let samples = 4
    /// Pieces that a curve is cut into: a descender's is flat to a hundredth of a point with them.
    private static let pieces = 8

    /// The parts of an underline that are drawn.
    ///
    /// - Parameters:
    ///   - band: where the whole underline stands, in the space of the glyphs' positions.
    ///   - distance: how far it stays away from the letters, in points.
    static func pieces(of band: CGRect, under run: GlyphRun, distance: CGFloat) -> [ClosedRange<CGFloat>] {
        var gaps: [ClosedRange<CGFloat>] = []
        for glyph in run.glyphs {
            guard run.size > 0, case .outline(let path) = glyph.shape.content else { continue }
            let bounds = path.boundingRect
            guard !bounds.isNull, glyph.position.y + bounds.maxY * run.size > band.minY else { continue }
            let edges = edges(of: path)
            for sample in 0..<samples {
                let y = band.minY + band.height * (CGFloat(sample) + 0.5) / CGFloat(samples)
                for span in spans(of: edges, at: (y - glyph.position.y) / run.size) {
                    let left = glyph.position.x + span.lowerBound * run.size, right = glyph.position.x + span.upperBound * run.size
                    gaps.append((left - distance)...(right + distance))
                }
            }
        }
        var rest: [ClosedRange<CGFloat>] = [], start = band.minX
        for gap in gaps.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if gap.lowerBound > start { rest.append(start...min(gap.lowerBound, band.maxX)) }
            start = max(start, gap.upperBound)
            if start >= band.maxX { return rest }
        }
        if start < band.maxX { rest.append(start...band.maxX) }
        return rest
    }

    private struct Edge { var from, to: CGPoint }

    /// The outline as straight edges.
    private static func edges(of path: Path) -> [Edge] {
        var edges: [Edge] = [], start = CGPoint.zero, point = CGPoint.zero
        func line(to end: CGPoint) {
            edges.append(Edge(from: point, to: end))
            point = end
        }
        func curve(_ c1: CGPoint, _ c2: CGPoint, _ end: CGPoint) {
            let from = point
            for piece in 1...pieces {
                let t = CGFloat(piece) / CGFloat(pieces), s = 1 - t
                let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
                line(to: CGPoint(
                    x: a * from.x + b * c1.x + c * c2.x + d * end.x, y: a * from.y + b * c1.y + c * c2.y + d * end.y))
            }
        }
        for element in path.elements {
            switch element {
            case .move(let to): (start, point) = (to, to)
            case .line(let to): line(to: to)
            case .quadCurve(let to, let control):
                func third(_ end: CGPoint) -> CGPoint {
                    CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
                }
                curve(third(point), third(to), to)
            case .curve(let to, let control1, let control2): curve(control1, control2, to)
            case .closeSubpath: line(to: start)
            }
        }
        return edges
    }

    /// The stretches of a horizontal line that lie inside an outline, by non-zero winding.
    private static func spans(of edges: [Edge], at y: CGFloat) -> [ClosedRange<CGFloat>] {
        var crossings: [(x: CGFloat, turn: Int)] = []
        for edge in edges where (edge.from.y <= y) != (edge.to.y <= y) {
            let part = (y - edge.from.y) / (edge.to.y - edge.from.y)
            crossings.append((edge.from.x + (edge.to.x - edge.from.x) * part, edge.to.y > edge.from.y ? 1 : -1))
        }
        var spans: [ClosedRange<CGFloat>] = [], winding = 0, left: CGFloat = 0
        for crossing in crossings.sorted(by: { ($0.x, $0.turn) < ($1.x, $1.turn) }) {
            if winding == 0 { left = crossing.x }
            winding += crossing.turn
            if winding == 0 { spans.append(left...crossing.x) }
        }
        return spans
    }
}
