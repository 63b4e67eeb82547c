import Graphics

/// The small picture of a blur: square cells of the canvas, and which of them an area touches.
struct BlurGrid: Sendable {
    private let area: PixelRect
    /// Pixels along a cell's side, a power of two.
    private let side: Int
    /// The cells' first column and row on the canvas, counted in cells; one more than the area touches on every side.
    private let firstColumn, firstRow: Int
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

    // MARK: - Going down

    /// Each cell's average component × 16; what lies outside the bitmap is clear.
    func average(_ bitmap: Bitmap, into cells: BlurPlane, threads: Int) {
        bitmap.pixels.withUnsafeBufferPointer { pixels in
            let source = SharedBuffer(base: UnsafeMutablePointer(mutating: pixels.baseAddress!))
            Workers.run(rows, threads: threads) { row in
                let target = cells.base + row * columns * 4
                if side == 1 {
                    Self.spread(source.base + row * area.width, target, area.width)
                } else {
                    averageRow(row, source.base, target)
                }
            }
        }
    }

    private static func spread(_ source: UnsafePointer<UInt32>, _ target: UnsafeMutablePointer<UInt16>, _ count: Int) {
        let target = UnsafeMutableRawPointer(target)
        for x in 0..<count {
            let wide = UInt64(source[x])
            let pairs = (wide | wide &<< 16) & 0x0000_FFFF_0000_FFFF
            target.storeBytes(of: ((pairs | pairs &<< 8) & 0x00FF_00FF_00FF_00FF) &<< 4, toByteOffset: x &* 8, as: UInt64.self)
        }
    }

    private func averageRow(_ row: Int, _ source: UnsafePointer<UInt32>, _ target: UnsafeMutablePointer<UInt16>) {
        let sums = UnsafeMutablePointer<UInt32>.allocate(capacity: columns * 4)
        sums.initialize(repeating: 0, count: columns * 4)
        defer { sums.deallocate() }
        let top = (firstRow + row) * side
        for y in max(top, area.minY)..<max(max(top, area.minY), min(top + side, area.maxY)) {
            let line = source + (y - area.minY) * area.width
            var x = area.minX
            while x < area.maxX {
                let cell = x >> side.trailingZeroBitCount, end = min((cell + 1) * side, area.maxX)
                // Two components in each word: sums of up to 256 bytes fit.
                var low: UInt32 = 0, high: UInt32 = 0
                while x < end {
                    let pixel = line[x &- area.minX]
                    low &+= pixel & 0x00FF_00FF
                    high &+= pixel &>> 8 & 0x00FF_00FF
                    x &+= 1
                }
                let sum = sums + (cell &- firstColumn) &* 4
                sum[0] &+= low & 0xFFFF
                sum[1] &+= high & 0xFFFF
                sum[2] &+= low &>> 16
                sum[3] &+= high &>> 16
            }
        }
        // 16 ÷ side², a power of two.
        let shift = UInt32(2 * side.trailingZeroBitCount)
        let half: UInt32 = (1 << shift) >> 1
        for index in 0..<columns * 4 { target[index] = UInt16(truncatingIfNeeded: (sums[index] &* 16 &+ half) &>> shift) }
    }

    // MARK: - Going up

    /// The picture that the cells' centres stand for, between them interpolated linearly.
    func interpolate(_ cells: BlurPlane, into bitmap: inout Bitmap, isOpaque: Bool, threads: Int) {
        bitmap.pixels.withUnsafeMutableBufferPointer { pixels in
            let target = SharedBuffer(base: pixels.baseAddress!)
            Workers.run(area.height, threads: threads) { line in
                let row = target.base + line * area.width
                if side == 1 {
                    Self.pack(cells.base + line * columns * 4, row, area.width, isOpaque: isOpaque)
                } else {
                    interpolateRow(line + area.minY, cells, row, isOpaque: isOpaque)
                }
            }
        }
    }

    /// Distances are counted in halves of a pixel, as cells' centres lie between pixels; so none is 0.
    private func interpolateRow(_ y: Int, _ cells: BlurPlane, _ target: UnsafeMutablePointer<UInt32>, isOpaque: Bool) {
        let shift = 1 + side.trailingZeroBitCount, count = (columns - 1) * 4
        let column = UnsafeMutablePointer<UInt16>.allocate(capacity: columns * 4)
        let line = UnsafeMutablePointer<UInt16>.allocate(capacity: count)
        let packed = UnsafeMutablePointer<UInt32>.allocate(capacity: columns)
        defer {
            column.deallocate()
            line.deallocate()
            packed.deallocate()
        }
        let place = 2 * y + 1 - side, upper = place >> shift
        let one = cells.base + (upper - firstRow) * columns * 4
        Self.mix(one, one + columns * 4, UInt16(truncatingIfNeeded: (place - upper << shift) << (16 - shift)), column, columns * 4)
        // All pixels that stand alike in their cells are made together.
        for phase in 0..<side {
            let place = 2 * phase + 1 - side, cell = place >> shift
            // The first one between two cells of ours stands in the first cell, or the second one.
            let start = (firstColumn - cell) * side + phase - area.minX
            Self.mix(column, column + 4, UInt16(truncatingIfNeeded: (place - cell << shift) << (16 - shift)), line, count)
            Self.pack(line, packed, columns - 1, isOpaque: isOpaque)
            for index in max(0, (side - 1 - start) / side)..<columns - 1 {
                let x = start &+ index &* side
                if x >= area.width { break }
                if x >= 0 { target[x] = packed[index] }
            }
        }
    }

    /// Between two rows of components; `share` of the second, × 65536, and neither 0 nor all.
    private static func mix(
        _ one: UnsafePointer<UInt16>, _ other: UnsafePointer<UInt16>, _ share: UInt16, _ target: UnsafeMutablePointer<UInt16>, _ count: Int
    ) {
        let rest = 0 &- share
        for index in 0..<count { target[index] = highProduct(one[index], rest) &+ highProduct(other[index], share) &+ 1 }
    }

    /// Rounded to 8 bits. No component passes alpha: all went through the same sums, which keep order.
    private static func pack(_ source: UnsafePointer<UInt16>, _ target: UnsafeMutablePointer<UInt32>, _ count: Int, isOpaque: Bool) {
        target.withMemoryRebound(to: UInt8.self, capacity: count * 4) { bytes in
            for index in 0..<count * 4 { bytes[index] = UInt8(truncatingIfNeeded: (source[index] &+ 8) &>> 4) }
        }
        guard isOpaque else { return }
        for x in 0..<count where target[x] >> 24 != 255 && target[x] >> 24 != 0 {
            let from = source + x &* 4, alpha = UInt32(from[3])
            func full(_ component: Int) -> UInt32 { (min(4_080, UInt32(from[component]) &* 4_080 / alpha) &+ 8) &>> 4 }
            target[x] = full(0) | full(1) << 8 | full(2) << 16 | 255 << 24
        }
    }
}
