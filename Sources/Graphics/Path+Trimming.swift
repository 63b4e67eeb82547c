import Foundation

extension Path {
    /// The part of the outline between two fractions of its length, open at both ends.
    ///
    /// Fractions are limited to 0…1; the whole path comes back for 0…1, an empty one where the second does not exceed the first.
    /// Lengths of curves are sums of chords: a cut on a quarter circle is off by less than a ten-thousandth of its length.
    public func trimmedPath(from start: CGFloat, to end: CGFloat) -> Path {
        let (from, to) = (min(max(start.isNaN ? 0 : start, 0), 1), min(max(end.isNaN ? 1 : end, 0), 1))
        if from == 0 && to == 1 { return self }
        let pieces = pieces().map { MeasuredPiece($0) }
        let total = pieces.reduce(0) { $0 + $1.length }
        guard from < to, total > 0, total.isFinite else { return Path() }
        var result = Path(), passed: CGFloat = 0, pen: CGPoint?
        for piece in pieces where piece.length > 0 {
            let low = max(from * total - passed, 0), high = min(to * total - passed, piece.length)
            passed += piece.length
            guard low < high else { continue }
            let cut = piece.piece.part(from: piece.parameter(at: low), to: piece.parameter(at: high))
            if pen != cut.start { result.move(to: cut.start) }
            if cut.isLine { result.addLine(to: cut.end) } else { result.addCurve(to: cut.end, control1: cut.control1, control2: cut.control2) }
            pen = cut.end
        }
        return result
    }
}

/// A piece with its length.
private struct MeasuredPiece {
    let piece: OutlinePiece
    /// Lengths from the start to each of the evenly spaced parameters.
    private let lengths: [CGFloat]

    private static let chords = 32

    var length: CGFloat { lengths[lengths.count - 1] }

    init(_ piece: OutlinePiece) {
        self.piece = piece
        let chords = piece.isLine ? 1 : Self.chords
        var lengths: [CGFloat] = [0], last = piece.start
        for step in 1...chords {
            let point = step == chords ? piece.end : piece.point(at: CGFloat(step) / CGFloat(chords))
            let (dx, dy) = (point.x - last.x, point.y - last.y)
            lengths.append(lengths[step - 1] + (dx * dx + dy * dy).squareRoot())
            last = point
        }
        self.lengths = lengths
    }

    /// The parameter where the piece is as long as this.
    func parameter(at length: CGFloat) -> CGFloat {
        let steps = lengths.count - 1
        guard let next = lengths.firstIndex(where: { $0 >= length }), next > 0 else { return length > 0 ? 1 : 0 }
        let chord = lengths[next] - lengths[next - 1]
        return (CGFloat(next - 1) + (chord > 0 ? (length - lengths[next - 1]) / chord : 0)) / CGFloat(steps)
    }
}
