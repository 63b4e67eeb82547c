/// Sums the areas right of edges within one row and turns them into coverage.
///
/// Each edge leaves, in every cell that it crosses, the change of coverage from the cell before it; the running sum from the left
/// is the coverage. Only cells near edges are visited: between them coverage is even. The idea is that of FreeType's and font-rs's
/// accumulation buffers; here it is exact because only true borders come in (see `ScanConverter`).
struct AreaAccumulator {
    private let minX, width: Int
    /// Two more cells than the row is wide: the change of an edge in the last cell falls beyond it.
    private var changes: [Double]
    /// Stretches of cells that were written to, in the order of writing.
    private var touched: [(start: Int, end: Int)] = []

    init(minX: Int, width: Int) {
        (self.minX, self.width) = (minX, max(0, width))
        changes = Array(repeating: 0, count: max(0, width) + 2)
    }

    /// Adds the area right of a line that runs from x = `from` to x = `to` while y grows by `height` (negative: takes it away).
    mutating func add(from: Double, to: Double, height: Double) {
        var x0 = from - Double(minX), x1 = to - Double(minX)
        if x0 > x1 { swap(&x0, &x1) }
        let last = Double(width)
        if x0 >= last { return }
        if x1 <= 0 { mark(0, 1); changes[0] += height; return }
        if x1 - x0 < 1e-12 { addWithinCell(x0, x0, height); return }
        // Parts left of the row count as its first cell's border, parts right of it as nothing.
        let perUnit = height / (x1 - x0)
        if x0 < 0 {
            mark(0, 1)
            changes[0] += -x0 * perUnit
            x0 = 0
        }
        if x1 > last { x1 = last }
        var x = x0
        while x < x1 {
            let end = min(x1, x.rounded(.down) + 1)
            addWithinCell(x, end, (end - x) * perUnit)
            x = end
        }
    }

    @inline(__always) private mutating func addWithinCell(_ x0: Double, _ x1: Double, _ height: Double) {
        let cell = min(Int(x0), width - 1)
        let rest = height * ((x0 + x1) * 0.5 - Double(cell))
        changes[cell] += height - rest
        changes[cell + 1] += rest
        mark(cell, cell + 2)
    }

    @inline(__always) private mutating func mark(_ start: Int, _ end: Int) {
        if let last = touched.last, start >= last.start && start <= last.end {
            if end > last.end { touched[touched.count - 1].end = end }
        } else {
            touched.append((start, end))
        }
    }

    /// Writes the row's coverage and makes the accumulator ready for the next one.
    mutating func finish(into row: inout CoverageRow, isAntialiased: Bool) {
        if touched.count > 1 { sortTouched() }
        var sum = 0.0, index = 0, position = 0
        while index < touched.count {
            let start = touched[index].start
            var end = touched[index].end
            index += 1
            while index < touched.count && touched[index].start <= end {
                end = max(end, touched[index].end)
                index += 1
            }
            appendEven(position, start, sum, &row, isAntialiased)
            let visible = min(end, width)
            if start < visible { row.runs.append(.varying(minX + start, minX + visible, offset: row.bytes.count)) }
            for cell in start..<end {
                sum += changes[cell]
                changes[cell] = 0
                if cell < width { row.bytes.append(Self.coverage(sum, isAntialiased)) }
            }
            position = end
        }
        appendEven(position, width, sum, &row, isAntialiased)
        touched.removeAll(keepingCapacity: true)
    }

    /// Stretches are few and nearly in order.
    private mutating func sortTouched() {
        if touched.count > 48 { touched.sort { $0.start < $1.start }; return }
        touched.withUnsafeMutableBufferPointer { touched in
            for index in 1..<touched.count {
                let stretch = touched[index]
                var place = index
                while place > 0 && touched[place &- 1].start > stretch.start {
                    touched[place] = touched[place &- 1]
                    place &-= 1
                }
                touched[place] = stretch
            }
        }
    }

    private func appendEven(_ start: Int, _ end: Int, _ sum: Double, _ row: inout CoverageRow, _ isAntialiased: Bool) {
        let value = Self.coverage(sum, isAntialiased)
        if start < end && value > 0 { row.runs.append(.even(minX + start, minX + end, value)) }
    }

    @inline(__always) private static func coverage(_ area: Double, _ isAntialiased: Bool) -> UInt8 {
        let area = min(max(area, 0), 1)
        return isAntialiased ? UInt8(area * 255 + 0.5) : (area >= 0.5 ? 255 : 0)
    }
}
