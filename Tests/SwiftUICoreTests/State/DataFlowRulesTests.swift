import Combine
import Observation
@testable import SwiftUICore
import Testing

/// The rules of data flow one by one, each with the number of bodies it costs. Identity, lifecycle, storage and focus have suites of
/// their own; here is what a change renews.
@MainActor @Suite struct DataFlowRulesTests {
    struct Entry: Equatable, Identifiable {
        var id = 0
        var text = ""
    }

    final class Old: ObservableObject {
        @Published var a = 0
        @Published var b = 0
        @Published var entries = [Entry(id: 1, text: "x"), Entry(id: 2, text: "y")]
    }

    @Observable final class New {
        var a = 0
        var b = 0
        var name: String?
        var nested = Entry()
    }

    /// What a case changes: the bodies leave their bindings and objects here.
    final class Ways {
        var int: [String: Binding<Int>] = [:]
        var string: [String: Binding<String>] = [:]
        let old = Old()
        let new = New()
        let journal = Journal()
    }

    /// Notes its name each time its body runs.
    struct Note: View {
        let name: String
        let ways: Ways
        var body: some View {
            let _ = ways.journal.note(name)
            Word(name)
        }
    }

    struct Case: CustomTestStringConvertible, Sendable {
        let rule: String
        let make: @MainActor (Ways) -> AnyView
        let change: @MainActor (Ways) -> Void
        /// The bodies that run for the change, in order.
        let bodies: [String]
        /// What is then on screen; nil where that says nothing.
        var texts: [String]?
        var testDescription: String { rule }
    }

    // MARK: @State and @Binding

    struct Owner<Content: View>: View {
        let ways: Ways
        let content: (Binding<Int>) -> Content
        @State private var count = 0
        var body: some View {
            let _ = (ways.journal.note("owner"), ways.int["count"] = $count)
            content($count)
        }
    }

    struct Reader: View {
        @Binding var count: Int
        let ways: Ways
        var body: some View {
            let _ = ways.journal.note("reader")
            Word("\(count)")
        }
    }

    struct Passer: View {
        @Binding var count: Int
        let ways: Ways
        var body: some View {
            let _ = ways.journal.note("passer")
            Reader(count: $count, ways: ways)
        }
    }

    struct ReadingOwner: View {
        let ways: Ways
        @State private var count = 0
        var body: some View {
            let _ = (ways.journal.note("owner"), ways.int["count"] = $count)
            Word("\(count)")
            Note(name: "child", ways: ways)
            Reader(count: $count, ways: ways)
        }
    }

    nonisolated static let stateCases: [Case] = [
        Case(rule: "State: who only makes a binding is not renewed", make: { ways in AnyView(Owner(ways: ways) { Passer(count: $0, ways: ways) }) },
            change: { $0.int["count"]!.wrappedValue = 1 }, bodies: ["reader"], texts: ["1"]),
        Case(rule: "State: whose body reads it is renewed; equal children are skipped",
            make: { ways in AnyView(VStack { ReadingOwner(ways: ways) }) },
            change: { $0.int["count"]!.wrappedValue = 1 }, bodies: ["owner", "reader"], texts: ["1", "child", "1"]),
        Case(rule: "State: several writes in one turn are one update",
            make: { ways in AnyView(VStack { ReadingOwner(ways: ways) }) },
            change: { ways in for number in 1...5 { ways.int["count"]!.wrappedValue = number } },
            bodies: ["owner", "reader"], texts: ["5", "child", "5"]),
        Case(rule: "State: the same value is no change", make: { ways in AnyView(Owner(ways: ways) { Reader(count: $0, ways: ways) }) },
            change: { $0.int["count"]!.wrappedValue = 0 }, bodies: [], texts: ["0"]),
        Case(rule: "Binding: .constant takes no writes",
            make: { ways in
                let _ = ways.int["constant"] = .constant(4)
                return AnyView(Reader(count: .constant(4), ways: ways))
            },
            change: { $0.int["constant"]!.wrappedValue = 9 }, bodies: [], texts: ["4"]),
    ]

    // MARK: Observable objects

    struct Observes: View {
        @ObservedObject var old: Old
        let ways: Ways
        var body: some View {
            let _ = (ways.journal.note("observes"), ways.string["second"] = $old.entries[1].text)
            Word("\(old.a)")
            Note(name: "child", ways: ways)
        }
    }

