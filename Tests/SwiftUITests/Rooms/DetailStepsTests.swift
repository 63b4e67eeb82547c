import Foundation
import Testing

@testable import Rooms

/// The detail's image: 1600×1200 pixels at two a point, in a safe area of 393×759 from y 59.
@MainActor struct DetailStepsTests {
    @Test("R16: a plain image has its own size, centred in the safe area and overflowing the screen")
    func plainImage() throws {
        expectClose(try ScreenProbe(row: "R16").picture("Observation Deck"), 196.5 - 400, 438.5 - 300, 800, 600)
    }

    @Test("R17: resizable stretches it over the whole safe area")
    func resizable() throws {
        expectClose(try ScreenProbe(row: "R17").picture("Observation Deck"), 0, 59, 393, 759)
    }

    @Test("R18: fill covers the safe area in the image's ratio and overflows at both sides alike")
    func fill() throws {
        expectClose(try ScreenProbe(row: "R18").picture("Observation Deck"), 196.5 - 506, 59, 759 * 4 / 3, 759)
    }

    @Test("R19: fit takes the full width at the image's ratio, centred")
    func fit() throws {
        expectClose(try ScreenProbe(row: "R19").picture("Observation Deck"), 0, 438.5 - 393 * 3 / 8, 393, 393 * 3 / 4)
    }

    @Test("R21: the room's name is a large title, and the image is centred below the bar")
    func largeTitle() throws {
        let screen = try ScreenProbe(row: "R21")
        expectClose(try screen.text("Observation Deck").frame.minX, 16)
        expectClose(try screen.baseline("Observation Deck").y, 140, within: screen.pixel)
        expectClose(try screen.picture("Observation Deck").midY, CGFloat(155 + 818) / 2)
        expectClose(try screen.picture("Observation Deck").width, 393)
    }

    @Test("R22: an inline title is 17 semibold, centred in a bar of 44")
    func inlineTitle() throws {
        let screen = try ScreenProbe(row: "R22")
        let title = try screen.text("Observation Deck").frame
        expectClose(title.midX, 196.5)
        // Half a pixel above the middle: bars put things on whole pixels.
        expectClose(title.midY, 59 + 21.5)
        // Up to the next pixel, which is a point here.
        expectClose(title.height, 21)
        expectClose(try screen.baseline("Observation Deck").y, 87, within: screen.pixel)
        expectClose(try screen.picture("Observation Deck").midY, CGFloat(103 + 818) / 2)
    }
}
