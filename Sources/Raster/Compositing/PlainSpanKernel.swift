/// What `SpanKernel` does, pixel by pixel: by this it is judged.
enum PlainSpanKernel {
    typealias Row = UnsafeMutablePointer<UInt32>

    static func blend(_ pixel: UInt32, _ row: Row, _ count: Int) {
        let inverse = 255 &- pixel &>> 24
        for x in 0..<count { row[x] = pixel &+ PixelArithmetic.scaled(row[x], inverse) }
    }

    static func blend(_ pixel: UInt32, _ coverage: UnsafePointer<UInt8>, _ row: Row, _ count: Int) {
        for x in 0..<count { row[x] = PixelArithmetic.over(PixelArithmetic.scaled(pixel, UInt32(coverage[x])), row[x]) }
    }

    static func blend(_ source: UnsafePointer<UInt32>, _ row: Row, _ count: Int, isOpaque: Bool) {
        for x in 0..<count { row[x] = PixelArithmetic.over(source[x], row[x]) }
    }

    static func blend(_ source: UnsafePointer<UInt32>, evenly coverage: UInt8, _ row: Row, _ count: Int) {
        let covered = UInt32(coverage)
        for x in 0..<count { row[x] = PixelArithmetic.over(PixelArithmetic.scaled(source[x], covered), row[x]) }
    }

    static func blend(_ source: UnsafePointer<UInt32>, _ coverage: UnsafePointer<UInt8>, _ row: Row, _ count: Int) {
        for x in 0..<count {
            row[x] = PixelArithmetic.over(PixelArithmetic.scaled(source[x], UInt32(coverage[x])), row[x])
        }
    }
}
