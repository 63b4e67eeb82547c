import Foundation
import Graphics
@testable import Raster
import Testing

/// Four pixels at a time against pixel by pixel, for every length of the rest and any colours.
@Suite struct SpanKernelTests {
    private struct Dice {
        var state: UInt64 = 7

        mutating func byte() -> UInt32 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            // Often nothing or all, where shortcuts are.
            let roll = UInt32(state >> 40 & 255)
            return roll < 40 ? 0 : roll > 215 ? 255 : UInt32(state >> 50 & 255)
        }

        mutating func pixel() -> UInt32 {
            let alpha = byte()
            return min(byte(), alpha) | min(byte(), alpha) << 8 | min(byte(), alpha) << 16 | alpha << 24
        }
    }

    private typealias Row = UnsafeMutablePointer<UInt32>

    /// Whether both draw the same on a row of each length.
    private func agree(_ fast: (Row, Int, [UInt32], [UInt8]) -> Void, _ plain: (Row, Int, [UInt32], [UInt8]) -> Void) -> Bool {
        var dice = Dice()
        return (0..<2_000).allSatisfy { round in
            let count = round % 41
            let source = (0...count).map { _ in dice.pixel() }, coverage = (0...count).map { _ in UInt8(dice.byte()) }
            var one = (0...count).map { _ in dice.pixel() }, other = one
            one.withUnsafeMutableBufferPointer { fast($0.baseAddress!, count, source, coverage) }
            other.withUnsafeMutableBufferPointer { plain($0.baseAddress!, count, source, coverage) }
            return one == other
        }
    }

    @Test func oneColour() {
        #expect(agree({ row, count, colors, _ in SpanKernel.blend(colors[0], row, count) }, { row, count, colors, _ in PlainSpanKernel.blend(colors[0], row, count) }))
    }

    @Test func oneColourCovered() {
        #expect(agree({ SpanKernel.blend($2[0], $3, $0, $1) }, { PlainSpanKernel.blend($2[0], $3, $0, $1) }))
    }

    @Test func colours() {
        #expect(agree({ row, count, colors, _ in SpanKernel.blend(colors, row, count, isOpaque: false) },
            { row, count, colors, _ in PlainSpanKernel.blend(colors, row, count, isOpaque: false) }))
    }

    @Test func coloursEvenlyCovered() {
        #expect(agree({ SpanKernel.blend($2, evenly: $3[0], $0, $1) }, { PlainSpanKernel.blend($2, evenly: $3[0], $0, $1) }))
    }

    @Test func coloursCovered() {
        #expect(agree({ SpanKernel.blend($2, $3, $0, $1) }, { PlainSpanKernel.blend($2, $3, $0, $1) }))
    }
}
