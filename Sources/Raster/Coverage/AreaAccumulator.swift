/// Sums the areas right of edges within one row and turns them into coverage.
///
/// Each edge leaves, in every cell that it crosses, the change of coverage from the cell before it; the running sum from the left
/// is the coverage. Only cells near edges are visited: between them coverage is even. The idea is that of FreeType's and font-rs's
/// accumulation buffers; here it is exact because only true borders come in (see `ScanConverter`).
struct AreaAccumulator: ~Copyable {
    private var minX = 0, width = 0
    /// Two more cells than the row is wide, as the change of an edge in the last cell falls beyond it, and a few for stretches that are
    /// made longer. All are zero between rows.
    private var changes = UnsafeMutablePointer<Double>.allocate(capacity: 1)
    private var room = 0
    /// Stretches of cells that were written to, in the order of writing.
    private var touched = Scratch<Stretch>()

    struct Stretch { var start, end: Int }

    /// Even stretches of fewer cells count to the uneven ones beside them, whose loops work on four cells at a time.
    private static let leastEven = 8

    deinit { changes.deallocate() }

    /// Makes ready for rows of a width, the first cell of which is the pixel column `minX`.
    mutating func begin(minX: Int, width: Int) {
        (self.minX, self.width) = (minX, max(0, width))
        let needed = self.width + 2 + Self.leastEven
        if needed > room {
            changes.deallocate()
            changes = .allocate(capacity: needed)
            changes.initialize(repeating: 0, count: needed)
            room = needed
        }
    }

    /// Adds the area right of a line that runs from x = `from` to x = `to` while y grows by `height` (negative: takes it away).
    @inline(__always) mutating func add(from: Double, to: Double, height: Double) {
        var x0 = from - Double(minX), x1 = to - Double(minX)
        if x0 > x1 { swap(&x0, &x1) }
        let last = Double(width)
        if x0 >= last { return }
        if x1 <= 0 { mark(0, 1); changes[0] += height; return }
        if x1 - x0 < 1e-12 {
            let cell = Int(x0)
            addWithin(cell, x0, x0, height)
            mark(cell, cell &+ 2)
            return
        }
        // Parts left of the row count as its first cell's border, parts right of it as nothing.
        let perUnit = height / (x1 - x0)
        if x0 < 0 {
            mark(0, 1)
            changes[0] += -x0 * perUnit
            x0 = 0
        }
        if x1 > last { x1 = last }
        let first = Int(x0)
        var cell = first, x = x0
        while true {
            let end = min(x1, Double(cell &+ 1))
            addWithin(cell, x, end, (end - x) * perUnit)
            if end >= x1 { break }
            cell &+= 1
            x = end
        }
        mark(first, cell &+ 2)
    }

    @inline(__always) private func addWithin(_ cell: Int, _ x0: Double, _ x1: Double, _ height: Double) {
        let rest = height * ((x0 + x1) * 0.5 - Double(cell))
        changes[cell] += height - rest
        changes[cell &+ 1] += rest
    }

    @inline(__always) private mutating func mark(_ start: Int, _ end: Int) {
        let index = touched.count &- 1
        if index >= 0 {
            let last = touched[index]
            if start <= last.end && end >= last.start {
                touched[index] = Stretch(start: min(start, last.start), end: max(end, last.end))
                return
            }
        }
        touched.append(Stretch(start: start, end: end))
    }

    /// Writes the row's coverage and makes the accumulator ready for the next one.
    mutating func finish(into row: inout CoverageRow, isAntialiased: Bool) {
        _ = finish(into: &row, isAntialiased: isAntialiased, looksForTies: false)
    }

    /// The same; false if an area lies so near to the middle between two levels that the order of sums may have decided between them.
    mutating func finishUnlessTied(into row: inout CoverageRow, isAntialiased: Bool) -> Bool {
        finish(into: &row, isAntialiased: isAntialiased, looksForTies: true)
    }

    @inline(__always)
    private mutating func finish(into row: inout CoverageRow, isAntialiased: Bool, looksForTies: Bool) -> Bool {
        if touched.count > 1 { touched.sort(0..<touched.count) { $0.start < $1.start } }
        // Coverages stand in the bytes where their cells stand in the row.
        row.bytes.reserve(room)
        let bytes = row.bytes.base
        var sum = 0.0, index = 0, position = 0, isTied = false
        while index < touched.count {
            let start = touched[index].start
            var end = touched[index].end
            index &+= 1
            while index < touched.count && touched[index].start < end &+ Self.leastEven {
                end = max(end, touched[index].end)
                index &+= 1
            }
            appendEven(position, start, sum, &row, isAntialiased)
            // Whole groups of four where there is room.
            end = min(width, start &+ (end &- start &+ 3) & ~3)
            var cell = start
            while cell < end {
                sum += changes[cell]
                changes[cell] = 0
                bytes[cell] = Self.coverage(sum, isAntialiased)
                if looksForTies && Self.isTied(sum, isAntialiased) { isTied = true }
                cell &+= 1
            }
            if start < end { row.runs.append(.varying(minX &+ start, minX &+ end, offset: start)) }
            position = max(end, start)
        }
        // Changes beyond the row.
        changes[width] = 0
        changes[width &+ 1] = 0
        appendEven(position, width, sum, &row, isAntialiased)
        touched.removeAll()
        return !isTied
    }

    @inline(__always) private func appendEven(_ start: Int, _ end: Int, _ sum: Double, _ row: inout CoverageRow, _ isAntialiased: Bool) {
        if start >= end { return }
        let value = Self.coverage(sum, isAntialiased)
        if value > 0 { row.runs.append(.even(minX &+ start, minX &+ end, value)) }
    }

    @inline(__always) private static func coverage(_ area: Double, _ isAntialiased: Bool) -> UInt8 {
        if !isAntialiased { return area >= 0.5 ? 255 : 0 }
        // Without jumps, as near edges none could be foreseen.
        let covered = area > 0 ? area : 0
        let level = (covered < 1 ? covered : 1) * 255 + 0.5
        // A number from 2⁵² on has a whole number in its lowest bits; adding rounds to the nearest one, and it is to be the one below.
        let first = 4_503_599_627_370_496.0, sum = level + first
        return UInt8(truncatingIfNeeded: sum.bitPattern &- (sum - first > level ? 1 : 0))
    }

    /// Whether an area lies nearer to the middle between two levels than sums of a row's areas, taken in another order, might differ.
    @inline(__always) private static func isTied(_ area: Double, _ isAntialiased: Bool) -> Bool {
        if !isAntialiased { return abs(area - 0.5) < 1e-9 }
        let level = min(max(area, 0), 1) * 255 + 0.5
        return abs(level - Double(Int32(level)) - 0.5) > 0.5 - 1e-7
    }
}
