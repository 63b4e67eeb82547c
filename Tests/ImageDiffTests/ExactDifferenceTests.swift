import Graphics
import Testing

@testable import ImageDiff

struct ExactDifferenceTests {
    private func compare(_ expected: Bitmap, _ actual: Bitmap) -> Comparison { ExactDifference().compare(expected: expected, actual: actual) }

    @Test func samePixelsAreIdentical() {
        #expect(compare(picture("..#", "#.r"), picture("..#", "#.r")) == .identical)
        #expect(compare(picture(), picture()) == .identical)
    }

    @Test func countsBoxAndLargestDistance() {
        let comparison = compare(picture("....", ".r..", "...."), picture("....", ".s..", "..#."))
        #expect(comparison == .different(Difference(
            differingPixels: 2, totalPixels: 12, maximumChannelDifference: 255, box: PixelBox(x: 1, y: 1, width: 2, height: 2))))
    }

    @Test func oneStepInOneChannelCounts() {
        var other = picture("..", "..")
        other.pixels[3] = 0xFFFF_FEFF
        #expect(compare(picture("..", ".."), other) == .different(Difference(
            differingPixels: 1, totalPixels: 4, maximumChannelDifference: 1, box: PixelBox(x: 1, y: 1, width: 1, height: 1))))
    }

    @Test func anotherSizeIsACaseOfItsOwn() {
        let comparison = compare(picture("..", ".."), picture("...", "..."))
        #expect(comparison == .sizeChanged(
            expected: PixelSize(width: 2, height: 2), actual: PixelSize(width: 3, height: 2),
            Difference(differingPixels: 2, totalPixels: 6, maximumChannelDifference: 255, box: PixelBox(x: 2, y: 0, width: 1, height: 2))))
    }

    @Test func eachPictureMayHaveWhatTheOtherLacks() {
        // Wide against tall: the canvas is 2×2, and its bottom right corner belongs to neither.
        let comparison = compare(picture(".."), picture(".", "."))
        guard case .sizeChanged(_, _, let difference?) = comparison else { return #expect(Bool(false), "\(comparison)") }
        #expect(difference.differingPixels == 2)
        #expect(difference.totalPixels == 4)
        #expect(difference.box == PixelBox(x: 0, y: 0, width: 2, height: 2))
    }

    @Test func aTransparentBorderIsStillADifference() {
        guard case .sizeChanged(_, _, let difference?) = compare(picture("."), picture(". ")) else { return #expect(Bool(false)) }
        #expect(difference.differingPixels == 1)
        #expect(difference.maximumChannelDifference == 1)
    }
}
