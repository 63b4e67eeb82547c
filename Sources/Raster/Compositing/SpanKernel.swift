/// Blends stretches of one row, source over destination; entered once per stretch, never per pixel.
enum SpanKernel {
    typealias Row = UnsafeMutablePointer<UInt32>

    /// One colour, fully covered.
    static func blend(_ pixel: UInt32, _ row: Row, _ count: Int) {
        let inverse = 255 &- pixel &>> 24
        if inverse == 0 { row.update(repeating: pixel, count: count); return }
        if pixel == 0 { return }
        for x in 0..<count { row[x] = pixel &+ PixelArithmetic.scaled(row[x], inverse) }
    }

    /// One colour, covered pixel by pixel.
    static func blend(_ pixel: UInt32, _ coverage: UnsafePointer<UInt8>, _ row: Row, _ count: Int) {
        let isOpaque = pixel &>> 24 == 255
        for x in 0..<count {
            let covered = UInt32(coverage[x])
            if covered == 0 { continue }
            if covered == 255 && isOpaque { row[x] = pixel; continue }
            row[x] = PixelArithmetic.over(PixelArithmetic.scaled(pixel, covered), row[x])
        }
    }

    /// A row of colours, fully covered.
    static func blend(_ source: UnsafePointer<UInt32>, _ row: Row, _ count: Int, isOpaque: Bool) {
        if isOpaque { row.update(from: source, count: count); return }
        for x in 0..<count { row[x] = PixelArithmetic.over(source[x], row[x]) }
    }

    /// A row of colours, evenly covered.
    static func blend(_ source: UnsafePointer<UInt32>, evenly coverage: UInt8, _ row: Row, _ count: Int) {
        let covered = UInt32(coverage)
        for x in 0..<count { row[x] = PixelArithmetic.over(PixelArithmetic.scaled(source[x], covered), row[x]) }
    }

    /// A row of colours, covered pixel by pixel.
    static func blend(_ source: UnsafePointer<UInt32>, _ coverage: UnsafePointer<UInt8>, _ row: Row, _ count: Int) {
        for x in 0..<count {
            row[x] = PixelArithmetic.over(PixelArithmetic.scaled(source[x], UInt32(coverage[x])), row[x])
        }
    }
}
