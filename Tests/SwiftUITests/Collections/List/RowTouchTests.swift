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

    // MARK: Buttons in rows

    /// One row of buttons, each of which adds its name to what was done; the row is 44 to 60 high and begins at 59 + 35.
    private struct Buttons<Row: View>: View {
        @State private var done: [String] = []
        let row: (@escaping @MainActor (String) -> Void) -> Row

        var body: some View {
            List {
                row { done.append($0) }
                Section { Text(done.isEmpty ? "nothing" : done.joined(separator: " ")) } header: { Button("Header") { done.append("header") } }
            }
        }
    }

    private func screen(@ViewBuilder _ row: @escaping (@escaping @MainActor (String) -> Void) -> some View) throws -> LiveScreen {
        try LiveScreen(Buttons(row: row), world: ScreenProbe.world.get())
    }

    /// What was done by a tap far from the label, at the row's end.
    private func done(_ screen: LiveScreen, _ point: PreviewTimelineStep.Target = .at(340, 116)) throws -> String {
        try screen.tap(point)
        try screen.settle()
        return try #require(screen.draw().outline.texts.last?.text)
    }

    @Test("R36: a button that is a row acts on a tap anywhere on it, and the row is grey meanwhile")
    func addRoomFarRight() throws {
        let (screen, store) = try live()
        defer { screen.close() }
        try screen.hold(.at(370, 212))
        #expect(pixel(screen, 370, 212) == "#D1D1D6")
        #expect(ScreenProbe(screen: screen.draw()).extreme(in: CGRect(x: 16, y: 202, width: 80, height: 20)) == "#007AFF", "the label stays")
        try screen.release()
        try screen.settle()
        #expect(store.rooms.map(\.name).last == "Hall 2")
        #expect(store.rooms.count == 5)
        #expect(pixel(screen, 370, 212) == "#FFFFFF")
        #expect(try #require(screen.elements.first { $0.label == "Add Room" }).frame.size == CGSize(width: 393, height: 44))
    }

    @Test("in a row, buttons of the default style are pressed with it, wherever they stand and however many: then each acts")
    func severalButtons() throws {
        let one = try screen { act in HStack { Text("Title"); Button("One") { act("one") } } }
        defer { one.close() }
        #expect(try done(one) == "one")
        let two = try screen { act in HStack { Button("One") { act("one") }; Button("Two") { act("two") } } }
        defer { two.close() }
        #expect(try done(two) == "one two")
        try two.tap("One")
        try two.settle()
        #expect(two.draw().outline.texts.last?.text == "one two one two")
        // In a section's header there is no row to be pressed.
        #expect(try done(two, .view("HEADER")) == "one two one two header")
    }

    @Test("every other style acts where it is drawn, and leaves the rest of the row alone")
    func ownArea() throws {
        struct Faded: ButtonStyle { func makeBody(configuration: Configuration) -> some View { configuration.label } }
        func check(_ name: String, _ style: @escaping (Button<Text>) -> some View) throws {
            let screen = try screen { act in
                HStack { style(Button("One") { act("one") }); style(Button("Two") { act("two") }) }
            }
            defer { screen.close() }
            #expect(try done(screen) == "nothing", "\(name)")
            #expect(pixel(screen, 340, 116) == "#FFFFFF")
            #expect(try done(screen, .view("Two")) == "two", "\(name)")
            #expect(try #require(screen.elements.first { $0.label == "One" }).frame.width < 80, "\(name)")
        }
        try check("plain") { $0.buttonStyle(.plain) }
        try check("borderless") { $0.buttonStyle(.borderless) }
        try check("bordered") { $0.buttonStyle(.bordered) }
        try check("prominent") { $0.buttonStyle(.borderedProminent) }
        try check("own") { $0.buttonStyle(Faded()) }
    }

    @Test("beside one with an area of its own, the row is still the button of the default style")
    func mixed() throws {
        let screen = try screen { act in HStack { Button("Row") { act("row") }; Button("Own") { act("own") }.buttonStyle(.bordered) } }
        defer { screen.close() }
        #expect(try done(screen) == "row")
        #expect(try done(screen, .view("Own")) == "row own")
    }

    @Test("a disabled button's row does nothing and stays white; a destructive one's is red text on a row that acts")
    func disabledAndDestructive() throws {
        let disabled = try screen { act in Button("Off") { act("off") }.disabled(true) }
        defer { disabled.close() }
        try disabled.hold(.at(340, 116))
        #expect(pixel(disabled, 340, 116) == "#FFFFFF")
        try disabled.release()
        #expect(try done(disabled) == "nothing")
        let destructive = try screen { act in Button("Erase", role: .destructive) { act("erased") } }
        defer { destructive.close() }
        #expect(try done(destructive) == "erased")
        #expect(destructive.draw().outline.texts.first?.appearance == "#FF3B30")
    }

    @Test("swipe actions and menus of a row keep touches to themselves; a switch does, beside a button of the row")
    func besides() throws {
        let swiped = try screen { act in
            Text("Row").swipeActions { Button("First") { act("first") }; Button("Second") { act("second") } }
        }
        defer { swiped.close() }
        try swiped.drag(.at(340, 116), by: CGSize(width: -170, height: 0))
        try swiped.settle()
        #expect(try done(swiped, .view("Second")) == "second")
        let menu = try screen { act in Menu("More") { Button("Command") { act("command") } } }
        defer { menu.close() }
        #expect(try done(menu) == "nothing")
        let toggle = try screen { act in
            HStack { Button("Row") { act("row") }; Toggle("On", isOn: .init(get: { false }, set: { _ in act("switched") })).labelsHidden() }
        }
        defer { toggle.close() }
        #expect(try done(toggle, .view("On")) == "switched")
        #expect(try done(toggle, .at(200, 116)) == "switched row")
    }

    @Test("R42: a button's row acts in edit mode as before, and a link inside a row leads on from anywhere, but not then")
    func editMode() throws {
        let (screen, store) = try live()
        defer { screen.close() }
        try screen.tap("Edit")
        try screen.settle()
        try screen.tap(.at(370, 212))
        #expect(store.rooms.count == 5)
        struct Linked: View {
            var body: some View {
                NavigationStack {
                    List {
                        VStack { Text("Above"); NavigationLink("Inside") { Text("Page") } }
                        ForEach(0..<1) { Text("\($0)") }.onDelete { _ in }
                    }
                    .toolbar { EditButton() }
                }
            }
        }
        let link = try LiveScreen(Linked(), world: ScreenProbe.world.get())
        defer { link.close() }
        try link.tap("Edit")
        try link.settle()
        try link.tap(.at(60, 150))
        try link.settle()
        #expect(!link.draw().outline.texts.contains { $0.text == "Page" })
        try link.tap("Done")
        try link.settle()
        try link.tap(.at(60, 150))
        try link.settle()
        #expect(link.draw().outline.texts.contains { $0.text == "Page" })
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
