@testable import SwiftUICore
import Testing

/// §2, the wrappers of values: who is renewed when one changes.
@MainActor @Suite struct WrapperRules {
    struct Owner<Content: View>: View {
        let ways: RuleWays
        let content: (Binding<Int>) -> Content
        @State private var count = 0
        var body: some View {
            let _ = (ways.bodies.note("owner"), ways.int["count"] = $count)
            content($count)
        }
    }

    struct Passer: View {
        @Binding var count: Int
        let ways: RuleWays
        var body: some View {
            let _ = ways.bodies.note("passer")
            Reader(count: $count, ways: ways)
        }
    }

    struct ReadingOwner: View {
        let ways: RuleWays
        @State private var count = 0
        var body: some View {
            let _ = (ways.bodies.note("owner"), ways.int["count"] = $count)
            Word("\(count)")
            Note("child", ways)
            Reader(count: $count, ways: ways)
        }
    }

    struct Initial: View {
        @State private var count: Int
        let ways: RuleWays
        init(_ count: Int, _ ways: RuleWays) { (_count, self.ways) = (State(initialValue: count), ways) }
        var body: some View {
            let _ = ways.bodies.note("initial")
            Word("\(count)")
        }
    }

    struct Parts: View {
        let ways: RuleWays
        @State private var entries = [RuleWays.Entry(id: 1, text: "x"), RuleWays.Entry(id: 2, text: "y")]
        @State private var name: String? = "n"
        var body: some View {
            let _ = (ways.bodies.note("parts"), ways.string["second"] = $entries[1].text, ways.string["name"] = Binding($name))
            ForEach($entries) { $entry in Word(entry.text) }
            Word(name ?? "none")
        }
    }

    struct Stored: View {
        @AppStorage("number") private var number = 7
        let name: String
        let ways: RuleWays
        var body: some View {
            let _ = (ways.bodies.note(name), ways.int[name] = $number)
            Word("\(number)")
        }
    }

    struct Kept: View {
        @SceneStorage("number") private var number = 7
        let name: String
        let ways: RuleWays
        var body: some View {
            let _ = (ways.bodies.note(name), ways.int[name] = $number)
            Word("\(number)")
        }
    }

    @propertyWrapper struct Prepared: DynamicProperty {
        let ways: RuleWays
        @State private var count = 0
        var wrappedValue: Int { count }
        var projectedValue: Binding<Int> { $count }
        func update() { ways.bodies.note("update \(count)") }
    }

    struct Prepares: View {
        @Prepared var count: Int
        let ways: RuleWays
        init(_ ways: RuleWays) { (_count, self.ways) = (Prepared(ways: ways), ways) }
        var body: some View {
            let _ = (ways.bodies.note("prepares"), ways.int["prepared"] = $count)
            Word("\(count)")
        }
    }

    nonisolated static let rules: [DataFlowRule] = [
        DataFlowRule(
            rule: "§2.1 State: who only makes a binding is not renewed",
            make: { ways in AnyView(Owner(ways: ways) { Passer(count: $0, ways: ways) }) },
            change: { $0.set("count", 1) }, bodies: ["reader"], texts: ["1"]),
        DataFlowRule(
            rule: "§2.1 State: whose body reads it is renewed",
            make: { ways in AnyView(VStack { ReadingOwner(ways: ways) }) },
            change: { $0.set("count", 1) }, bodies: ["owner", "reader"], texts: ["1", "child", "1"]),
        DataFlowRule(
            rule: "§2.1 State: the same value is no change", make: { ways in AnyView(Owner(ways: ways) { Reader(count: $0, ways: ways) }) },
            change: { $0.set("count", 0) }, bodies: [], texts: ["0"]),
        DataFlowRule(
            rule: "§2.1 State: the initial value is used once", make: { ways in AnyView(Stage(ways) { Initial($0 + 5, ways) }) },
            change: { $0.set("step", 1) }, bodies: ["stage"], texts: ["5"]),
        DataFlowRule(
            rule: "§2.2 Binding: a constant takes no writes",
            make: { ways in
                let _ = ways.int["constant"] = .constant(4)
                return AnyView(Reader(count: .constant(4), ways: ways))
            },
            change: { $0.set("constant", 9) }, bodies: [], texts: ["4"]),
        DataFlowRule(
            rule: "§2.2 Binding: a part of an element of a collection", make: { ways in AnyView(VStack { Parts(ways: ways) }) },
            change: { $0.string["second"]!.wrappedValue = "z" }, bodies: ["parts"], texts: ["x", "z", "n"]),
        DataFlowRule(
            rule: "§2.2 Binding: what an optional holds", make: { ways in AnyView(VStack { Parts(ways: ways) }) },
            change: { $0.string["name"]!.wrappedValue = "m" }, bodies: ["parts"], texts: ["x", "y", "m"]),
        DataFlowRule(
            rule: "§2.11 AppStorage: every view with the key is renewed",
            make: { ways in AnyView(VStack { Stored(name: "one", ways: ways); Stored(name: "two", ways: ways); Note("child", ways) }) },
            change: { $0.set("one", 8) }, bodies: ["one", "two"], texts: ["8", "8", "child"]),
        DataFlowRule(
            rule: "§2.12 SceneStorage: the views of the scene with the key are renewed",
            make: { ways in AnyView(VStack { Kept(name: "one", ways: ways); Kept(name: "two", ways: ways) }) },
            change: { $0.set("two", 8) }, bodies: ["one", "two"], texts: ["8", "8"]),
    ]

    @Test("a change renews the bodies that the rule names, and no others", arguments: rules)
    func rule(_ rule: DataFlowRule) { rule.check() }

    @Test("§2.1 State: a write before the view is on screen, or after it has gone, has no effect")
    func writesOutside() {
        let ways = RuleWays()
        let tree = Mounted(true) { isShown in if isShown { Counter("a", ways) } }
        let binding = ways.int["a"]!
        binding.wrappedValue = 3
        tree.input = false
        binding.wrappedValue = 9
        tree.input = true
        #expect(tree.texts == ["a0"])
        #expect(binding.wrappedValue == 3, "what has gone is as it was")
    }

    @Test("§2.14 DynamicProperty: update comes before each evaluation of the body")
    func updates() {
        let ways = RuleWays()
        let tree = Mounted { Prepares(ways) }
        #expect(ways.bodies.taken() == ["update 0", "prepares"])
        ways.set("prepared", 1)
        tree.settle()
        #expect(ways.bodies.taken() == ["update 1", "prepares"])
    }

    @Test("§2.2 bindings to collections and optionals lead to their parts")
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
}
