import Foundation

/// Two outlines laid over each other and cut wherever they meet, so that every stretch has one area on either side.
///
/// Curves are compared as chords that are off by at most 1/400 of a point, on a grid of 1/65,536 of a point (coarser where coordinates
/// exceed 2,048 points); stretches of curves that survive come out as the curves they were. The result is the same on every machine:
/// comparisons are of whole numbers, and crossings are rounded to the grid and looked at again (snap rounding, after Hobby, "Practical
/// segment intersection with finite precision output", 1999).
struct AreaOverlay {
    private let pieces: [OutlinePiece]
    private let chords: [GridChord]
    private let edges: [Edge]
    private let scale: CGFloat
    /// Where points of the grid lie that ends of pieces were rounded to.
    private let ends: [GridPoint: CGPoint]

    /// A stretch on which chords lie, told from its lesser end on.
    private struct Edge {
        var low, high: GridPoint
        /// How often the outlines run from low to high less how often they run back.
        var firstWinding = 0, secondWinding = 0
        /// The first chord on it; its direction may be either.
        var chord: Int
        /// How often the outlines wind round the area to the left of low → high, seen on screen.
        var firstLeft = 0, secondLeft = 0
    }

    static let tolerance: CGFloat = 1.0 / 400
    private static let finest: CGFloat = 65_536
    /// Coordinates on the grid stay below this.
    private static let reach: CGFloat = 134_217_728

    /// - Parameter closesFirst: whether open subpaths of the first outline get the lines that close them; those of the second always do.
    init(_ first: Path, _ second: Path, closesFirst: Bool = true) {
        let (firstPieces, secondPieces) = (Self.pieces(first, closing: closesFirst), Self.pieces(second, closing: true))
        pieces = firstPieces + secondPieces
        let farthest = pieces.reduce(1) { farthest, piece in
            [piece.start, piece.control1, piece.control2, piece.end].reduce(farthest) { max($0, abs($1.x), abs($1.y)) }
        }
        var scale = Self.finest
        while scale * farthest >= Self.reach { scale /= 2 }
        while true {
            let (chords, ends) = Self.chords(of: pieces, first: firstPieces.count, scale)
            let cutter = ChordCutter(chords)
            // What lies too close together for the grid is laid on a coarser one; a grid of one unit would hold nothing apart.
            guard cutter.isDone || scale * farthest < 64 else { scale /= 16; continue }
            (self.chords, self.ends, self.scale) = (cutter.chords, ends, scale)
            break
        }
        edges = Self.edges(of: chords)
    }

    /// None if a coordinate is not finite or absurdly large.
    private static func pieces(_ path: Path, closing: Bool) -> [OutlinePiece] {
        let pieces = path.pieces(closing: closing)
        let isSound = pieces.allSatisfy { piece in
            [piece.start, piece.control1, piece.control2, piece.end].allSatisfy { abs($0.x) < 1e9 && abs($0.y) < 1e9 }
        }
        return isSound ? pieces : []
    }

    private static func chords(of pieces: [OutlinePiece], first: Int, _ scale: CGFloat) -> ([GridChord], [GridPoint: CGPoint]) {
        var chords: [GridChord] = [], ends: [GridPoint: CGPoint] = [:]
        func onGrid(_ point: CGPoint) -> GridPoint { GridPoint(x: Int((point.x * scale).rounded()), y: Int((point.y * scale).rounded())) }
        for (number, piece) in pieces.enumerated() {
            let count = piece.chords(within: max(tolerance, 1 / scale))
            var from = onGrid(piece.start), start: CGFloat = 0
            if ends[from] == nil { ends[from] = piece.start }
            for step in 1...count {
                let t = step == count ? 1 : CGFloat(step) / CGFloat(count)
                let to = onGrid(step == count ? piece.end : piece.point(at: t))
                chords.append(GridChord(from: from, to: to, piece: number, start: start, end: t, isSecond: number >= first))
                (from, start) = (to, t)
            }
            if ends[from] == nil { ends[from] = piece.end }
        }
        return (chords, ends)
    }

    // MARK: Areas

