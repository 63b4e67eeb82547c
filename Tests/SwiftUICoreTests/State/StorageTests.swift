import Combine
import Foundation
@testable import SwiftUICore
import Testing

/// `@AppStorage` and `@SceneStorage`.
@MainActor @Suite struct StorageTests {
    final class Ways {
        var isOn: Binding<Bool>!
        var selection: Binding<String?>!
    }

    struct Switch: View {
        @AppStorage("updateArtwork") private var isOn = true
        let ways: Ways?
        let journal: Journal
        var body: some View {
            let _ = ways?.isOn = $isOn
            let _ = journal.note("switch")
            Word(isOn ? "on" : "off")
        }
    }

    @Test("§2.11, B16: every view with the key shows one value, which the defaults keep")
    func shared() {
        let ways = Ways(), journal = Journal(), world = World()
        let tree = Mounted(world: world) {
            VStack {
                Switch(ways: ways, journal: journal)
                Switch(ways: nil, journal: journal)
                Word("other")
            }
        }
        #expect(tree.texts == ["on", "on", "other"])
        #expect(world.defaults.contents == [:], "the value it was declared with is not written")
        #expect(journal.taken().count == 2)
        ways.isOn.wrappedValue = false
        tree.settle()
        #expect(tree.texts == ["off", "off", "other"])
        #expect(world.defaults.contents == ["updateArtwork": .bool(false)])
        #expect(journal.taken().count == 2)
        world.defaults["updateArtwork"] = .bool(true)
        tree.settle()
        #expect(tree.texts == ["on", "on", "other"], "a write from outside is heard too")
        #expect(journal.taken().count == 2)
        ways.isOn.wrappedValue = true
        #expect(tree.bodies {} == 0, "the same value is no change")
    }

    @Test func defaultsAreFoundAgainAfterARelaunch() {
        let ways = Ways(), first = World()
        let tree = Mounted(world: first) { Switch(ways: ways, journal: Journal()) }
        ways.isOn.wrappedValue = false
        tree.graph.close()
        let second = World(defaults: DefaultsStore(first.defaults.contents))
        #expect(Mounted(world: second) { Switch(ways: nil, journal: Journal()) }.texts == ["off"])
        #expect(Mounted(world: second.forgetting()) { Switch(ways: nil, journal: Journal()) }.texts == ["on"])
    }

    struct Selection: View {
        @SceneStorage("selection") private var selection: String?
        let ways: Ways
        var body: some View {
            let _ = ways.selection = $selection
            Word(selection ?? "nothing")
        }
    }

    @Test("§2.12, B15: a scene finds its selection again; two scenes have two; nil clears")
    func scenes() {
        let first = World(), ways = Ways(), other = Ways()
        let one = Mounted(world: first, scene: "one") { Selection(ways: ways) }
        let two = Mounted(world: first, scene: "two") { Selection(ways: other) }
        #expect(one.texts == ["nothing"])
        ways.selection.wrappedValue = "Dungeon"
        one.settle()
        two.settle()
        #expect(one.texts == ["Dungeon"])
        #expect(two.texts == ["nothing"])
        other.selection.wrappedValue = "Hall"
        one.graph.close()
        two.graph.close()

        let second = World(scenes: SceneStates(first.scenes.contents))
        let again = Mounted(world: second, scene: "one") { Selection(ways: ways) }
        #expect(again.texts == ["Dungeon"])
        #expect(Mounted(world: second, scene: "two") { Selection(ways: other) }.texts == ["Hall"])
        ways.selection.wrappedValue = nil
        again.settle()
        #expect(again.texts == ["nothing"])
        #expect(second.scenes.contents["one"] == [:])
        second.scenes.forget("two")
        #expect(Mounted(world: second, scene: "two") { Selection(ways: other) }.texts == ["nothing"])
    }

    enum Kind: String { case plain, grouped }
    enum Level: Int { case low = 1, high }

