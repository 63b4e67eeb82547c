/// The rows of a blurred picture in an area.
final class BlurredRows: RowShader, @unchecked Sendable {
    private let shader: BlurredShader
    private let grid: BlurGrid
    private let plane: BlurPlane
    /// The first pixel that is made, and how many of them: whole strips of cells.
    private let firstX: Int, firstStrip: Int, strips: Int
    /// A row between two rows of cells.
    private let column: UnsafeMutablePointer<BlurLanes>
    /// What rows become, so many at once, as strips are read from top to bottom; and the first that is there.
    private let pixels: UnsafeMutablePointer<UInt32>
    private let rowsAtOnce: Int
    private var firstRow = Int.min / 2
    /// Of both cells, for each two pixels between the centres of two, four times for each pixel.
    private let shares: UnsafeMutablePointer<(left: BlurLanes, right: BlurLanes)>

    init(_ shader: BlurredShader, _ area: PixelRect) {
        (self.shader, grid, plane) = (shader, shader.cells.grid, shader.cells.plane)
        // Pixels between the centres of two cells belong together; the first such are those right of the first cell's centre.
        let half = grid.side / 2, bits = grid.side.trailingZeroBitCount
        let origin = grid.firstColumn * grid.side + half
        firstStrip = (area.minX - origin) >> bits / BlurLines.count
        let lastCell = min((area.maxX - 1 - origin) >> bits + 1, grid.columns - 1)
        strips = lastCell / BlurLines.count - firstStrip + 1
        firstX = origin + firstStrip * BlurLines.count * grid.side
        let cells = strips * BlurLines.count
        column = BlurLines.room(for: cells / 2 + 1)
        column.initialize(repeating: .zero, count: cells / 2 + 1)
        rowsAtOnce = grid.side == 1 ? 16 : 1
        pixels = .allocate(capacity: cells * grid.side * rowsAtOnce)
        shares = .allocate(capacity: max(1, half))
        // Distances are counted in halves of a pixel, as cells' centres lie between pixels; so none is 0.
        for pair in 0..<half {
            func share(_ pixel: Int) -> SIMD4<UInt16> { SIMD4(repeating: UInt16(truncatingIfNeeded: (2 * pixel + 1) << (15 - bits))) }
            let right = BlurLanes(lowHalf: share(2 * pair), highHalf: share(2 * pair + 1))
            (shares + pair).initialize(to: (0 &- right, right))
        }
    }

    deinit {
        column.deallocate()
        pixels.deallocate()
        shares.deallocate()
    }

    var isOpaque: Bool { shader.isOpaque }

    func shade(x: Int, y: Int, count: Int, into row: UnsafeMutablePointer<UInt32>) {
        if y < firstRow || y >= firstRow + rowsAtOnce {
            firstRow = y
            if grid.side == 1 { makeRows(y) } else { interpolateRow(y) }
        }
        row.update(from: pixels + (y - firstRow) * width + (x - firstX), count: count)
    }

    private var width: Int { strips * BlurLines.count * grid.side }

    /// Cells are pixels.
    private func makeRows(_ y: Int) {
        let line = y - grid.area.minY, rows = min(rowsAtOnce, grid.rows - line)
        for strip in 0..<strips {
            let source = plane.pixels(strip: firstStrip + strip, line), target = UnsafeMutableRawPointer(pixels + strip * BlurLines.count)
            for row in 0..<rows {
                for part in 0..<BlurLines.vectors {
                    target.storeBytes(of: Self.rounded(source[row &* BlurLines.vectors &+ part]), toByteOffset: row &* width &* 4 &+ part &* 8, as: SIMD8<UInt8>.self)
                }
            }
        }
        if !shader.fillsBorders { return }
        for row in 0..<rows {
            fillBorders(pixels + row * width) { x in
                plane.pixel(firstStrip * BlurLines.count + x, line + row).load(as: SIMD4<UInt16>.self)
            }
        }
    }