    struct Holds: View {
        let old: Old
        let ways: Ways
        var body: some View {
            let _ = ways.journal.note("holds")
            Word("\(old.a)")
        }
    }

    struct Tracks: View {
        let new: New
        let ways: Ways
        var body: some View {
            let _ = ways.journal.note("tracks")
            Word("\(new.a)")
        }
    }

    struct TracksNothing: View {
        let new: New
        let ways: Ways
        var body: some View {
            let _ = ways.journal.note("nothing")
            Tracks(new: new, ways: ways)
        }
    }

    struct Edits: View {
        @Bindable var new: New
        let ways: Ways
        var body: some View {
            let _ = (ways.journal.note("edits"), ways.int["a"] = $new.a, ways.string["text"] = $new.nested.text)
            Reader(count: $new.a, ways: ways)
        }
    }

    struct Finds: View {
        @Environment(New.self) private var new
        let ways: Ways
        var body: some View {
            let _ = ways.journal.note("finds")
            Word("\(new.b)")
        }
    }

    nonisolated static let objectCases: [Case] = [
        Case(rule: "ObservedObject: any property renews the whole body", make: { ways in AnyView(VStack { Observes(old: ways.old, ways: ways) }) },
            change: { $0.old.b = 1 }, bodies: ["observes"], texts: ["0", "child"]),
        Case(rule: "B6: writing through an object's projected binding changes it",
            make: { ways in AnyView(VStack { Observes(old: ways.old, ways: ways) }) },
            change: { $0.string["second"]!.wrappedValue = "z" }, bodies: ["observes"]),
        Case(rule: "Published: several changes in one turn are one update",
            make: { ways in AnyView(VStack { Observes(old: ways.old, ways: ways) }) },
            change: { ways in (ways.old.a, ways.old.b, ways.old.entries) = (5, 6, []) }, bodies: ["observes"], texts: ["5", "child"]),
        Case(rule: "a plain property follows no ObservableObject", make: { ways in AnyView(Holds(old: ways.old, ways: ways)) },
            change: { $0.old.a = 1 }, bodies: [], texts: ["0"]),
        Case(rule: "Observable: a plain property follows what the body reads",
            make: { ways in AnyView(TracksNothing(new: ways.new, ways: ways)) },
            change: { $0.new.a = 1 }, bodies: ["tracks"], texts: ["1"]),
        Case(rule: "Observable: what no body reads renews nothing", make: { ways in AnyView(TracksNothing(new: ways.new, ways: ways)) },
            change: { $0.new.b = 1 }, bodies: []),
        Case(rule: "Bindable: the reader of the binding is renewed, not its maker",
            make: { ways in AnyView(Edits(new: ways.new, ways: ways)) },
            change: { $0.int["a"]!.wrappedValue = 3 }, bodies: ["reader"], texts: ["3"]),
        Case(rule: "Bindable: a binding to a part of a property writes it", make: { ways in AnyView(Edits(new: ways.new, ways: ways)) },
            change: { $0.string["text"]!.wrappedValue = "t" }, bodies: []),
        Case(rule: "Environment(Type.self): follows the property it reads",
            make: { ways in AnyView(VStack { Finds(ways: ways) }.environment(ways.new)) },
            change: { $0.new.b = 2 }, bodies: ["finds"], texts: ["2"]),
    ]

    // MARK: Environment

    struct Limit: View {
        @Environment(\.lineLimit) private var limit
        let name: String
        let ways: Ways
        var body: some View {
            let _ = ways.journal.note(name)
            Word("\(limit ?? 0)")
        }
    }

    struct Sets: View {
        let ways: Ways
        @State private var limit = 1
        @State private var spacing = 1
        var body: some View {
            let _ = (ways.journal.note("sets"), ways.int["limit"] = $limit, ways.int["spacing"] = $spacing)
            VStack {
                Limit(name: "inherits", ways: ways)
                Limit(name: "shadowed", ways: ways).lineLimit(7)
                Note(name: "indifferent", ways: ways)
            }
            .lineLimit(limit)
            .lineSpacing(Double(spacing))
        }
    }

    nonisolated static let environmentCases: [Case] = [
        Case(rule: "Environment: a change renews readers that see it", make: { ways in AnyView(Sets(ways: ways)) },
            change: { $0.int["limit"]!.wrappedValue = 2 }, bodies: ["sets", "inherits"], texts: ["2", "7", "indifferent"]),
    ]

    // MARK: Skipping

