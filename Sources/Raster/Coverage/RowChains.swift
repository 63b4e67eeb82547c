/// The edges of one row as chains: pieces of the outline that follow each other from the row's top to its bottom.
///
/// Where chains keep clear of each other they neither cross nor meet, so each is as a whole a border of the shape, or is not; the row
/// need not be cut into strips, of which the curves of a round corner would make many.
struct RowChains: ~Copyable {
    /// The part of an edge that lies in the row.
    struct Piece {
        var top, bottom: Double
        var xTop, xBottom: Double
        var winding: Int

        @inline(__always) var left: Double { min(xTop, xBottom) }
        @inline(__always) var right: Double { max(xTop, xBottom) }
    }

    private var pieces = Scratch<Piece>()
    /// Where each chain ends among the pieces.
    private var ends = Scratch<Int>()

    /// Rows with more pieces are too likely to be none of chains.
    private static let mostPieces = 48

    mutating func begin() { pieces.removeAll() }

    @inline(__always) mutating func add(_ piece: Piece) { pieces.append(piece) }

    /// Adds the areas right of the chains at which inside and outside meet; false, and nothing added, if the pieces are not such chains.
    mutating func emit(into accumulator: inout AreaAccumulator, isEvenOdd: Bool) -> Bool {
        guard find() else { return false }
        var winding = Winding(isEvenOdd: isEvenOdd)
        var index = 0
        for chain in 0..<ends.count {
            let sign = winding.pass(pieces[index].winding), end = ends[chain]
            while index < end {
                let piece = pieces[index]
                if sign != 0 { accumulator.add(from: piece.xTop, to: piece.xBottom, height: sign * (piece.bottom - piece.top)) }
                index &+= 1
            }
        }
        return true
    }

    /// Brings pieces into order: chains from left to right, the pieces of each from top to bottom.
    private mutating func find() -> Bool {
        ends.removeAll()
        let count = pieces.count
        if count == 0 || count > Self.mostPieces { return false }
        pieces.sort(0..<count) { $0.left < $1.left }
        var start = 0
        while start < count {
            var end = start &+ 1, right = pieces[start].right
            while end < count && pieces[end].left <= right {
                right = max(right, pieces[end].right)
                end &+= 1
            }
            if end &- start > 1 && !isChain(start..<end) { return false }
            // All begin and end at the same heights: where a chain begins or ends alone, another is near.
            if pieces[start].top != pieces[0].top || pieces[end &- 1].bottom != pieces[(ends.count == 0 ? end : ends[0]) &- 1].bottom {
                return false
            }
            ends.append(end)
            start = end
        }
        return true
    }

    @inline(__always) private func isChain(_ range: Range<Int>) -> Bool {
        pieces.sort(range) { $0.top < $1.top }
        var index = range.lowerBound &+ 1
        while index < range.upperBound {
            let (upper, lower) = (pieces[index &- 1], pieces[index])
            if upper.bottom != lower.top || upper.xBottom != lower.xTop || upper.winding != lower.winding { return false }
            index &+= 1
        }
        return true
    }
}