    private func interpolateRow(_ y: Int) {
        let bits = grid.side.trailingZeroBitCount
        let line = y - grid.side / 2 - grid.firstRow * grid.side, upper = line >> bits
        let share = UInt16(truncatingIfNeeded: (2 * (line - upper << bits) + 1) << (15 - bits))
        for strip in 0..<strips {
            let above = plane.pixels(strip: firstStrip + strip, upper), below = plane.pixels(strip: firstStrip + strip, upper + 1)
            let shares = (left: BlurLanes(repeating: 0 &- share), right: BlurLanes(repeating: share))
            for part in 0..<BlurLines.vectors { column[strip &* BlurLines.vectors &+ part] = Self.between(above[part], below[part], shares) }
        }
        // A side of two pixels, the most frequent one, needs no inner loop.
        if grid.side == 2 { spread(1) } else { spread(grid.side / 2) }
        if !shader.fillsBorders { return }
        fillBorders(pixels) { x in
            let cell = x >> bits, place = x - (cell << bits), shares = shares[place / 2]
            let two = UnsafeRawPointer(column).loadUnaligned(fromByteOffset: cell &* 8, as: BlurLanes.self)
            let mixed = Self.between(
                BlurLanes(lowHalf: two.lowHalf, highHalf: two.lowHalf), BlurLanes(lowHalf: two.highHalf, highHalf: two.highHalf), shares)
            return place % 2 == 0 ? mixed.lowHalf : mixed.highHalf
        }
    }

    /// Makes the row of pixels, between two cells so many pairs.
    @inline(__always) private func spread(_ pairs: Int) {
        let column = UnsafeRawPointer(column), target = UnsafeMutableRawPointer(pixels), shares = shares
        var place = 0
        for cell in 0..<strips &* BlurLines.count {
            let left = column.load(fromByteOffset: cell &* 8, as: SIMD4<UInt16>.self), right = column.load(fromByteOffset: cell &* 8 &+ 8, as: SIMD4<UInt16>.self)
            let one = BlurLanes(lowHalf: left, highHalf: left), other = BlurLanes(lowHalf: right, highHalf: right)
            for pair in 0..<pairs {
                target.storeBytes(of: Self.rounded(Self.between(one, other, shares[pair])), toByteOffset: place, as: SIMD8<UInt8>.self)
                place &+= 8
            }
        }
    }

    /// Between components: shares of both, × 65536, none of which is 0.
    @inline(__always) private static func between(_ one: BlurLanes, _ other: BlurLanes, _ shares: (left: BlurLanes, right: BlurLanes)) -> BlurLanes {
        highProduct(one, shares.left) &+ highProduct(other, shares.right) &+ BlurLanes(repeating: 1)
    }

    /// To 8 bits. No component passes alpha: all went through the same sums, which keep order.
    @inline(__always) private static func rounded(_ components: BlurLanes) -> SIMD8<UInt8> {
        SIMD8<UInt8>(truncatingIfNeeded: (components &+ BlurLanes(repeating: 8)) &>> BlurLanes(repeating: 4))
    }

    /// Divides alpha out of a row's pixels where it fades; `components` gives a pixel with the fractions of levels.
    @inline(__always) private func fillBorders(_ pixels: UnsafeMutablePointer<UInt32>, _ components: (Int) -> SIMD4<UInt16>) {
        for start in stride(from: 0, to: width, by: 8) {
            var common: UInt32 = 0xFF00_0000
            for x in start..<start &+ 8 { common &= pixels[x] }
            if common == 0xFF00_0000 { continue }
            for x in start..<start &+ 8 where pixels[x] &>> 24 != 255 && pixels[x] &>> 24 != 0 {
                let from = components(x)
                // Rounded up, it gives the quotients of all products, as they are below 2²⁴, no component being more than alpha.
                let reciprocal = (1 &<< 40 &+ UInt64(from.w) &- 1) / UInt64(from.w)
                func full(_ component: UInt16) -> UInt32 {
                    let quotient = UInt32(truncatingIfNeeded: (UInt64(component) &* 4_080 &* reciprocal) &>> 40)
                    return (min(4_080, quotient) &+ 8) &>> 4
                }
                pixels[x] = full(from.x) | full(from.y) << 8 | full(from.z) << 16 | 255 << 24
            }
        }
    }
}
