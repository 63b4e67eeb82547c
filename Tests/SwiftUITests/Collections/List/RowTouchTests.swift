import Foundation
import Graphics
import SwiftUICore
import Testing

@testable import Rooms
@testable import SwiftUI

/// What rows show while fingers are on them. Pixels are those of the background at the row's end.
@MainActor @Suite struct RowTouchTests {
    private func live(_ rooms: Int = 4) throws -> (LiveScreen, RoomStore) {
        let store = RoomStore(rooms: Array(testData.prefix(rooms)))
        return (try LiveScreen(ContentView(store: store), world: ScreenProbe.world.get()), store)
    }

    private func pixel(_ screen: LiveScreen, _ x: CGFloat, _ y: CGFloat) -> String { ScreenProbe(screen: screen.draw()).pixel(x, y) }

    @Test("R14: a row is grey while its page is there, and the grey fades when that goes")
    func pressed() throws {
        let (screen, _) = try live()
        defer { screen.close() }
        #expect(pixel(screen, 300, 484) == "#FFFFFF")
        try screen.hold(.at(300, 484))
        #expect(pixel(screen, 300, 484) == "#D1D1D6")
        #expect(pixel(screen, 300, 400) == "#FFFFFF", "the row above is not")
        try screen.release()
        try screen.settle()
        #expect(screen.elements.contains { $0.label == "Charter Jet" && $0.traits.contains(.isHeader) })
        try screen.tap("Rooms")
        try screen.advance(by: 0.175)
        let fading = ScreenProbe(screen: screen.draw())
        #expect(!["#FFFFFF", "#D1D1D6"].contains(fading.pixel(100, 484)))
        try screen.settle()
        #expect(pixel(screen, 300, 484) == "#FFFFFF")
    }

    @Test("a row that a scroll takes the finger from, or that leads nowhere, is white again")
    func released() throws {
        let (screen, store) = try live(9)
        defer { screen.close() }
        try screen.hold(.at(300, 484))
        try screen.move(by: CGSize(width: 0, height: -60))
        try screen.release()
        try screen.settle()
        #expect(pixel(screen, 300, 424) == "#FFFFFF")
        try screen.scroll(by: CGSize(width: 0, height: -500))
        try screen.tap("Add Room")
        try screen.settle()
        #expect(store.rooms.count == 10)
        #expect(pixel(screen, 300, 212) == "#FFFFFF")
    }

    @Test("R14: half way, the page is between the side and its place, and the one below has moved a little")
    func push() throws {
        let (screen, _) = try live()
        defer { screen.close() }
        let list = screen.draw().bitmap
        try screen.tap(.at(300, 484))
        #expect(ScreenProbe(screen: screen.draw()).pixel(200, 484) == "#D1D1D6", "at its beginning it shows the list")
        try screen.advance(by: 0.1)
        let half = screen.draw().bitmap
        try screen.settle()
        let page = screen.draw().bitmap
        #expect(half != list && half != page)
        try screen.tap("Rooms")
        try screen.settle()
        #expect(screen.draw().bitmap == list)
        #expect(screen.time > 0.69)
    }

    @Test("pages that are there from the beginning do not come in")
    func presetPath() throws {
        struct Preset: View {
            @State private var path = [1]
            var body: some View {
                NavigationStack(path: $path) {
                    Text("root").navigationDestination(for: Int.self) { Text("page \($0)") }
                }
            }
        }
        let moving = try LiveScreen(Preset(), world: ScreenProbe.world.get())
        defer { moving.close() }
        #expect(try moving.draw().bitmap == ScreenProbe(Preset()).screen.bitmap)
    }

    @Test("R39: an open row can be dragged shut again, and a little further than half way it opens")
    func draggedBack() throws {
        let (screen, store) = try live()
        defer { screen.close() }
        func x() throws -> CGFloat { try #require(screen.draw().outline.texts.first { $0.text == "Charter Jet" }).frame.minX }
        let start = try x()
        try screen.drag(.at(350, 484), by: CGSize(width: -60, height: 0))
        try screen.settle()
        let open = try x()
        #expect(open <= start - 74)
        try screen.hold(.at(200, 484))
        try screen.move(by: CGSize(width: 30, height: 0))
        #expect(try abs(x() - (open + 30)) < 0.5, "it goes with the finger, from where it was")
        try screen.move(by: CGSize(width: 40, height: 0))
        try screen.release()
        try screen.settle()
        #expect(try x() == start)
        #expect(!screen.elements.contains { $0.label == "Delete" })
        #expect(store.rooms.count == 4)
    }

    @Test("R43: a row goes with the finger by its grip, and the others make room; dropped, the model has the new order")
    func lifted() throws {
        let (screen, store) = try live()
        defer { screen.close() }
        try screen.tap("Edit")
        try screen.settle()
        func y(_ name: String) throws -> CGFloat { try #require(screen.draw().outline.texts.first { $0.text == name }).frame.minY }
        let jet = try y("Charter Jet"), dungeon = try y("Dungeon"), suite = try y("Executive Suite")
        try screen.hold(.at(366, 484))
        try screen.move(by: CGSize(width: 0, height: 90))
        try screen.advance(by: 0.5)
        #expect(try abs(y("Charter Jet") - jet - 90) < 0.5)
        #expect(try abs(y("Dungeon") - (dungeon - 86)) < 0.5, "it has made room")
        #expect(try y("Executive Suite") == suite)
        #expect(store.rooms.map(\.name)[2] == "Charter Jet", "the model knows once it is dropped")
        try screen.release()
        try screen.settle()
        #expect(store.rooms.map(\.name) == ["Observation Deck", "Executive Suite", "Dungeon", "Charter Jet"])
        #expect(try abs(y("Charter Jet") - dungeon) < 0.5)
        // Dropped where it was, nothing happens.
        try screen.drag(.at(366, 484), by: CGSize(width: 0, height: 20))
        try screen.settle()
        #expect(store.rooms.map(\.name) == ["Observation Deck", "Executive Suite", "Dungeon", "Charter Jet"])
    }

    @Test("R42: edit mode comes in bit by bit, and the rows stay the same rows")
    func editing() throws {
        let (screen, _) = try live()
        defer { screen.close() }
        func x() throws -> CGFloat { try #require(screen.draw().outline.texts.first { $0.text == "Charter Jet" }).frame.minX }
        let start = try x()
        try screen.tap("Edit")
        try screen.advance(by: 0.1)
        let between = try x()
        try screen.settle()
        #expect(try abs(x() - start - 38) < 0.5)
        #expect(between > start && between < start + 37)
        #expect(screen.draw().outline.texts.count { $0.text == "Charter Jet" } == 1)
    }

    @Test("what a tap anywhere on a row does is as large as the row for accessibility")
    func accessibilityFrame() throws {
        let (screen, _) = try live()
        defer { screen.close() }
        #expect(try #require(screen.elements.first { $0.label?.contains("Charter Jet") == true }).frame.size == CGSize(width: 393, height: 86))
    }
}

extension ScreenOutline {
    /// Everything that has words, in tree order.
    fileprivate var texts: [Element] {
        func all(_ elements: [Element]) -> [Element] { elements.flatMap { [$0] + all($0.children) } }
        return all(roots).filter { $0.text != nil }
    }
}
