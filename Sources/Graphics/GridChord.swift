import Foundation

/// A point of a fine grid of whole numbers, on which areas are compared without rounding.
struct GridPoint: Hashable, Comparable {
    var x, y: Int

    static func < (a: GridPoint, b: GridPoint) -> Bool { (a.x, a.y) < (b.x, b.y) }

    static func - (a: GridPoint, b: GridPoint) -> GridPoint { GridPoint(x: a.x - b.x, y: a.y - b.y) }

    /// The area of the parallelogram of two vectors: positive if the second points clockwise of the first on screen.
    ///
    /// Coordinates are below 2²⁷ and differences below 2²⁸, so nothing overflows, not even with doubled coordinates.
    func cross(_ other: GridPoint) -> Int { x * other.y - y * other.x }

    func dot(_ other: GridPoint) -> Int { x * other.x + y * other.y }
}

/// A straight stretch of an outline on the grid, and where on its piece of the outline it lies.
struct GridChord {
    var from, to: GridPoint
    /// The outline's piece, by its number among all.
    var piece: Int
    /// The piece's parameters at both ends.
    var start, end: CGFloat
    /// Whether it belongs to the second of two outlines.
    var isSecond: Bool

    /// The chord up to a place on it, and from there.
    func cut(at place: GridPoint) -> (GridChord, GridChord) {
        let along = to - from, distance = place - from
        let share = CGFloat(distance.dot(along)) / CGFloat(max(along.dot(along), 1))
        let middle = start + (end - start) * min(max(share, 0), 1)
        var (first, second) = (self, self)
        (first.to, first.end) = (place, middle)
        (second.from, second.start) = (place, middle)
        return (first, second)
    }
}

/// Cuts chords wherever they meet, until no two have more in common than ends or all of their length.
///
/// Crossings are rounded to the grid, which bends chords by less than a unit and may make new ones; so all is looked at again, until
/// nothing is cut any more.
struct ChordCutter {
    private(set) var chords: [GridChord]
    /// Whether everything is cut. If not, the grid is too fine for what lies close together.
    private(set) var isDone = false

    private static let mostRounds = 24

    init(_ chords: [GridChord]) {
        self.chords = chords.filter { $0.from != $0.to }
        var isFresh = [Bool](repeating: true, count: self.chords.count)
        for _ in 0..<Self.mostRounds {
            let cuts = places(isFresh)
            if cuts.isEmpty { isDone = true; return }
            apply(cuts, &isFresh)
        }
    }

    private mutating func apply(_ cuts: [Int: Set<GridPoint>], _ isFresh: inout [Bool]) {
        var pieces: [GridChord] = [], fresh: [Bool] = []
        for (index, chord) in chords.enumerated() {
            guard let places = cuts[index] else {
                pieces.append(chord)
                fresh.append(false)
                continue
            }
            let along = chord.to - chord.from
            func distance(_ place: GridPoint) -> Int { (place - chord.from).dot(along) }
            var rest = chord
            for place in places.sorted(by: { (distance($0), $0) < (distance($1), $1) }) where place != rest.from && place != rest.to {
                let (first, second) = rest.cut(at: place)
                pieces.append(first)
                fresh.append(true)
                rest = second
            }
            pieces.append(rest)
            fresh.append(true)
        }
        (chords, isFresh) = (pieces, fresh)
    }

    /// Where chords must be cut; pairs of which neither is fresh were looked at before.
    private func places(_ isFresh: [Bool]) -> [Int: Set<GridPoint>] {
        var cuts: [Int: Set<GridPoint>] = [:]
        let order = chords.indices.sorted { (min(chords[$0].from.x, chords[$0].to.x), $0) < (min(chords[$1].from.x, chords[$1].to.x), $1) }
        var active: [Int] = []
        for index in order {
            let (a, b) = (chords[index].from, chords[index].to)
            let left = min(a.x, b.x), top = min(a.y, b.y), bottom = max(a.y, b.y)
            active.removeAll { max(chords[$0].from.x, chords[$0].to.x) < left }
            for other in active where isFresh[index] || isFresh[other] {
                let (c, d) = (chords[other].from, chords[other].to)
                if min(c.y, d.y) > bottom || max(c.y, d.y) < top { continue }
                meet(a, b, c, d, { cuts[index, default: []].insert($0) }, { cuts[other, default: []].insert($0) })
            }
            active.append(index)
        }
        return cuts
    }

    private func meet(_ a: GridPoint, _ b: GridPoint, _ c: GridPoint, _ d: GridPoint, _ cutFirst: (GridPoint) -> Void, _ cutSecond: (GridPoint) -> Void) {
        let (atC, atD) = ((b - a).cross(c - a), (b - a).cross(d - a))
        if atC > 0 && atD > 0 || atC < 0 && atD < 0 { return }
        let (atA, atB) = ((d - c).cross(a - c), (d - c).cross(b - c))
        if atA > 0 && atB > 0 || atA < 0 && atB < 0 { return }
        func isBetween(_ point: GridPoint, _ a: GridPoint, _ b: GridPoint) -> Bool { point != a && point != b && (point - a).dot(point - b) < 0 }
        if atC == 0, isBetween(c, a, b) { cutFirst(c) }
        if atD == 0, isBetween(d, a, b) { cutFirst(d) }
        if atA == 0, isBetween(a, c, d) { cutSecond(a) }
        if atB == 0, isBetween(b, c, d) { cutSecond(b) }
        guard atA != 0, atB != 0, atC != 0, atD != 0 else { return }
        let share = Double(atA) / Double(atA - atB)
        let place = GridPoint(
            x: a.x + Int((Double(b.x - a.x) * share).rounded()), y: a.y + Int((Double(b.y - a.y) * share).rounded()))
        if place != a && place != b { cutFirst(place) }
        if place != c && place != d { cutSecond(place) }
    }
}
