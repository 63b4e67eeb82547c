/// Blends stretches of one row, source over destination; entered once per stretch, never per pixel.
///
/// Four pixels at a time, and what is left by `PlainSpanKernel`, whose results are the same.
enum SpanKernel {
    typealias Row = UnsafeMutablePointer<UInt32>

    /// One colour, fully covered.
    static func blend(_ pixel: UInt32, _ row: Row, _ count: Int) {
        let inverse = 255 &- pixel &>> 24
        if inverse == 0 { row.update(repeating: pixel, count: count); return }
        if pixel == 0 { return }
        let source = WidePixels(repeating: pixel), factors = WidePixels.Factors(repeating: inverse)
        @inline(__always) func four(_ row: Row) { (source + WidePixels(at: row).scaled(factors)).store(at: row) }
        var x = 0
        while x &+ 16 <= count {
            four(row + x)
            four(row + (x &+ 4))
            four(row + (x &+ 8))
            four(row + (x &+ 12))
            x &+= 16
        }
        while x &+ 4 <= count {
            four(row + x)
            x &+= 4
        }
        PlainSpanKernel.blend(pixel, row + x, count &- x)
    }

    /// One colour, covered pixel by pixel.
    static func blend(_ pixel: UInt32, _ coverage: UnsafePointer<UInt8>, _ row: Row, _ count: Int) {
        let isOpaque = pixel &>> 24 == 255
        let source = WidePixels(repeating: pixel)
        var x = 0
        while x &+ 4 <= count {
            let four = UnsafeRawPointer(coverage + x).loadUnaligned(as: UInt32.self)
            if four == 0xFFFF_FFFF && isOpaque {
                source.store(at: row + x)
            } else if four != 0 {
                source.scaled(WidePixels.Factors(at: coverage + x)).over(WidePixels(at: row + x)).store(at: row + x)
            }
            x &+= 4
        }
        PlainSpanKernel.blend(pixel, coverage + x, row + x, count &- x)
    }

    /// A row of colours, fully covered.
    static func blend(_ source: UnsafePointer<UInt32>, _ row: Row, _ count: Int, isOpaque: Bool) {
        if isOpaque { row.update(from: source, count: count); return }
        var x = 0
        while x &+ 4 <= count {
            let four = WidePixels(at: source + x)
            (four.areOpaque ? four : four.over(WidePixels(at: row + x))).store(at: row + x)
            x &+= 4
        }
        PlainSpanKernel.blend(source + x, row + x, count &- x, isOpaque: false)
    }

    /// A row of colours, evenly covered.
    static func blend(_ source: UnsafePointer<UInt32>, evenly coverage: UInt8, _ row: Row, _ count: Int) {
        let factors = WidePixels.Factors(repeating: UInt32(coverage))
        var x = 0
        while x &+ 4 <= count {
            WidePixels(at: source + x).scaled(factors).over(WidePixels(at: row + x)).store(at: row + x)
            x &+= 4
        }
        PlainSpanKernel.blend(source + x, evenly: coverage, row + x, count &- x)
    }

    /// A row of colours, covered pixel by pixel.
    static func blend(_ source: UnsafePointer<UInt32>, _ coverage: UnsafePointer<UInt8>, _ row: Row, _ count: Int) {
        var x = 0
        while x &+ 4 <= count {
            WidePixels(at: source + x).scaled(WidePixels.Factors(at: coverage + x))
                .over(WidePixels(at: row + x)).store(at: row + x)
            x &+= 4
        }
        PlainSpanKernel.blend(source + x, coverage + x, row + x, count &- x)
    }
}
