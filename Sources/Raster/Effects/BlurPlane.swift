/// Pixels of four components of 16 bits each, component × 16: cells of a `BlurGrid`.
///
/// They lie in strips of eight columns, each from top to bottom, as columns are blurred; rows of zeros stand above and below each.
/// Written while it is made, by threads that share its rows or columns among themselves; only read afterwards.
final class BlurPlane: @unchecked Sendable {
    let width, height: Int
    /// Rows above the first one, and below the last.
    private let margin: Int
    private let strips: Int
    private let base: UnsafeMutablePointer<BlurLanes>

    /// - Parameter box: what it will be blurred with.
    init(width: Int, height: Int, for box: SoftBox) {
        (self.width, self.height, margin) = (width, height, box.reach)
        strips = (width + BlurLines.count - 1) / BlurLines.count
        let stripSize = (height + 2 * margin) * BlurLines.vectors, zeros = margin * BlurLines.vectors
        base = BlurLines.room(for: strips * stripSize)
        for strip in 0..<strips {
            (base + strip * stripSize).initialize(repeating: .zero, count: zeros)
            (base + (strip + 1) * stripSize - zeros).initialize(repeating: .zero, count: zeros)
        }
    }

    deinit { base.deallocate() }

    /// Eight pixels of a row.
    @inline(__always) func pixels(strip: Int, _ y: Int) -> UnsafeMutablePointer<BlurLanes> {
        base + (strip &* (height &+ 2 &* margin) &+ margin &+ y) &* BlurLines.vectors
    }

    /// One pixel of a row.
    @inline(__always) func pixel(_ x: Int, _ y: Int) -> UnsafeMutableRawPointer {
        UnsafeMutableRawPointer(pixels(strip: x / BlurLines.count, y)) + x % BlurLines.count &* 8
    }

    /// Averages three times along rows, in place.
    func blurRows(_ box: SoftBox, threads: Int) {
        Self.share((height + BlurLines.count - 1) / BlurLines.count, threads: threads) { groups in
            let lines = BlurLines(length: width, margin: box.reach)
            for group in groups {
                let first = group * BlurLines.count, rows = min(BlurLines.count, height - first)
                for strip in 0..<strips { Self.turn(pixels(strip: strip, first), lines.start + strip * Self.square, rows, columns(strip)) }
                box.average(lines)
                putLines(lines, first, rows)
            }
        }
    }

    /// Averages some rows of a picture three times and puts them here from row `first` on.
    func blurRows(_ picture: UnsafePointer<UInt32>, first: Int, count: Int, _ box: SoftBox) {
        let lines = BlurLines(length: width, margin: box.reach)
        for start in stride(from: 0, to: count, by: BlurLines.count) {
            let rows = min(BlurLines.count, count - start)
            for row in 0..<rows { Self.spread(picture + (start + row) * width, UnsafeMutableRawPointer(lines.start) + row * 8, width) }
            box.average(lines)
            putLines(lines, first + start, rows)
        }
    }

    private func putLines(_ lines: borrowing BlurLines, _ first: Int, _ rows: Int) {
        for strip in 0..<strips { Self.turn(lines.other + strip * Self.square, pixels(strip: strip, first), columns(strip), rows) }
    }

    /// Averages three times along columns, in place.
    func blurColumns(_ box: SoftBox, threads: Int) {
        Self.share(strips, threads: threads) { strips in
            let lines = BlurLines(length: height, margin: box.reach)
            for strip in strips { box.average(pixels(strip: strip, 0), lines) }
        }
    }

    /// Of eight pixels of eight lines.
    private static let square = BlurLines.count * BlurLines.vectors

    /// How many columns a strip has.
    private func columns(_ strip: Int) -> Int { min(BlurLines.count, width - strip * BlurLines.count) }

    /// Shares pieces of work among threads, a stretch of them at a time.
    private static func share(_ count: Int, threads: Int, _ body: @Sendable (Range<Int>) -> Void) {
        let parts = threads == 1 ? 1 : min(count, threads * 4)
        Workers.run(parts, threads: threads) { part in body(count * part / parts..<count * (part + 1) / parts) }
    }

    // MARK: - Moving pixels

    /// Rows of up to eight pixels become columns.
    @inline(__always) private static func turn(_ source: UnsafePointer<BlurLanes>, _ target: UnsafeMutablePointer<BlurLanes>, _ rows: Int, _ columns: Int) {
        let source = UnsafeRawPointer(source), target = UnsafeMutableRawPointer(target)
        if columns == BlurLines.count {
            for y in 0..<rows { turnRow(source + y &* 64, target + y &* 8, BlurLines.count) }
        } else {
            for y in 0..<rows { turnRow(source + y &* 64, target + y &* 8, columns) }
        }
    }

    @inline(__always) private static func turnRow(_ source: UnsafeRawPointer, _ target: UnsafeMutableRawPointer, _ columns: Int) {
        for x in 0..<columns { target.storeBytes(of: source.load(fromByteOffset: x &* 8, as: UInt64.self), toByteOffset: x &* 64, as: UInt64.self) }
    }

    /// A row of a picture, put among lines.
    private static func spread(_ source: UnsafePointer<UInt32>, _ target: UnsafeMutableRawPointer, _ count: Int) {
        let step = BlurLines.count &* 8
        var x = 0
        while x &+ 2 <= count {
            let bytes = UnsafeRawPointer(source + x).loadUnaligned(as: SIMD8<UInt8>.self)
            let two = SIMD8<UInt16>(truncatingIfNeeded: bytes) &<< SIMD8(repeating: 4)
            target.storeBytes(of: two.lowHalf, toByteOffset: x &* step, as: SIMD4<UInt16>.self)
            target.storeBytes(of: two.highHalf, toByteOffset: (x &+ 1) &* step, as: SIMD4<UInt16>.self)
            x &+= 2
        }
        if x < count {
            let bytes = UnsafeRawPointer(source + x).loadUnaligned(as: SIMD4<UInt8>.self)
            target.storeBytes(of: SIMD4<UInt16>(truncatingIfNeeded: bytes) &<< SIMD4(repeating: 4), toByteOffset: x &* step, as: SIMD4<UInt16>.self)
        }
    }
}
