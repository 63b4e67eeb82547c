/// Computes how much of each pixel of a row an outline covers: exact areas, no sampling pattern.
///
/// A row is cut into strips wherever an edge begins, ends or crosses another, so that inside a strip the edges are in a fixed order
/// from left to right. The winding number is counted across them, and only edges where inside and outside meet enter the sum of
/// areas. Therefore overlapping and self-intersecting outlines are right too, by both filling rules; plain signed areas, as most
/// rasterisers sum them, would cancel or double there. Where edges follow each other down a row and keep clear of all others
/// (`RowChains`), their order is known and the row need not be cut. Rows know nothing of each other, so painting may begin at any row.
struct ScanConverter: ~Copyable {
    /// The coverage of the row converted last.
    private(set) var row = CoverageRow()
    /// Whether every row in which an edge begins or ends is cut into strips: by this the chains are judged.
    var isPlain = false

    private var edges: [Edge] = []
    private var isEvenOdd = false, isAntialiased = true
    private var accumulator = AreaAccumulator()
    /// The first edge that begins below the rows so far.
    private var next = 0
    private var active = Scratch<ActiveEdge>()
    /// How far down the last row's coverage holds, no edge being other than upright.
    private var steadyUntil = -Double.infinity
    private var lastRow = Int.min
    private var heights = Scratch<Double>()
    private var strip = Scratch<StripEdge>()
    private var chains = RowChains()

    /// An edge that touches the row.
    struct ActiveEdge {
        var edge: Edge
        /// Where it was at the bottom of the row before, if it reached down to there.
        var x: Double
    }

    /// An edge inside a strip: where it is at the strip's top and bottom.
    struct StripEdge {
        var top, bottom: Double
        var winding: Int
        /// Keeps `bottom` while the part above a crossing is emitted.
        var end = 0.0

        @inline(__always) static func precedes(_ one: StripEdge, _ other: StripEdge) -> Bool {
            one.top < other.top || (one.top == other.top && one.bottom < other.bottom)
        }
    }

    /// Past this many crossings in one row the order in the middle of what is left of the row is taken: an outline of scribbles
    /// must not take quadratic time, and no eye can tell.
    private static let mostCrossings = 32

    /// Turns to another outline.
    ///
    /// - Parameter area: the pixels wanted; rows must be asked for from top to bottom.
    mutating func begin(_ list: EdgeList, isEvenOdd: Bool, isAntialiased: Bool, area: PixelRect) {
        edges = list.edges
        (self.isEvenOdd, self.isAntialiased) = (isEvenOdd, isAntialiased)
        accumulator.begin(minX: area.minX, width: area.width)
        active.removeAll()
        (next, lastRow, steadyUntil) = (0, .min, -.infinity)
    }

    mutating func convert(row y: Int) {
        let top = Double(y), bottom = top + 1
        if bottom <= steadyUntil { lastRow = y; return }
        let isWhole = updateActive(top: top, bottom: bottom, follows: y == lastRow &+ 1)
        lastRow = y
        row.removeAll()
        if active.count == 0 {
            steadyUntil = next < edges.count ? edges[next].y0 : .infinity
            return
        }
        if isWhole {
            convertWholeRow(top, bottom)
        } else {
            if !isPlain && convertChains(top, bottom) { return }
            row.removeAll()
            convertStrips(top, bottom)
        }
        accumulator.finish(into: &row, isAntialiased: isAntialiased)
    }

    /// Brings the list of edges that touch the row up to date; tells whether none begins or ends inside the row.
    private mutating func updateActive(top: Double, bottom: Double, follows: Bool) -> Bool {
        var kept = 0, isWhole = true
        for index in 0..<active.count {
            let end = active[index].edge.y1
            if end <= top { continue }
            if kept != index { active[kept] = active[index] }
            if !follows { active.base[kept].x = active[kept].edge.x(at: top) }
            if end < bottom { isWhole = false }
            kept &+= 1
        }
        active.shorten(to: kept)
        while next < edges.count && edges[next].y0 < bottom {
            let edge = edges[next]
            if edge.y1 > top {
                if edge.y0 > top || edge.y1 < bottom { isWhole = false }
                active.append(ActiveEdge(edge: edge, x: edge.x(at: top)))
            }
            next &+= 1
        }
        return isWhole
    }

    /// A row that every edge passes from top to bottom is one strip.
    private mutating func convertWholeRow(_ top: Double, _ bottom: Double) {
        strip.removeAll()
        var isUpright = true, end = Double.infinity
        for index in 0..<active.count {
            let edge = active[index].edge, x = active[index].x, below = edge.x(at: bottom)
            strip.append(StripEdge(top: x, bottom: below, winding: edge.winding))
            active.base[index].x = below
            if edge.x0 != edge.x1 { isUpright = false }
            end = min(end, edge.y1)
        }
        var crossings = 0
        convertStrip(height: bottom - top, &crossings)
        if isUpright { steadyUntil = next < edges.count ? min(end, edges[next].y0) : end }
    }

