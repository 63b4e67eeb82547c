import Foundation
import Testing

@testable import Rooms

/// The cell of the talk, before there is a list. The safe area's centre is (196.5, 438.5): 59 above, 34 below of 393×852.
@MainActor struct CellStepsTests {
    @Test("R1: one black line of body text in the centre of the safe area, on white")
    func helloWorld() throws {
        let screen = try ScreenProbe(row: "R1")
        let text = try screen.text("Hello World")
        #expect(screen.texts == ["Hello World"])
        expectClose(text.frame.midX, 196.5)
        expectClose(text.frame.midY, 438.5)
        // 17 points × 1.193359, up to the next pixel.
        expectClose(text.frame.height, 20.333)
        #expect(text.appearance == "#000000")
        #expect(screen.extreme(in: text.frame) == "#000000")
        #expect(screen.pixel(1, 1) == "#FFFFFF")
        #expect(screen.pixel(392, 851) == "#FFFFFF")
    }

    @Test("R2, R3: two centred lines whose baselines are a line pitch of 22 apart, rounded up to pixels")
    func secondText() throws {
        let screen = try ScreenProbe(row: "R2")
        let first = try screen.text("Rooms").frame, second = try screen.text("Placeholder").frame
        expectClose(second.minY - first.maxY, 2)
        expectClose(first.midX, 196.5)
        expectClose(second.midX, 196.5)
        expectClose(first.minY, 438.5 - (20.333 + 2 + 20.333) / 2)
        expectClose(try screen.baseline("Placeholder").y - screen.baseline("Rooms").y, 22.333)
    }

    @Test("R4: the symbol stands 8 before the texts, at the middle of their height; the group is centred")
    func symbol() throws {
        let screen = try ScreenProbe(row: "R4")
        let symbol = try screen.picture("photo"), group = try #require(screen.views("HStack").first).frame
        let lines = try #require(screen.views("VStack").first).frame
        expectClose(lines.minX - symbol.maxX, 8)
        expectClose(symbol.midY, lines.midY)
        expectClose(group.midX, 196.5)
        expectClose(group.midY, 438.5)
        expectClose(group.width, symbol.width + 8 + lines.width)
        expectClose(try screen.text("20 people").frame.midX, lines.midX)
        // A symbol of body size: about as wide as the square symbols of SF, 1.05 to 1.2 em.
        #expect((17 * 1.05...17 * 1.35).contains(symbol.width))
    }

    @Test("R5: both texts begin at the same edge")
    func alignmentLeading() throws {
        let screen = try ScreenProbe(row: "R5")
        let title = try screen.text("Rooms").frame, people = try screen.text("20 people").frame
        #expect(title.minX == people.minX)
        #expect(title.width < people.width)
    }

    @Test("R6: the second text is 15 points, 18 high, and keeps the pitch of its style: 2.333 below the first")
    func subheadline() throws {
        let screen = try ScreenProbe(row: "R6")
        let title = try screen.text("Rooms").frame, people = try screen.text("20 people").frame
        expectClose(people.height, 18)
        expectClose(people.minY - title.maxY, 2.333)
        expectClose(try #require(screen.views("VStack").first).frame.height, 40.667)
    }

    @Test("R7: the second text is secondary: (60, 60, 67) at 0.6, which is (138, 138, 142) on white")
    func secondaryColour() throws {
        let screen = try ScreenProbe(row: "R7")
        let people = try screen.text("20 people")
        #expect(people.appearance == "#3C3C4399")
        #expect(screen.extreme(in: people.frame) == "#8A8A8E")
        #expect(try screen.extreme(in: screen.text("Rooms").frame) == "#000000")
    }
}
