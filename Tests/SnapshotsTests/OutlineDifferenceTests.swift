import Foundation
import Graphics
import Testing

@testable import Snapshots

struct OutlineDifferenceTests {
    private typealias Element = ScreenOutline.Element

    private func text(_ roots: Element...) -> String { ScreenOutline(size: CGSize(width: 390, height: 844), scale: 3, roots: roots).text }

    private func label(_ identity: String, _ text: String, x: Double = 0, y: Double, width: Double = 80, look: String? = nil) -> Element {
        Element(identity: identity, type: "Text", frame: CGRect(x: x, y: y, width: width, height: 20), text: text, appearance: look)
    }

    private func stack(y: Double = 0, height: Double = 100, _ children: Element...) -> Element {
        Element(identity: "0", type: "VStack", frame: CGRect(x: 0, y: y, width: 390, height: height), proposal: "390×nil", children: children)
    }

    @Test func equalTextsHaveNothingToTell() {
        #expect(outlineDifference(from: text(stack(label("0", "A", y: 0))), to: text(stack(label("0", "A", y: 0)))) == [])
    }

    @Test func movesAndSizesAreToldInPoints() {
        let changes = outlineDifference(
            from: text(stack(label("row[Dungeon]", "Dungeon", y: 24))), to: text(stack(label("row[Dungeon]", "Dungeon", y: 32, width: 76))))
        #expect(changes == ["Text \"Dungeon\" moved 8 pt down, became 4 pt narrower"])
    }

    @Test func theWaysAreNamed() {
        let changes = outlineDifference(from: text(label("0", "A", x: 10, y: 10)), to: text(label("0", "A", x: 7.5, y: 9, width: 81)))
        #expect(changes == ["Text \"A\" moved 2.5 pt left and 1 pt up, became 1 pt wider"])
    }

    @Test func whatMovesWithItsParentIsNotMentioned() {
        let changes = outlineDifference(
            from: text(stack(label("0", "A", y: 0), label("1", "B", y: 20))),
            to: text(stack(y: 50, label("0", "A", y: 50), label("1", "B", y: 73))))
        #expect(changes == ["VStack \"A\" moved 50 pt down", "Text \"B\" moved 3 pt down within its parent"])
    }

    @Test func appearingAndDisappearing() {
        let changes = outlineDifference(
            from: text(stack(label("0", "A", y: 0), label("1", "B", y: 20))), to: text(stack(label("0", "A", y: 0)), stack(label("0", "C", y: 7))))
        #expect(changes == ["Text \"B\" disappeared", "VStack \"C\" appeared at 0,0, with 1 element in it"])
    }

    @Test func wordsAndLooks() {
        let changes = outlineDifference(
            from: text(label("0", "A", y: 0, look: "#FFFFFF")), to: text(label("0", "A\"B\"", y: 0, look: "#EEEEEE")))
        #expect(changes == ["Text \"A\" changed to \"A\"B\"\", changed colour from #FFFFFF to #EEEEEE"])
    }

    @Test func anotherTypeInTheSamePlace() {
        let image = Element(identity: "0", type: "Image", frame: CGRect(x: 0, y: 0, width: 10, height: 10), appearance: "symbol:star")
        #expect(outlineDifference(from: text(image), to: text(label("0", "A", y: 0))) == ["Image became Text \"A\""])
    }

    @Test func siblingsOfOneIdentityAreMatchedInOrder() {
        let changes = outlineDifference(
            from: text(stack(label("x", "A", y: 0), label("x", "B", y: 20))), to: text(stack(label("x", "A", y: 0), label("x", "B", y: 21))))
        #expect(changes == ["Text \"B\" moved 1 pt down"])
    }

    @Test func anotherScreen() {
        let changes = outlineDifference(
            from: ScreenOutline(size: CGSize(width: 100, height: 50), scale: 2, roots: []).text,
            to: ScreenOutline(size: CGSize(width: 100, height: 60), scale: 3, roots: []).text)
        #expect(changes == ["The screen 100x50 @2 became screen 100x60 @3"])
    }

    /// A stored file may hold anything; it must not stop a run.
    @Test(arguments: ["", "\n\n", "garbage", "screen 1x1 @1\n          0 Text 0,0 1x1\nno indent\n  0\n  0 Text a,b 1x1"])
    func damagedTextsAreRead(stored: String) {
        _ = outlineDifference(from: stored, to: text(label("0", "A", y: 0)))
    }

    @Test func identitiesMayHoldSpaces() throws {
        let line = try #require(OutlineLine("    row[My 2 rooms] Text 16,24.5 120x20.333 <- 390×nil \"My \"2\" rooms\" #000000 bold"))
        #expect(line.depth == 1 && line.identity == "row[My 2 rooms]" && line.type == "Text")
        #expect(line.x == 16 && line.y == 24.5 && line.width == 120 && line.height == 20.333)
        #expect(line.text == "My \"2\" rooms" && line.appearance == "#000000 bold")
    }
}
