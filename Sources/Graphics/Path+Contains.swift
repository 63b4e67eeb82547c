import Foundation

extension Path {
    /// Whether a point lies inside the outline, by the non-zero rule or the even-odd one; open subpaths count as closed.
    ///
    /// Curves are replaced by chords that are off by less than a hundredth of a point on curves up to a few thousand points long.
    public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
        if case .rectangle(let rect) = form { return rect.contains(point) }
        var winding = 0
        forEachChord { start, end in
            if (start.y <= point.y) == (end.y <= point.y) { return }
            let share = (point.y - start.y) / (end.y - start.y)
            if start.x + share * (end.x - start.x) > point.x { winding += end.y > start.y ? 1 : -1 }
        }
        return eoFill ? winding % 2 != 0 : winding != 0
    }

    /// The smallest distance from a point to the outline itself, in points; infinite for an empty path.
    package func distance(to point: CGPoint) -> CGFloat {
        var least = CGFloat.infinity
        forEachChord { start, end in
            let (dx, dy) = (end.x - start.x, end.y - start.y)
            let length = dx * dx + dy * dy
            let share = length > 0 ? min(max(((point.x - start.x) * dx + (point.y - start.y) * dy) / length, 0), 1) : 0
            let (x, y) = (start.x + share * dx - point.x, start.y + share * dy - point.y)
            least = min(least, (x * x + y * y).squareRoot())
        }
        return least
    }

    /// Calls `body` with straight pieces that follow the outline, closing lines included.
    private func forEachChord(_ body: (CGPoint, CGPoint) -> Void) {
        var start = CGPoint.zero, point = CGPoint.zero
        func line(to end: CGPoint) {
            body(point, end)
            point = end
        }
        func curve(_ at: (CGFloat) -> CGPoint) {
            for step in 1...Self.chordsPerCurve { line(to: at(CGFloat(step) / CGFloat(Self.chordsPerCurve))) }
        }
        for element in elements {
            switch element {
            case .move(let to):
                if point != start { line(to: start) }
                (start, point) = (to, to)
            case .line(let to): line(to: to)
            case .quadCurve(let to, let control):
                let from = point
                curve { t in
                    let (a, b, c) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
                    return CGPoint(x: a * from.x + b * control.x + c * to.x, y: a * from.y + b * control.y + c * to.y)
                }
            case .curve(let to, let control1, let control2):
                let from = point
                curve { t in
                    let u = 1 - t
                    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                    return CGPoint(
                        x: a * from.x + b * control1.x + c * control2.x + d * to.x,
                        y: a * from.y + b * control1.y + c * control2.y + d * to.y)
                }
            case .closeSubpath: line(to: start)
            }
        }
        if point != start { line(to: start) }
    }

    private static let chordsPerCurve = 64
}