    /// False if the row must be cut into strips after all.
    private mutating func convertChains(_ top: Double, _ bottom: Double) -> Bool {
        chains.begin()
        for index in 0..<active.count {
            let edge = active[index].edge, yTop = max(edge.y0, top), yBottom = min(edge.y1, bottom)
            let x = edge.y0 <= top ? active[index].x : edge.x0, below = edge.x(at: yBottom)
            chains.add(RowChains.Piece(top: yTop, bottom: yBottom, xTop: x, xBottom: below, winding: edge.winding))
            active.base[index].x = below
        }
        return chains.emit(into: &accumulator, isEvenOdd: isEvenOdd) && accumulator.finishUnlessTied(into: &row, isAntialiased: isAntialiased)
    }

    /// What `convertChains` is judged by.
    private mutating func convertStrips(_ top: Double, _ bottom: Double) {
        heights.removeAll()
        heights.append(top)
        heights.append(bottom)
        for index in 0..<active.count {
            let edge = active[index].edge
            if edge.y0 > top { heights.append(edge.y0) }
            if edge.y1 < bottom { heights.append(edge.y1) }
        }
        heights.sort(0..<heights.count) { $0 < $1 }
        var crossings = 0
        for index in 1..<heights.count where heights[index] > heights[index &- 1] {
            let (upper, lower) = (heights[index &- 1], heights[index])
            strip.removeAll()
            for index in 0..<active.count {
                let edge = active[index].edge
                if edge.y0 <= upper && edge.y1 >= lower {
                    strip.append(StripEdge(top: edge.x(at: upper), bottom: edge.x(at: lower), winding: edge.winding))
                }
            }
            convertStrip(height: lower - upper, &crossings)
        }
        for index in 0..<active.count { active.base[index].x = active[index].edge.x(at: bottom) }
    }

    private mutating func convertStrip(height: Double, _ crossings: inout Int) {
        var height = height
        while true {
            strip.sort(0..<strip.count, by: StripEdge.precedes)
            guard let crossing = firstCrossing() else { break }
            crossings += 1
            if crossings > Self.mostCrossings {
                strip.sort(0..<strip.count) { $0.top + $0.bottom < $1.top + $1.bottom }
                break
            }
            // Emit what lies above the crossing, then go on below it with the two edges in their new order.
            let part = crossing.fraction
            for index in 0..<strip.count {
                let edge = strip[index]
                strip.base[index].end = edge.bottom
                strip.base[index].bottom = edge.top + (edge.bottom - edge.top) * part
            }
            strip.base[crossing.index + 1].bottom = strip[crossing.index].bottom
            emit(height: height * part)
            for index in 0..<strip.count { (strip.base[index].top, strip.base[index].bottom) = (strip[index].bottom, strip[index].end) }
            height *= 1 - part
        }
        emit(height: height)
    }

    /// The highest crossing of neighbours in the strip, as a fraction of its height; nil if the order holds to the bottom.
    @inline(__always) private func firstCrossing() -> (index: Int, fraction: Double)? {
        var best: (index: Int, fraction: Double)?
        var index = 1
        while index < strip.count {
            let (left, right) = (strip[index &- 1], strip[index])
            if left.bottom > right.bottom + 1e-9 {
                let gapTop = right.top - left.top, gapBottom = left.bottom - right.bottom
                let fraction = gapTop / (gapTop + gapBottom)
                if fraction < best?.fraction ?? 2 { best = (index &- 1, fraction) }
            }
            index &+= 1
        }
        return best
    }

    /// Adds the areas right of each edge at which inside and outside meet.
    @inline(__always) private mutating func emit(height: Double) {
        if height <= 0 { return }
        var winding = Winding(isEvenOdd: isEvenOdd)
        for index in 0..<strip.count {
            let edge = strip[index]
            let sign = winding.pass(edge.winding)
            if sign != 0 { accumulator.add(from: edge.top, to: edge.bottom, height: sign * height) }
        }
    }
}

/// Counts how often an outline winds round a place that moves from left to right across its edges.
struct Winding {
    let isEvenOdd: Bool
    private var number = 0

    init(isEvenOdd: Bool) { self.isEvenOdd = isEvenOdd }

    /// Crosses an edge: 1 if the inside begins there, −1 if it ends, 0 if neither.
    @inline(__always) mutating func pass(_ winding: Int) -> Double {
        let before = number
        number &+= winding
        let wasInside = isEvenOdd ? before & 1 != 0 : before != 0
        let isInside = isEvenOdd ? number & 1 != 0 : number != 0
        return wasInside == isInside ? 0 : isInside ? 1 : -1
    }
}
