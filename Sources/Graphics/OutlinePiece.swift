import Foundation

extension Path {
    /// The outline's lines and curves in order, quadratic curves as cubic ones.
    ///
    /// - Parameter closing: whether open subpaths get the line that closes them, as filling has it.
    func pieces(closing: Bool = false) -> [OutlinePiece] {
        var pieces: [OutlinePiece] = [], first = CGPoint.zero, point = CGPoint.zero
        func line(to end: CGPoint) {
            pieces.append(OutlinePiece(line: point, end))
            point = end
        }
        for element in elements {
            switch element {
            case .move(let to):
                if closing, point != first { line(to: first) }
                (first, point) = (to, to)
            case .line(let to): line(to: to)
            case .quadCurve(let to, let control):
                func raised(_ end: CGPoint) -> CGPoint {
                    CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
                }
                pieces.append(OutlinePiece(start: point, control1: raised(point), control2: raised(to), end: to))
                point = to
            case .curve(let to, let control1, let control2):
                pieces.append(OutlinePiece(start: point, control1: control1, control2: control2, end: to))
                point = to
            case .closeSubpath: line(to: first)
            }
        }
        if closing, point != first { line(to: first) }
        return pieces
    }
}

/// A line or cubic curve of an outline.
struct OutlinePiece {
    let start, control1, control2, end: CGPoint
    let isLine: Bool

    init(line start: CGPoint, _ end: CGPoint) { (self.start, control1, control2, self.end, isLine) = (start, start, end, end, true) }

    init(start: CGPoint, control1: CGPoint, control2: CGPoint, end: CGPoint) {
        (self.start, self.control1, self.control2, self.end, isLine) = (start, control1, control2, end, false)
    }

    /// The place of a parameter, 0…1.
    func point(at t: CGFloat) -> CGPoint {
        let s = 1 - t
        if isLine { return CGPoint(x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t) }
        let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
        return CGPoint(
            x: a * start.x + b * control1.x + c * control2.x + d * end.x, y: a * start.y + b * control1.y + c * control2.y + d * end.y)
    }

    /// The piece between two parameters, by de Casteljau's construction; backwards if the second is less.
    func part(from low: CGFloat, to high: CGFloat) -> OutlinePiece {
        if isLine { return OutlinePiece(line: low == 0 ? start : point(at: low), high == 1 ? end : point(at: high)) }
        func blend(_ points: [CGPoint], _ t: CGFloat) -> [CGPoint] {
            zip(points, points.dropFirst()).map { CGPoint(x: $0.x + ($1.x - $0.x) * t, y: $0.y + ($1.y - $0.y) * t) }
        }
        /// The blossom: the point whose three parameters are these.
        func blossom(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> CGPoint {
            blend(blend(blend([start, control1, control2, end], a), b), c)[0]
        }
        return OutlinePiece(
            start: low == 0 ? start : blossom(low, low, low), control1: blossom(low, low, high), control2: blossom(low, high, high),
            end: high == 1 ? end : blossom(high, high, high))
    }

    /// How many chords of equal parameter steps stay within a distance of the curve: Wang's formula, as `PathFlattener` has it.
    func chords(within tolerance: CGFloat) -> Int {
        if isLine { return 1 }
        func second(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
            let (x, y) = (a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
            return (x * x + y * y).squareRoot()
        }
        let bend = max(second(start, control1, control2), second(control1, control2, end))
        let count = (0.75 * bend / tolerance).squareRoot().rounded(.up)
        return count < 1024 ? max(1, Int(count)) : 1024
    }
}