    struct EveryType: View {
        @AppStorage("bool") private var bool = false
        @AppStorage("int") private var int = 1
        @AppStorage("double") private var double = 0.5
        @AppStorage("string") private var string = "s"
        @AppStorage("url") private var url = URL(string: "https://example.com/a")!
        @AppStorage("data") private var data = Data([1])
        @AppStorage("date") private var date = Date(timeIntervalSinceReferenceDate: 0)
        @AppStorage("kind") private var kind = Kind.plain
        @AppStorage("level") private var level = Level.low
        @AppStorage("maybe") private var maybe: Int?
        @AppStorage("maybeKind") private var maybeKind: Kind?
        @SceneStorage("sceneKind") private var sceneKind = Kind.plain
        @SceneStorage("sceneLevel") private var sceneLevel: Level?
        let changes: Bool

        var body: some View {
            Word("\(bool) \(int) \(double) \(string) \(url) \([UInt8](data)) \(date.timeIntervalSinceReferenceDate) \(kind) \(level)"
                + " \(maybe.map { "\($0)" } ?? "nil") \(maybeKind.map { "\($0)" } ?? "nil") \(sceneKind) \(sceneLevel.map { "\($0)" } ?? "nil")")
                .onAppear {
                    guard changes else { return }
                    (bool, int, double, string, url) = (true, 2, 1.5, "t", URL(string: "file:///b")!)
                    (data, date, kind, level) = (Data([2, 3]), Date(timeIntervalSinceReferenceDate: 1), .grouped, .high)
                    (maybe, maybeKind, sceneKind, sceneLevel) = (7, .plain, .grouped, .high)
                }
        }
    }

    @Test("§2.11, §2.12 every type is kept") func everyTypeIsKept() {
        let world = World()
        let changed = "true 2 1.5 t file:///b [2, 3] 1.0 grouped high 7 plain grouped high"
        #expect(Mounted(world: world) { EveryType(changes: false) }.texts
            == ["false 1 0.5 s https://example.com/a [1] 0.0 plain low nil nil plain nil"])
        #expect(Mounted(world: world) { EveryType(changes: true) }.texts == [changed])
        #expect(Mounted(world: world) { EveryType(changes: false) }.texts == [changed])
    }

    @Test("a value of another kind under the key counts as none", arguments: [
        (StoredValue.text("yes"), "true"), (.integer(0), "false"), (.integer(3), "true"), (.data(Data()), "true"), (.bool(false), "false"),
    ])
    func otherKinds(stored: StoredValue, shown: String) {
        struct Shows: View {
            @AppStorage("key") private var value = true
            var body: some View { Word("\(value)") }
        }
        #expect(Mounted(world: World(defaults: DefaultsStore(["key": stored]))) { Shows() }.texts == [shown])
    }

    @Test func aStoreThatTheProgramNamesIsReadAndWrittenItself() throws {
        struct Shows: View {
            @AppStorage("count") private var count = 0
            let ways: Handles
            var body: some View {
                let _ = ways.counts["count"] = $count
                Word("\(count)")
            }
        }
        let name = "StorageTests." + UUID().uuidString
        let defaults = try #require(UserDefaults(suiteName: name))
        defer { defaults.removePersistentDomain(forName: name) }
        defaults.set(4, forKey: "count")
        let handles = Handles(), world = World()
        let tree = Mounted(world: world) { Shows(ways: handles).defaultAppStorage(defaults) }
        #expect(tree.texts == ["4"])
        handles.counts["count"]!.wrappedValue = 5
        tree.settle()
        #expect(tree.texts == ["5"])
        #expect(defaults.integer(forKey: "count") == 5)
        #expect(world.defaults.contents == [:])
    }

    @Test func anObjectWithStoredPropertiesChangesWhenTheyDo() {
        final class Settings: ObservableObject {
            @AppStorage("size") var size = 1
        }
        struct Shows: View {
            @StateObject private var settings = Settings()
            var body: some View { Word("\(settings.size)").onAppear { settings.size = 3 } }
        }
        let world = World()
        #expect(Mounted(world: world) { Shows() }.texts == ["3"])
        #expect(world.defaults.contents == ["size": .integer(3)])
    }
}