    /// Chords on the same stretch made one, sorted, with the windings beside them.
    private static func edges(of chords: [GridChord]) -> [Edge] {
        struct Stretch: Hashable { var low, high: GridPoint }
        var places: [Stretch: Int] = [:], edges: [Edge] = []
        for (number, chord) in chords.enumerated() {
            let (low, high) = chord.from < chord.to ? (chord.from, chord.to) : (chord.to, chord.from)
            let sign = chord.from == low ? 1 : -1
            let place = places[Stretch(low: low, high: high)] ?? edges.count
            if place == edges.count {
                places[Stretch(low: low, high: high)] = place
                edges.append(Edge(low: low, high: high, chord: number))
            }
            if chord.isSecond { edges[place].secondWinding += sign } else { edges[place].firstWinding += sign }
        }
        edges.sort { ($0.low, $0.high) < ($1.low, $1.high) }
        // A ray goes up from each stretch's middle (doubled, to stay whole); a vertical one's starts just right of it.
        func middle(_ index: Int) -> GridPoint {
            GridPoint(x: edges[index].low.x + edges[index].high.x, y: edges[index].low.y + edges[index].high.y)
        }
        var active: [Int] = [], next = 0
        for (middle, index) in edges.indices.map({ (middle($0), $0) }).sorted(by: { ($0.0.x, $0.1) < ($1.0.x, $1.1) }) {
            while next < edges.count, 2 * edges[next].low.x <= middle.x {
                active.append(next)
                next += 1
            }
            active.removeAll { 2 * edges[$0].high.x <= middle.x }
            for other in active where other != index {
                let (low, high) = (edges[other].low, edges[other].high)
                guard (high - low).cross(GridPoint(x: middle.x - 2 * low.x, y: middle.y - 2 * low.y)) > 0 else { continue }
                edges[index].firstLeft += edges[other].firstWinding
                edges[index].secondLeft += edges[other].secondWinding
            }
        }
        return edges
    }

    /// The outline of an area, clockwise on screen, holes the other way; filled alike by both rules.
    ///
    /// - Parameters:
    ///   - evenOdd: by which rule the two outlines are filled.
    ///   - isWanted: whether a place is in the area, from whether it is in the first and in the second.
    func path(evenOdd: Bool, where isWanted: (Bool, Bool) -> Bool) -> Path {
        func isInside(_ winding: Int) -> Bool { evenOdd ? winding % 2 != 0 : winding != 0 }
        var stretches: [Stretch] = []
        for edge in edges {
            let left = isWanted(isInside(edge.firstLeft), isInside(edge.secondLeft))
            let right = isWanted(isInside(edge.firstLeft + edge.firstWinding), isInside(edge.secondLeft + edge.secondWinding))
            guard left != right else { continue }
            let stretch = Stretch(chords[edge.chord], from: edge.low)
            stretches.append(right ? stretch : stretch.reversed)
        }
        var outline = Path()
        for ring in Self.rings(stretches) { append(ring, isRing: true, to: &outline) }
        return outline
    }

    /// A stretch with a direction, and where on its piece of the outline it lies.
    private struct Stretch {
        var from, to: GridPoint
        var piece: Int
        var start, end: CGFloat

        init(_ chord: GridChord, from: GridPoint) {
            let isForward = chord.from == from
            (self.from, to) = isForward ? (chord.from, chord.to) : (chord.to, chord.from)
            (start, end) = isForward ? (chord.start, chord.end) : (chord.end, chord.start)
            piece = chord.piece
        }

        var reversed: Stretch {
            var copy = self
            (copy.from, copy.to, copy.start, copy.end) = (to, from, end, start)
            return copy
        }

        /// Whether the same piece goes on.
        func goesOn(in next: Stretch) -> Bool {
            piece == next.piece && end == next.start && (end > start) == (next.end > next.start)
        }
    }

    /// Stretches joined end to end. Where several go on from a point, the one that turns most to the right is taken, so that areas that
    /// touch in a point are told one by one.
    private static func rings(_ stretches: [Stretch]) -> [[Stretch]] {
        var leaving: [GridPoint: [Int]] = [:]
        for (index, stretch) in stretches.enumerated() { leaving[stretch.from, default: []].append(index) }
        var rings: [[Stretch]] = [], isTaken = [Bool](repeating: false, count: stretches.count)
        for first in stretches.indices where !isTaken[first] {
            var ring = [stretches[first]], isClosed = false
            isTaken[first] = true
            while let last = ring.last {
                if last.to == ring[0].from { isClosed = true; break }
                let back = last.from - last.to
                let ways = (leaving[last.to] ?? []).filter { !isTaken[$0] }
                guard let next = ways.min(by: { comesFirst(stretches[$0].to - last.to, stretches[$1].to - last.to, from: back) }) else { break }
                isTaken[next] = true
                ring.append(stretches[next])
            }
            if isClosed, ring.count > 1 { rings.append(ring) }
        }
        return rings
    }

