import Foundation

extension Path {
    /// The part of the outline between two fractions of its length, open at both ends.
    ///
    /// Fractions are limited to 0…1; the whole path comes back for 0…1, an empty one where the second does not exceed the first.
    /// Lengths of curves are sums of chords: a cut on a quarter circle is off by less than a ten-thousandth of its length.
    public func trimmedPath(from start: CGFloat, to end: CGFloat) -> Path {
        let (from, to) = (min(max(start.isNaN ? 0 : start, 0), 1), min(max(end.isNaN ? 1 : end, 0), 1))
        if from == 0 && to == 1 { return self }
        let pieces = trimmingPieces
        let total = pieces.reduce(0) { $0 + $1.length }
        guard from < to, total > 0, total.isFinite else { return Path() }
        var result = Path(), passed: CGFloat = 0, pen: CGPoint?
        for piece in pieces where piece.length > 0 {
            let low = max(from * total - passed, 0), high = min(to * total - passed, piece.length)
            passed += piece.length
            guard low < high else { continue }
            let cut = piece.part(from: piece.parameter(at: low), to: piece.parameter(at: high))
            if pen != cut.start { result.move(to: cut.start) }
            if cut.isLine { result.addLine(to: cut.end) } else { result.addCurve(to: cut.end, control1: cut.control1, control2: cut.control2) }
            pen = cut.end
        }
        return result
    }

    private var trimmingPieces: [TrimmingPiece] {
        var pieces: [TrimmingPiece] = [], first = CGPoint.zero, point = CGPoint.zero
        for element in elements {
            switch element {
            case .move(let to): (first, point) = (to, to)
            case .line(let to):
                pieces.append(TrimmingPiece(line: point, to))
                point = to
            case .quadCurve(let to, let control):
                func raised(_ end: CGPoint) -> CGPoint {
                    CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
                }
                pieces.append(TrimmingPiece(start: point, control1: raised(point), control2: raised(to), end: to))
                point = to
            case .curve(let to, let control1, let control2):
                pieces.append(TrimmingPiece(start: point, control1: control1, control2: control2, end: to))
                point = to
            case .closeSubpath:
                pieces.append(TrimmingPiece(line: point, first))
                point = first
            }
        }
        return pieces
    }
}

/// A line or cubic with its length.
private struct TrimmingPiece {
    let start, control1, control2, end: CGPoint
    let isLine: Bool
    /// Lengths from the start to each of the evenly spaced parameters.
    private let lengths: [CGFloat]

    private static let chords = 32

    var length: CGFloat { lengths[lengths.count - 1] }

    init(line start: CGPoint, _ end: CGPoint) {
        (self.start, control1, control2, self.end, isLine) = (start, start, end, end, true)
        lengths = [0, Self.distance(start, end)]
    }

    init(start: CGPoint, control1: CGPoint, control2: CGPoint, end: CGPoint) {
        (self.start, self.control1, self.control2, self.end, isLine) = (start, control1, control2, end, false)
        var lengths: [CGFloat] = [0], last = start
        for step in 1...Self.chords {
            let t = CGFloat(step) / CGFloat(Self.chords), s = 1 - t
            let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
            let point = CGPoint(
                x: a * start.x + b * control1.x + c * control2.x + d * end.x, y: a * start.y + b * control1.y + c * control2.y + d * end.y)
            lengths.append(lengths[step - 1] + Self.distance(last, point))
            last = point
        }
        self.lengths = lengths
    }

    private static func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
        ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
    }

    /// The curve's parameter where it is as long as this.
    func parameter(at length: CGFloat) -> CGFloat {
        let steps = lengths.count - 1
        guard let next = lengths.firstIndex(where: { $0 >= length }), next > 0 else { return length > 0 ? 1 : 0 }
        let chord = lengths[next] - lengths[next - 1]
        return (CGFloat(next - 1) + (chord > 0 ? (length - lengths[next - 1]) / chord : 0)) / CGFloat(steps)
    }

    /// The piece between two parameters, by de Casteljau's construction.
    func part(from low: CGFloat, to high: CGFloat) -> (start: CGPoint, control1: CGPoint, control2: CGPoint, end: CGPoint, isLine: Bool) {
        func blend(_ points: [CGPoint], _ t: CGFloat) -> [CGPoint] {
            zip(points, points.dropFirst()).map { CGPoint(x: $0.x + ($1.x - $0.x) * t, y: $0.y + ($1.y - $0.y) * t) }
        }
        /// The blossom: the point whose three parameters are these.
        func point(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> CGPoint {
            if isLine { return blend([start, end], (a + b + c) / 3)[0] }
            return blend(blend(blend([start, control1, control2, end], a), b), c)[0]
        }
        return (
            low == 0 ? start : point(low, low, low), point(low, low, high), point(low, high, high),
            high == 1 ? end : point(high, high, high), isLine
        )
    }
}
