import Foundation
import Graphics
import SwiftUI
import Testing

@testable import Rooms

/// The finished list in edit mode. Numbers of edit mode are from memory (see `ListEditingMetrics`); which rows have what is documented.
@MainActor struct EditModeTests {
    private func app(_ rooms: [Room] = testData) -> ContentView { ContentView(store: RoomStore(rooms: rooms)) }
    private func four() -> RoomStore { RoomStore(rooms: Array(testData.prefix(4))) }

    @Test("R42: every room has a red disc, moved-in content and a grip, and no chevron; the static row is as it was")
    func controls() throws {
        let plain = try ScreenProbe(app()), screen = try ScreenProbe(app().environment(\.editMode, .constant(.active)))
        #expect(screen.pictures("minus.circle.fill").count == testData.count)
        #expect(screen.pictures("line.3.horizontal").count == testData.count)
        #expect(screen.pictures("chevron.forward").isEmpty)
        for name in ["Add Room"] { #expect(try screen.text(name).frame == plain.text(name).frame) }
        let (before, after) = (try plain.text("Dungeon").frame, try screen.text("Dungeon").frame)
        expectClose(after.minX - before.minX, 38)
        #expect(after.minY == before.minY)
        let disc = try #require(screen.pictures("minus.circle.fill").first)
        expectClose(disc.midX, 27, within: 0.34)
        #expect(screen.elements.contains { $0.appearance == "symbol(minus.circle.fill) #FF3B30" })
        // The minus is white, in dark mode too.
        for scheme in [ColorScheme.light, .dark] {
            var settings = ScreenSettings()
            settings.colorScheme = scheme
            let screen = try ScreenProbe(app().environment(\.editMode, .constant(.active)), settings)
            let disc = try #require(screen.pictures("minus.circle.fill").first)
            #expect(screen.pixel(disc.midX, disc.midY) == "#FFFFFF")
        }
        let grip = try #require(screen.pictures("line.3.horizontal").first)
        let ink = try #require(screen.ink(in: grip.insetBy(dx: -3, dy: -3)))
        expectClose(ink.maxX, 393 - 16, within: 2)
        expectClose(ink.midY, disc.midY, within: 0.67)
    }

    @Test("R42, R46: right to left it is mirrored")
    func mirrored() throws {
        var settings = ScreenSettings()
        settings.layoutDirection = .rightToLeft
        let view = app().environment(\.editMode, .constant(.active))
        let (left, right) = (try ScreenProbe(view), try ScreenProbe(view, settings))
        for name in ["minus.circle.fill", "line.3.horizontal"] {
            for (a, b) in zip(left.pictures(name), right.pictures(name)) { expectClose(a.midX, 393 - b.midX) }
        }
    }

    @Test("R40: Edit becomes Done, in semibold, and back; each page has a mode of its own")
    func editButton() throws {
        let screen = try StandingScreen(app())
        try screen.tap("Edit")
        #expect(screen.texts.contains("Done") && !screen.texts.contains("Edit"))
        try screen.tap("Done")
        #expect(screen.texts.contains("Edit"))
    }

    @Test("R39: a swipe to the left shows Delete in red; tapping it removes the row, and only from its ForEach")
    func swipe() throws {
        let store = four(), screen = try StandingScreen(ContentView(store: store))
        let row = try screen.frame(ofText: "Charter Jet")
        screen.drag(CGPoint(x: 350, y: row.midY), to: CGPoint(x: 230, y: row.midY))
        let button = try screen.element("Delete")
        expectClose(button.frame.maxX, 393)
        #expect(button.frame.width >= 74)
        // The button is as high as the row, and the row has moved by its width.
        expectClose(button.frame.height, 86)
        expectClose(try screen.frame(ofText: "Charter Jet").minX, row.minX - button.frame.width)
        try screen.tap("Delete")
        #expect(store.rooms.map(\.name) == ["Observation Deck", "Executive Suite", "Dungeon"])
        // Static rows have nothing behind them.
        let add = try screen.frame(ofText: "Add Room")
        screen.drag(CGPoint(x: 350, y: add.midY), to: CGPoint(x: 200, y: add.midY))
        #expect(try screen.frame(ofText: "Add Room") == add)
    }

    @Test("R39: dragged on, the row is deleted at once; dragged back, nothing happens")
    func fullSwipe() throws {
        let store = four(), screen = try StandingScreen(ContentView(store: store))
        let row = try screen.frame(ofText: "Charter Jet")
        screen.drag(CGPoint(x: 350, y: row.midY), to: CGPoint(x: 330, y: row.midY))
        #expect(try screen.frame(ofText: "Charter Jet") == row)
        screen.drag(CGPoint(x: 380, y: row.midY), to: CGPoint(x: 30, y: row.midY))
        #expect(store.rooms.map(\.name) == ["Observation Deck", "Executive Suite", "Dungeon"])
    }

    @Test("R37: tapping Add Room appends Hall 2, anywhere on its row")
    func add() throws {
        let store = four(), screen = try StandingScreen(ContentView(store: store))
        try screen.tap("Add Room")
        #expect(store.rooms.last?.name == "Hall 2")
        #expect(screen.texts.contains("2,000 people"))
    }

    @Test("R43: the minus asks, Delete removes; a grip's drag moves the row before the one whose middle it passed")
    func editing() throws {
        let store = four(), screen = try StandingScreen(ContentView(store: store))
        try screen.tap("Edit")
        let jet = try screen.frame(ofText: "Charter Jet"), deck = try screen.frame(ofText: "Observation Deck")
        let dungeon = try screen.frame(ofText: "Dungeon")
        // One row down: {2} → 4, past Dungeon.
        screen.drag(CGPoint(x: 366, y: jet.midY + 12), to: CGPoint(x: 366, y: dungeon.midY + 40))
        #expect(store.rooms.map(\.name) == ["Observation Deck", "Executive Suite", "Dungeon", "Charter Jet"])
        // To the top: {3} → 0.
        screen.drag(CGPoint(x: 366, y: dungeon.midY + 12), to: CGPoint(x: 366, y: deck.midY - 40))
        #expect(store.rooms.map(\.name) == ["Charter Jet", "Observation Deck", "Executive Suite", "Dungeon"])
        // The first room's minus, then the button it uncovers.
        screen.tap(27, deck.midY + 12)
        // Every minus is called Delete, too; the button stands at the row's end.
        screen.tap(360, deck.midY + 10)
        #expect(store.rooms.count == 3)
    }

    @Test("§10, R41, R43: what delete and move do to the model", arguments: [
        (IndexSet([0]), 3, "BCAD"), (IndexSet([2]), 0, "CABD"), (IndexSet([0, 2]), 4, "BDAC"), (IndexSet([1]), 2, "ABCD"),
        (IndexSet([1]), 1, "ABCD"),
    ])
    func moves(source: IndexSet, destination: Int, result: String) {
        var letters = Array("ABCD")
        letters.move(fromOffsets: source, toOffset: destination)
        #expect(String(letters) == result)
        letters = Array("ABCD")
        letters.remove(atOffsets: [1, 3])
        #expect(String(letters) == "AC")
    }
}