    /// Whether a direction is met before another, turning anticlockwise on screen from a third one.
    private static func comesFirst(_ a: GridPoint, _ b: GridPoint, from start: GridPoint) -> Bool {
        func half(_ direction: GridPoint) -> Int {
            let side = start.cross(direction)
            return side < 0 ? 0 : side > 0 ? 2 : start.dot(direction) < 0 ? 1 : 3
        }
        let (first, second) = (half(a), half(b))
        return first != second ? first < second : a.cross(b) < 0
    }

    // MARK: Lines

    /// The stretches of the first outline's lines, in order, that lie inside the second's area or on its border; or those that do not.
    func lines(evenOdd: Bool, inside isWanted: Bool) -> Path {
        func isInside(_ winding: Int) -> Bool { evenOdd ? winding % 2 != 0 : winding != 0 }
        var touching: [GridPoint: [Edge]] = [:]
        for edge in edges { touching[edge.low, default: []].append(edge) }
        func isCovered(_ chord: GridChord) -> Bool {
            let (low, high) = chord.from < chord.to ? (chord.from, chord.to) : (chord.to, chord.from)
            guard let edge = touching[low]?.first(where: { $0.high == high }) else { return false }
            return isInside(edge.secondLeft) || isInside(edge.secondLeft + edge.secondWinding)
        }
        var runs: [[Stretch]] = []
        // Of a subpath that ends where it began, the last run goes on in the first.
        var firstOfSubpath = 0, beginning: GridPoint?, last: GridChord?, wasKept = false
        func endSubpath() {
            guard let last, last.to == beginning, runs.count - firstOfSubpath > 1, let end = runs.last?.last, end.to == last.to,
                runs[firstOfSubpath][0].from == last.to
            else { return }
            runs[firstOfSubpath] = runs.removeLast() + runs[firstOfSubpath]
        }
        for chord in chords where !chord.isSecond {
            if last?.to != chord.from {
                endSubpath()
                (firstOfSubpath, beginning, wasKept) = (runs.count, chord.from, false)
            }
            last = chord
            let isKept = isCovered(chord) == isWanted, stretch = Stretch(chord, from: chord.from)
            if isKept && wasKept { runs[runs.count - 1].append(stretch) } else if isKept { runs.append([stretch]) }
            wasKept = isKept
        }
        endSubpath()
        var lines = Path()
        for run in runs { append(run, isRing: run.count > 2 && run[0].from == run[run.count - 1].to, to: &lines) }
        return lines
    }

    // MARK: Outlines

    /// Adds stretches that follow each other, those of one piece as one.
    private func append(_ stretches: [Stretch], isRing: Bool, to path: inout Path) {
        var stretches = stretches
        // A ring begins where one piece ends and another begins.
        if isRing, let seam = stretches.indices.first(where: { !stretches[($0 + stretches.count - 1) % stretches.count].goesOn(in: stretches[$0]) }) {
            stretches = Array(stretches[seam...] + stretches[..<seam])
        }
        var runs: [(from: GridPoint, to: GridPoint, part: OutlinePiece)] = []
        var index = 0
        while index < stretches.count {
            var last = index
            while last + 1 < stretches.count, stretches[last].goesOn(in: stretches[last + 1]) { last += 1 }
            let part = pieces[stretches[index].piece].part(from: stretches[index].start, to: stretches[last].end)
            runs.append((stretches[index].from, stretches[last].to, part))
            index = last + 1
        }
        // Lines that go on straight are one.
        func isStraight(_ a: (from: GridPoint, to: GridPoint, part: OutlinePiece), _ b: (from: GridPoint, to: GridPoint, part: OutlinePiece)) -> Bool {
            let (before, after) = (a.to - a.from, b.to - b.from)
            return a.part.isLine && b.part.isLine && before.cross(after) == 0 && before.dot(after) > 0
        }
        var joined: [(from: GridPoint, to: GridPoint, part: OutlinePiece)] = []
        for run in runs {
            if let last = joined.last, isStraight(last, run) { joined[joined.count - 1].to = run.to } else { joined.append(run) }
        }
        if isRing, joined.count > 2, isStraight(joined[joined.count - 1], joined[0]) {
            joined[0].from = joined[joined.count - 1].from
            joined.removeLast()
        }
        path.move(to: place(joined[0].from))
        for (number, run) in joined.enumerated() {
            if !run.part.isLine {
                path.addCurve(to: place(run.to), control1: run.part.control1, control2: run.part.control2)
            } else if !isRing || number < joined.count - 1 {
                path.addLine(to: place(run.to))
            }
        }
        if isRing { path.closeSubpath() }
    }

    private func place(_ point: GridPoint) -> CGPoint { ends[point] ?? CGPoint(x: CGFloat(point.x) / scale, y: CGFloat(point.y) / scale) }
}
