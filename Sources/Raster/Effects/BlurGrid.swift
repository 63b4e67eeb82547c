/// The small picture of a blur: square cells of the canvas, and which of them an area touches.
struct BlurGrid: Sendable {
    let area: PixelRect
    /// Pixels along a cell's side, a power of two.
    let side: Int
    /// The cells' first column and row on the canvas, counted in cells; one more than the area touches on every side.
    let firstColumn, firstRow: Int
    let columns, rows: Int

    init(area: PixelRect, reduction: Int) {
        (self.area, side) = (area, reduction)
        let margin = reduction == 1 ? 0 : 1
        func cell(_ pixel: Int) -> Int { pixel >> reduction.trailingZeroBitCount }
        firstColumn = cell(area.minX) - margin
        firstRow = cell(area.minY) - margin
        columns = cell(area.maxX - 1) + margin + 1 - firstColumn
        rows = cell(area.maxY - 1) + margin + 1 - firstRow
    }

    /// The pixels of the area that some rows of cells cover.
    func pixels(of rows: Range<Int>) -> PixelRect {
        func line(_ row: Int) -> Int { min(max((firstRow + row) * side, area.minY), area.maxY) }
        return PixelRect(minX: area.minX, minY: line(rows.lowerBound), maxX: area.maxX, maxY: line(rows.upperBound))
    }

    /// Each cell's average component × 16 in some rows of cells; what lies outside the area is clear.
    ///
    /// - Parameter pixels: those that the rows cover, and nothing else.
    func average(_ pixels: UnsafePointer<UInt32>, _ rows: Range<Int>, into cells: BlurPlane) {
        // One cell more on both sides than the area touches, so that whole cells may be summed.
        let left = area.minX - firstColumn * side
        var sums = Scratch<UInt16>()
        sums.reserve(columns * side * 4)
        var line = pixels
        for row in rows {
            sums.base.initialize(repeating: 0, count: columns * side * 4)
            for _ in 0..<self.pixels(of: row..<row + 1).height {
                Self.add(UnsafeRawPointer(line).assumingMemoryBound(to: UInt8.self), to: sums.base + left * 4, area.width * 4)
                line += area.width
            }
            averageColumns(sums.base, cells, row)
        }
    }

    private static func add(_ bytes: UnsafePointer<UInt8>, to sums: UnsafeMutablePointer<UInt16>, _ count: Int) {
        for index in 0..<count { sums[index] &+= UInt16(bytes[index]) }
    }

    /// Sums of a cell's columns, of up to 64 bytes each, become its average.
    private func averageColumns(_ sums: UnsafePointer<UInt16>, _ cells: BlurPlane, _ row: Int) {
        // 16 ÷ side², a power of two.
        let bits = UInt32(2 * side.trailingZeroBitCount), sums = UnsafeRawPointer(sums)
        for cell in 0..<columns {
            let place = sums + cell &* side &* 8
            var two = SIMD8<UInt16>.zero, average: SIMD4<UInt16>
            if side <= 16 {
                // Up to 256 bytes fit into 16 bits.
                var column = 0
                while column < side {
                    two &+= place.loadUnaligned(fromByteOffset: column &* 8, as: SIMD8<UInt16>.self)
                    column &+= 2
                }
                let sum = two.lowHalf &+ two.highHalf
                average = bits <= 4
                    ? sum &<< SIMD4(repeating: UInt16(4 &- bits))
                    : (sum &+ SIMD4(repeating: 1 &<< UInt16(bits &- 5))) &>> SIMD4(repeating: UInt16(bits &- 4))
            } else {
                var sum = SIMD4<UInt32>.zero
                for column in 0..<side {
                    sum &+= SIMD4<UInt32>(truncatingIfNeeded: place.loadUnaligned(fromByteOffset: column &* 8, as: SIMD4<UInt16>.self))
                }
                average = SIMD4<UInt16>(truncatingIfNeeded: (sum &* SIMD4(repeating: 16) &+ SIMD4(repeating: 1 &<< (bits &- 1))) &>> SIMD4(repeating: bits))
            }
            cells.pixel(cell, row).storeBytes(of: average, as: SIMD4<UInt16>.self)
        }
    }
}