    struct Passes: View {
        let ways: Ways
        @State private var tick = 0
        var body: some View {
            let _ = (ways.journal.note("passes"), ways.int["tick"] = $tick)
            Word("\(tick)")
            Note(name: "equal", ways: ways)
            Takes(value: tick, ways: ways)
            Acts(ways: ways) { tick += 1 }
        }
    }

    struct Takes: View {
        let value: Int
        let ways: Ways
        var body: some View {
            let _ = ways.journal.note("takes")
            Word("\(value)")
        }
    }

    struct Acts: View {
        let ways: Ways
        let action: () -> Void
        var body: some View {
            let _ = ways.journal.note("acts")
            Word("acts")
        }
    }

    nonisolated static let skippingCases: [Case] = [
        Case(rule: "a parent's body renews children whose values differ, and those with closures",
            make: { ways in AnyView(VStack { Passes(ways: ways) }) },
            change: { $0.int["tick"]!.wrappedValue = 1 }, bodies: ["passes", "takes", "acts"], texts: ["1", "equal", "1", "acts"]),
    ]

    @Test("a change renews the bodies that the rule names, and no others",
        arguments: stateCases + objectCases + environmentCases + skippingCases)
    func rule(_ test: Case) {
        let ways = Ways()
        let tree = Mounted { test.make(ways) }
        _ = ways.journal.taken()
        let before = tree.graph.bodyCount
        test.change(ways)
        #expect(ways.journal.entries == [], "nothing runs before the update")
        tree.settle()
        #expect(ways.journal.taken() == test.bodies)
        #expect(tree.graph.bodyCount - before == test.bodies.count)
        if let texts = test.texts { #expect(tree.texts == texts) }
        #expect(tree.bodies {} == 0, "at rest nothing runs")
        #expect(tree.graph.diagnostics.isEmpty)
        tree.graph.close()
    }

    // MARK: Single rules

    @Test("Published publishes before the value is stored")
    func publishedSendsInWillSet() {
        let old = Old()
        var seen: [String] = []
        let both = [
            old.objectWillChange.sink { seen.append("will \(old.a)") }, old.$a.sink { seen.append("new \($0), stored \(old.a)") },
        ]
        old.a = 1
        #expect(seen == ["new 0, stored 0", "will 0", "new 1, stored 0"])
        both.forEach { $0.cancel() }
    }

    @Test("B3: several fields changed in one write are one update")
    func severalFields() {
        struct EditorConfig: Equatable {
            var isEditorPresented = false
            var note = "old"
            var progress = 0.0
            mutating func present(initialProgress: Double) {
                progress = initialProgress
                note = ""
                isEditorPresented = true
            }
        }
        final class Way { var present: () -> Void = {} }
        struct Editor: View {
            @State private var config = EditorConfig()
            let way: Way
            var body: some View {
                let _ = way.present = { config.present(initialProgress: 0.5) }
                Word("\(config.isEditorPresented) \(config.note) \(config.progress)")
            }
        }
        let way = Way()
        let tree = Mounted { Editor(way: way) }
        #expect(tree.texts == ["false old 0.0"])
        #expect(tree.bodies { way.present() } == 1)
        #expect(tree.texts == ["true  0.5"])
    }

    @Test("B6, B8: a computed property of an object follows what it is computed from")
    func computed() {
        final class CurrentlyReading: ObservableObject {
            @Published var progress = 0.25
            @Published var isFinished = false
            var currentProgress: Double { isFinished ? 1 : progress }
        }
        struct Ring: View {
            @ObservedObject var reading: CurrentlyReading
            var body: some View { Word("\(reading.currentProgress)") }
        }
        let reading = CurrentlyReading()
        let tree = Mounted { Ring(reading: reading) }
        #expect(tree.texts == ["0.25"])
        #expect(tree.bodies { reading.progress = 0.5 } == 1)
        #expect(tree.texts == ["0.5"])
        #expect(tree.bodies { reading.isFinished = true } == 1)
        #expect(tree.texts == ["1.0"])
    }

    @Test("B10, B11: a loader is made once, loads when its view appears, and goes with it")
    func loader() {
        final class CoverImageLoader: ObservableObject {
            @Published public private(set) var image: String?
            let journal: Journal
            init(_ journal: Journal) {
                self.journal = journal
                journal.note("made")
            }
            func load(_ name: String) { image = "cover of " + name }
            func cancel() { journal.note("cancelled") }
            deinit { cancel() }
        }
        struct BookCoverView: View {
            let name: String
            let size: Int
            @StateObject private var loader: CoverImageLoader
            let journal: Journal
            init(name: String, size: Int, journal: Journal) {
                (self.name, self.size, self.journal) = (name, size, journal)
                _loader = StateObject(wrappedValue: CoverImageLoader(journal))
            }
            var body: some View {
                let _ = journal.note(loader.image ?? "placeholder")
                Word("\(loader.image ?? "placeholder") \(size)").onAppear { loader.load(name) }
            }
        }
        let journal = Journal()
        let tree = Mounted(1) { size in if size > 0 { BookCoverView(name: "Dune", size: size, journal: journal) } }
        #expect(journal.taken() == ["made", "placeholder", "cover of Dune"])
        for size in 2...10 { tree.input = size }
        #expect(journal.taken() == Array(repeating: "cover of Dune", count: 9), "neither made nor loaded again")
        tree.input = 0
        #expect(journal.taken() == ["cancelled"])
    }

    @Test("B12, B13: an observed object made in place is made anew with each evaluation round it; an owned one is not")
    func observedOrOwned() {
        final class Store: ObservableObject {
            @Published var books = 0
            init(_ journal: Journal) { journal.note("made") }
        }
        struct Bad: View {
            @ObservedObject var store: Store
            let step: Int
            var body: some View { Word("\(store.books)") }
        }
        struct Good: View {
            @StateObject private var store: Store
            let step: Int
            let handles: Handles
            init(_ store: @autoclosure @escaping () -> Store, step: Int, handles: Handles) {
                (_store, self.step, self.handles) = (StateObject(wrappedValue: store()), step, handles)
            }
            var body: some View {
                let _ = handles.counts["books"] = $store.books
                Word("\(store.books)")
            }
        }
        let bad = Journal(), good = Journal(), handles = Handles()
        let first = Mounted(1) { Bad(store: Store(bad), step: $0) }
        let second = Mounted(1) { Good(Store(good), step: $0, handles: handles) }
        handles.counts["books"]!.wrappedValue = 5
        for step in 2...4 { (first.input, second.input) = (step, step) }
        #expect(bad.taken().count == 4)
        #expect(good.taken().count == 1)
        #expect(second.texts == ["5"])
    }

    @Test("bindings to collections and optionals lead to their parts")
    func bindingParts() {
        struct Values: Equatable { var list = [1, 2, 3], name: String? = "n" }
        struct Shows: View {
            @State private var values = Values()
            let handles: Handles
            var body: some View {
                let _ = handles.counts["second"] = $values.list[1]
                let _ = handles.counts["elements"] = $values.list.reversed().first
                VStack {
                    ForEach($values.list, id: \.self) { $number in Word("\(number)") }
                    Word(Binding($values.name).map { $0.wrappedValue } ?? "none")
                }
            }
        }
        let handles = Handles()
        let tree = Mounted { Shows(handles: handles) }
        handles.counts["second"]!.wrappedValue = 7
        handles.counts["elements"]!.wrappedValue = 9
        tree.settle()
        #expect(tree.texts == ["1", "7", "9", "n"])
    }

    @Test("R23: a toggle renews the body that reads it once")
    func oneToggle() {
        final class Way { var tap: () -> Void = {} }
        struct Detail: View {
            @State private var zoomed = false
            let way: Way
            var body: some View {
                let _ = way.tap = { zoomed.toggle() }
                Word(zoomed ? "fill" : "fit")
            }
        }
        let way = Way()
        let tree = Mounted { Detail(way: way) }
        #expect(tree.bodies { way.tap() } == 1)
        #expect(tree.texts == ["fill"])
        #expect(tree.bodies { way.tap(); way.tap() } <= 1)
        #expect(tree.texts == ["fill"])
    }

    @Test("§4: who appears is told from the inside out, tasks start, changes are heard after the update that saw them")
    func order() {
        let journal = Journal()
        let tree = Mounted(0) { step in
            VStack {
                VStack { Word("a").onAppear { journal.note("inner") } }.onAppear { journal.note("middle") }
            }
            .onAppear { journal.note("outer") }
            .onChange(of: step) { journal.note("change \($0)>\($1)") }
        }
        #expect(journal.taken() == ["inner", "middle", "outer"])
        tree.input = 1
        #expect(journal.taken() == ["change 0>1"])
    }
}
