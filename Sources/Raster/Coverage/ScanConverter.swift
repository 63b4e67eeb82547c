/// Computes how much of each pixel of a row an outline covers: exact areas, no sampling pattern.
///
/// A row is cut into strips wherever an edge begins, ends or crosses another, so that inside a strip the edges are in a fixed order
/// from left to right. The winding number is counted across them, and only edges where inside and outside meet enter the sum of
/// areas. Therefore overlapping and self-intersecting outlines are right too, by both filling rules; plain signed areas, as most
/// rasterisers sum them, would cancel or double there. Rows know nothing of each other, so painting may begin at any row.
struct ScanConverter {
    /// The coverage of the row converted last.
    private(set) var row = CoverageRow()

    private let edges: [Edge]
    private let isEvenOdd, isAntialiased: Bool
    private let area: PixelRect
    private var accumulator: AreaAccumulator
    private var next = 0
    private var active: [Int] = []
    private var isSteady = false
    private var heights: [Double] = []
    private var strip: [StripEdge] = []

    /// An edge inside a strip: where it is at the strip's top and bottom.
    private struct StripEdge {
        var top, bottom: Double
        var winding: Int
        /// Keeps `bottom` while the part above a crossing is emitted.
        var end = 0.0
    }

    /// Past this many crossings in one row the order in the middle of what is left of the row is taken: an outline of scribbles
    /// must not take quadratic time, and no eye can tell.
    private static let mostCrossings = 32

    /// - Parameter area: the pixels wanted; rows must be asked for from top to bottom.
    init(_ list: EdgeList, isEvenOdd: Bool, isAntialiased: Bool, area: PixelRect) {
        edges = list.edges
        (self.isEvenOdd, self.isAntialiased, self.area) = (isEvenOdd, isAntialiased, area)
        accumulator = AreaAccumulator(minX: area.minX, width: area.width)
    }

    mutating func convert(row y: Int) {
        let top = Double(y), bottom = top + 1
        let changed = updateActive(top: top, bottom: bottom)
        if isSteady && !changed { return }
        row.removeAll()
        isSteady = active.allSatisfy { edges[$0].x0 == edges[$0].x1 && edges[$0].y0 <= top && edges[$0].y1 >= bottom }
        if active.isEmpty { return }
        heights.removeAll(keepingCapacity: true)
        heights.append(top)
        heights.append(bottom)
        for index in active {
            let edge = edges[index]
            if edge.y0 > top { heights.append(edge.y0) }
            if edge.y1 < bottom { heights.append(edge.y1) }
        }
        if heights.count > 2 { Self.sort(&heights) }
        var crossings = 0
        for index in 1..<heights.count where heights[index] > heights[index - 1] {
            convertStrip(heights[index - 1], heights[index], &crossings)
        }
        accumulator.finish(into: &row, isAntialiased: isAntialiased)
    }

    /// Brings the list of edges that touch the row up to date; tells whether any began, ended, or does so inside the row.
    private mutating func updateActive(top: Double, bottom: Double) -> Bool {
        var changed = false
        if active.contains(where: { edges[$0].y1 <= top }) {
            active.removeAll { edges[$0].y1 <= top }
            changed = true
        }
        while next < edges.count && edges[next].y0 < bottom {
            if edges[next].y1 > top {
                active.append(next)
                changed = true
            }
            next += 1
        }
        return changed || active.contains { edges[$0].y1 < bottom }
    }

    /// Rows have few heights: putting each in its place is faster than a sort made for many.
    private static func sort(_ heights: inout [Double]) {
        if heights.count > 48 { heights.sort(); return }
        heights.withUnsafeMutableBufferPointer { heights in
            for index in 1..<heights.count {
                let height = heights[index]
                var place = index
                while place > 0 && heights[place &- 1] > height {
                    heights[place] = heights[place &- 1]
                    place &-= 1
                }
                heights[place] = height
            }
        }
    }

    private mutating func convertStrip(_ top: Double, _ bottom: Double, _ crossings: inout Int) {
        strip.removeAll(keepingCapacity: true)
        for index in active {
            let edge = edges[index]
            if edge.y0 <= top && edge.y1 >= bottom {
                strip.append(StripEdge(top: edge.x(at: top), bottom: edge.x(at: bottom), winding: edge.winding))
            }
        }
        var height = bottom - top
        while true {
            sortStrip()
            guard let crossing = firstCrossing() else { break }
            crossings += 1
            if crossings > Self.mostCrossings {
                insertionSort { $0.top + $0.bottom < $1.top + $1.bottom }
                break
            }
            // Emit what lies above the crossing, then go on below it with the two edges in their new order.
            let part = crossing.fraction
            for index in strip.indices {
                let edge = strip[index]
                strip[index].end = edge.bottom
                strip[index].bottom = edge.top + (edge.bottom - edge.top) * part
            }
            strip[crossing.index + 1].bottom = strip[crossing.index].bottom
            emit(height: height * part)
            for index in strip.indices { (strip[index].top, strip[index].bottom) = (strip[index].bottom, strip[index].end) }
            height *= 1 - part
        }
        emit(height: height)
    }

    private mutating func sortStrip() {
        insertionSort { $0.top < $1.top || ($0.top == $1.top && $0.bottom < $1.bottom) }
    }

    private mutating func insertionSort(_ precedes: (StripEdge, StripEdge) -> Bool) {
        if strip.count > 64 { strip.sort(by: precedes); return }
        strip.withUnsafeMutableBufferPointer { strip in
            var index = 1
            while index < strip.count {
                let edge = strip[index]
                var place = index
                while place > 0 && precedes(edge, strip[place &- 1]) {
                    strip[place] = strip[place &- 1]
                    place &-= 1
                }
                if place != index { strip[place] = edge }
                index &+= 1
            }
        }
    }

    /// The highest crossing of neighbours in the strip, as a fraction of its height; nil if the order holds to the bottom.
    private func firstCrossing() -> (index: Int, fraction: Double)? {
        strip.withUnsafeBufferPointer { strip in
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
    }

    /// Adds the areas right of each edge at which inside and outside meet.
    private mutating func emit(height: Double) {
        if height <= 0 { return }
        var winding = 0
        for edge in strip {
            let before = winding
            winding += edge.winding
            let wasInside = isEvenOdd ? before & 1 != 0 : before != 0
            let isInside = isEvenOdd ? winding & 1 != 0 : winding != 0
            if wasInside != isInside { accumulator.add(from: edge.top, to: edge.bottom, height: isInside ? height : -height) }
        }
    }
}
