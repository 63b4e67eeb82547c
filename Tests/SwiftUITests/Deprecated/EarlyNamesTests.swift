import Combine
import SwiftUI
import SwiftUICore
import Testing

/// The names of 2019 give the same screens as today's.
@MainActor @Suite struct EarlyNamesTests {
    @Test("N1, N2, N3, N4, N5, N7, N8, N10, N11, N13, R35: the screen is that of today's names")
    func sameScreen() throws {
        struct Present: View {
            let rooms: [String]

            var body: some View {
                NavigationView {
                    List {
                        ForEach(rooms, id: \.self) { room in
                            NavigationLink(destination: Text(room)) { Text(room).foregroundColor(.secondary) }
                        }
                        Text("plain")
                    }
                    .navigationBarTitle(Text("Rooms"), displayMode: .inline)
                }
            }
        }
        let early = try ScreenProbe(AnyView(early.rooms(["Dungeon", "Elephant"]).screen))
        let present = try ScreenProbe(Present(rooms: ["Dungeon", "Elephant"]))
        #expect(early.texts.contains("Elephant"))
        #expect(early.screen.displayList.description == present.screen.displayList.description)
    }

    @Test("N13: List takes identified collections")
    func identifiedList() throws {
        let early = try ScreenProbe(AnyView(early.list(["a", "b"])))
        let present = try ScreenProbe(List(["a", "b"], id: \.self) { Text($0) })
        #expect(early.screen.displayList.description == present.screen.displayList.description)
    }

    @Test("§2.9, M4, N3, N4: a store that sends after its change renews whoever follows it")
    func didChange() {
        let rooms = early.rooms([])
        let graph = ViewGraph(world: World(), environment: EnvironmentValues(), container: RootItem())
        graph.setContent(AnyView(rooms.followers))
        let placement = RootPlacement(bounds: .zero, context: PlacementContext(container: .zero, safeArea: .zero, scale: 1))
        graph.settle(placement)
        #expect(rooms.counts.bodies == 2)
        rooms.add("Hall")
        rooms.add("2")
        graph.settle(placement)
        #expect(rooms.counts.bodies == 4, "two changes in one turn are one update")
        #expect(rooms.counts.shown == "Hall2")
        graph.close()
    }

    @Test("N7: basic is ease-in-out over 0.35 seconds unless it says otherwise")
    func basic() {
        #expect(early.animations == [
            .easeInOut(duration: 0.35), .easeInOut(duration: 2), .linear(duration: 1), .spring(response: 0.5, dampingFraction: 0.825),
            .interpolatingSpring(mass: 2, stiffness: 100, damping: 10, initialVelocity: 3),
        ])
    }
}

extension EarlyNamesTests {
    @Test("a presentation button tells that it was tapped and presents its destination")
    func presents() throws {
        let journal = Counts()
        let screen = try TouchedScreen(AnyView(early.presentation(journal)))
        try screen.tap("Edit")
        #expect(journal.shown == "tapped")
        #expect(screen.words.contains("the editor"))
    }

    @Test("a long press runs its action and tells of the finger")
    func longPress() throws {
        let journal = Counts()
        let screen = try TouchedScreen(AnyView(early.longPress(journal)))
        screen.press(at: try screen.element("here").activationPoint, for: 0.6)
        // Whether the action runs before or after the finger counts as up is not known of iOS.
        #expect(journal.shown.hasPrefix("down ") && Set(journal.shown.split(separator: " ")) == ["down", "held", "up"])
    }
}

// MARK: The early spellings

// What uses deprecated names is deprecated itself, so that it is not warned of, and reached through protocols, which are not.

@MainActor private let early: any EarlySpellings.Type = Early.self

@MainActor private protocol EarlySpellings {
    static func rooms(_ names: [String]) -> any EarlyRooms
    static func list(_ names: [String]) -> any View
    static var animations: [Animation] { get }
    static func presentation(_ journal: Counts) -> any View
    static func longPress(_ journal: Counts) -> any View
}

@MainActor private protocol EarlyRooms {
    var screen: any View { get }
    var followers: any View { get }
    var counts: Counts { get }
    func add(_ name: String)
}

private final class Counts {
    var bodies = 0
    var shown = ""
}

private enum Early: EarlySpellings {
    @available(*, deprecated) static func rooms(_ names: [String]) -> any EarlyRooms { Rooms(names) }

    @available(*, deprecated) static func list(_ names: [String]) -> any View { List(names.identified(by: \.self)) { Text($0) } }

    @available(*, deprecated) static var animations: [Animation] {
        [.basic(), .basic(duration: 2), .basic(duration: 1, curve: .linear), .fluidSpring(),
         .spring(mass: 2, stiffness: 100, damping: 10, initialVelocity: 3)]
    }

    @available(*, deprecated) static func presentation(_ journal: Counts) -> any View {
        PresentationButton(destination: Text("the editor"), onTrigger: { journal.shown = "tapped" }) { Text("Edit") }
    }

    @available(*, deprecated) static func longPress(_ journal: Counts) -> any View {
        Text("here").longPressAction({ journal.shown += " held" }, pressing: { journal.shown += $0 ? "down" : " up" })
    }

    @available(*, deprecated) struct Rooms: EarlyRooms {
        let store: Store
        let counts = Counts()

        init(_ names: [String]) { store = Store(rooms: names) }

        var screen: any View { Screen(store: store) }

        var followers: any View {
            VStack {
                Shows(store: store, counts: counts)
                Found(counts: counts).environmentObject(store)
            }
        }

        func add(_ name: String) { store.rooms.append(name) }
    }

    @available(*, deprecated) final class Store: BindableObject {
        var rooms: [String] { didSet { didChange.send() } }
        init(rooms: [String] = []) { self.rooms = rooms }
        var didChange = PassthroughSubject<Void, Never>()
    }

    @available(*, deprecated) struct Screen: View {
        @ObjectBinding var store = Store()

        var body: some View {
            NavigationView {
                List {
                    ForEach(store.rooms.identified(by: \.self)) { room in
                        NavigationButton(destination: Text(room)) { Text(room).color(.secondary) }
                    }
                    Text("plain").tapAction { withAnimation(.basic(duration: 2)) { store.rooms = [] } }
                }
                .navigationBarItem(title: Text("Rooms"), titleDisplayMode: .inline)
            }
        }
    }

    @available(*, deprecated) struct Shows: View {
        @ObjectBinding var store: Store
        let counts: Counts

        var body: some View {
            counts.bodies += 1
            counts.shown = store.rooms.joined()
            return Text(verbatim: counts.shown)
        }
    }

    @available(*, deprecated) struct Found: View {
        @EnvironmentObject var store: Store
        let counts: Counts

        var body: some View {
            counts.bodies += 1
            return Text(verbatim: store.rooms.joined())
        }
    }
}
