import Graphics
import Testing

@testable import ImageDiff

struct PixelToleranceTests {
    private func tolerance(_ difference: ClosedRange<Int>, _ pixels: ClosedRange<Int>) -> PixelTolerance {
        PixelTolerance(maxDifference: difference, maxPixels: pixels, reason: "a photo")
    }

    private var expected: Bitmap { picture("....", ".r..") }
    /// One pixel, ten levels.
    private var actual: Bitmap { picture("....", ".s..") }

    @Test("within both ranges it is forgiven, the ends included")
    func within() {
        let comparison = tolerance(0...10, 0...1).compare(expected: expected, actual: actual)
        guard case .withinTolerance(let difference) = comparison else { return #expect(Bool(false), "\(comparison)") }
        #expect(difference.differingPixels == 1 && difference.maximumChannelDifference == 10)
    }

    @Test("beyond either end it is not, and the sentence says which", arguments: [
        (0...9, 0...1, "the largest distance is 10, and the tolerance ends at 9"),
        (0...10, 0...0, "1 pixels differ, and the tolerance ends at 0"),
        (11...20, 0...1, "the largest distance is only 10, and the tolerance begins at 11"),
        (0...10, 2...9, "only 1 pixels differ, and the tolerance begins at 2"),
    ])
    func beyond(difference: ClosedRange<Int>, pixels: ClosedRange<Int>, sentence: String) {
        let rule = tolerance(difference, pixels)
        guard case .different(let found) = rule.compare(expected: expected, actual: actual) else { return #expect(Bool(false)) }
        #expect(rule.excess(of: found) == sentence)
    }

    @Test("the same picture stays identical, so that an unused tolerance can be told")
    func unused() { #expect(tolerance(0...255, 0...9).compare(expected: expected, actual: expected) == .identical) }

    @Test("covered boxes take no part, wherever they reach")
    func covering() {
        let boxes = [PixelBox(x: 1, y: 1, width: 1, height: 9), PixelBox(x: -5, y: -5, width: 2, height: 2)]
        #expect(ExactDifference().compare(expected: expected.covering(boxes), actual: actual.covering(boxes)) == .identical)
        #expect(ExactDifference().compare(expected: expected.covering([]), actual: actual.covering([])) != .identical)
    }
}
