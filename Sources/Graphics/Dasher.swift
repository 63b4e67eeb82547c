import Foundation

/// Cuts lines into dashes.
package struct Dasher {
    private let lengths: [Double]
    private let startIndex: Int
    private let startRest: Double

    /// Past this many dashes a line is drawn solid: they would be too small to be seen.
    private static let mostDashes = 100_000

    /// Nil if the pattern is empty, has a negative length, no length at all, or a number that is not finite: the line is solid then.
    package init?(pattern: [CGFloat], phase: CGFloat) {
        let once = pattern.map { Double($0) }
        guard !once.isEmpty, once.allSatisfy({ $0 >= 0 && $0 < 1e9 }), phase.isFinite else { return nil }
        lengths = once.count % 2 == 0 ? once : once + once
        let total = lengths.reduce(0, +)
        guard total > 0 else { return nil }
        var place = Double(phase)
        place -= (place / total).rounded(.down) * total
        var index = 0
        while index < lengths.count - 1 && place >= lengths[index] {
            place -= lengths[index]
            index += 1
        }
        (startIndex, startRest) = (index, max(0, lengths[index] - place))
    }

    /// The dashes of one line, open; a closed line begins a new dash at its start.
    package func dashes(of line: Polyline) -> [Polyline] {
        let points = line.isClosed ? line.points + line.points.prefix(1) : line.points
        var total = 0.0
        for index in points.indices.dropFirst() { total += Self.distance(points[index - 1], points[index]) }
        guard total / lengths.reduce(0, +) * Double(lengths.count) < Double(Self.mostDashes) else { return [line] }
        var dashes: [Polyline] = []
        var index = startIndex, rest = startRest
        var current: [PlanePoint] = index % 2 == 0 ? points.prefix(1).map { $0 } : []
        for (from, to) in zip(points, points.dropFirst()) {
            let length = Self.distance(from, to)
            if length == 0 { continue }
            var done = 0.0
            while length - done > rest {
                done += rest
                let t = done / length
                let point = PlanePoint(x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t)
                if index % 2 == 0 {
                    dashes.append(Polyline(points: current + [point], isClosed: false))
                    current = []
                } else {
                    current = [point]
                }
                index = (index + 1) % lengths.count
                rest = lengths[index]
            }
            rest -= length - done
            if index % 2 == 0 { current.append(to) }
        }
        if current.count > 1 { dashes.append(Polyline(points: current, isClosed: false)) }
        return dashes
    }

    private static func distance(_ a: PlanePoint, _ b: PlanePoint) -> Double {
        ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot()
    }
}
