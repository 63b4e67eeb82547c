import Combine
import Observation
@testable import SwiftUICore
import Testing

/// One rule of data flow as a row of a table: a tree, a change, and what the change costs and shows.
struct DataFlowRule: CustomTestStringConvertible, Sendable {
    /// The paragraph and row of the rules this shows (`§2.1`), and the rule in words.
    let rule: String
    let make: @MainActor (RuleWays) -> AnyView
    /// What is done to the tree first; it then comes to rest.
    var first: @MainActor (RuleWays) -> Void = { _ in }
    let change: @MainActor (RuleWays) -> Void
    /// The bodies that run for the change, in order.
    let bodies: [String]
    /// What is then on screen; nil where that says nothing.
    var texts: [String]?
    /// What else happened: views that came (`+`) and went (`-`).
    var events: [String] = []
    var testDescription: String { rule }

    @MainActor func check() {
        let ways = RuleWays()
        let tree = Mounted { make(ways) }
        first(ways)
        tree.settle()
        _ = (ways.bodies.taken(), ways.events.taken())
        let before = tree.graph.bodyCount
        change(ways)
        #expect(ways.bodies.entries == [], "nothing runs before the update")
        tree.settle()
        #expect(ways.bodies.taken() == bodies)
        #expect(tree.graph.bodyCount - before == bodies.count)
        #expect(ways.events.taken() == events)
        if let texts { #expect(tree.texts == texts) }
        #expect(tree.bodies {} == 0, "at rest nothing runs")
        #expect(tree.graph.diagnostics.isEmpty, "\(tree.graph.diagnostics)")
        tree.graph.close()
    }
}

/// What a rule's change may change: the bodies leave their bindings and objects here.
final class RuleWays {
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

    var int: [String: Binding<Int>] = [:]
    var string: [String: Binding<String>] = [:]
    let old = Old(), other = Old()
    let new = New()
    let bodies = Journal(), events = Journal()

    func set(_ name: String, _ value: Int) { int[name]!.wrappedValue = value }
}

/// A view that makes its content from a number, `step`.
struct Stage<Content: View>: View {
    let ways: RuleWays
    let content: (Int) -> Content
    @State private var step = 0

    init(_ ways: RuleWays, @ViewBuilder content: @escaping (Int) -> Content) { (self.ways, self.content) = (ways, content) }

    var body: some View {
        let _ = (ways.bodies.note("stage"), ways.int["step"] = $step)
        content(step)
    }
}

/// A view with a number of its own, a word from outside, and a note of its coming and going.
struct Counter: View {
    let name: String
    let word: String
    let ways: RuleWays
    @State private var count = 0

    init(_ name: String, word: String = "", _ ways: RuleWays) { (self.name, self.word, self.ways) = (name, word, ways) }

    var body: some View {
        let _ = (ways.bodies.note(name), ways.int[name] = $count)
        Word("\(name)\(word)\(count)").onAppear { ways.events.note("+" + name) }.onDisappear { ways.events.note("-" + name) }
    }
}

/// Notes its name each time its body runs.
struct Note: View {
    let name: String
    let ways: RuleWays

    init(_ name: String, _ ways: RuleWays) { (self.name, self.ways) = (name, ways) }

    var body: some View {
        let _ = ways.bodies.note(name)
        Word(name)
    }
}

/// Reads a number through a binding.
struct Reader: View {
    @Binding var count: Int
    let ways: RuleWays

    var body: some View {
        let _ = ways.bodies.note("reader")
        Word("\(count)")
    }
}
