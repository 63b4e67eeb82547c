@testable import SwiftUICore
import Testing

/// §1: which changes keep a view, with its state, and which make another.
@MainActor @Suite struct IdentityRules {
    nonisolated static let rules: [DataFlowRule] = [
        DataFlowRule(
            rule: "§1.1, §1.6 a new value for the same identity: plain properties are the new ones, state stays",
            make: { ways in AnyView(Stage(ways) { Counter("a", word: " \($0) ", ways) }) },
            first: { $0.set("a", 2) }, change: { $0.set("step", 1) }, bodies: ["stage", "a"], texts: ["a 1 2"]),
        DataFlowRule(
            rule: "§1.2 the branches of an if are different views, even of one type",
            make: { ways in AnyView(Stage(ways) { step in if step == 0 { Counter("a", ways) } else { Counter("a", ways) } }) },
            first: { $0.set("a", 2) }, change: { $0.set("step", 1) }, bodies: ["stage", "a"], texts: ["a0"], events: ["+a", "-a"]),
        DataFlowRule(
            rule: "§1.2 a condition in an argument is one view",
            make: { ways in AnyView(Stage(ways) { Counter("a", word: $0 == 0 ? " x " : " y ", ways) }) },
            first: { $0.set("a", 2) }, change: { $0.set("step", 1) }, bodies: ["stage", "a"], texts: ["a y 2"]),
        DataFlowRule(
            rule: "§1.2 what stands beside an if keeps its place",
            make: { ways in AnyView(Stage(ways) { step in
                if step > 0 { Note("first", ways) }
                Counter("a", ways)
            }) },
            first: { $0.set("a", 2) }, change: { $0.set("step", 1) }, bodies: ["stage", "first"], texts: ["first", "a2"]),
        DataFlowRule(
            rule: "§1.3 an element's id is its view's: one that leaves takes no other with it",
            make: { ways in AnyView(Stage(ways) { ForEach($0 == 0 ? ["a", "b"] : ["b"], id: \.self) { Counter($0, ways) } }) },
            first: { $0.set("b", 2) }, change: { $0.set("step", 1) }, bodies: ["stage"], texts: ["b2"], events: ["-a"]),
        DataFlowRule(
            rule: "§1.3 a constant range counts by position",
            make: { ways in AnyView(Stage(ways) { step in ForEach(0..<2) { Counter("ab".map(String.init)[$0], word: " \(step) ", ways) } }) },
            first: { $0.set("b", 2) }, change: { $0.set("step", 1) }, bodies: ["stage", "a", "b"], texts: ["a 1 0", "b 1 2"]),
        DataFlowRule(
            rule: "§1.3 another id makes another view",
            make: { ways in AnyView(Stage(ways) { Counter("a", ways).id($0) }) },
            first: { $0.set("a", 2) }, change: { $0.set("step", 1) }, bodies: ["stage", "a"], texts: ["a0"], events: ["+a", "-a"]),
        DataFlowRule(
            rule: "§1.5 an erased view of another type is another view",
            make: { ways in AnyView(Stage(ways) { $0 == 0 ? AnyView(Counter("a", ways)) : AnyView(Counter("a", ways).padding()) }) },
            first: { $0.set("a", 2) }, change: { $0.set("step", 1) }, bodies: ["stage", "a"], texts: ["a0"], events: ["+a", "-a"]),
        DataFlowRule(
            rule: "§1.5 an erased view of the same type is the same view",
            make: { ways in AnyView(Stage(ways) { AnyView(Counter("a", word: " \($0) ", ways)) }) },
            first: { $0.set("a", 2) }, change: { $0.set("step", 1) }, bodies: ["stage", "a"], texts: ["a 1 2"]),
        DataFlowRule(
            rule: "§1.7 reordered elements take their state along",
            make: { ways in AnyView(Stage(ways) { ForEach($0 == 0 ? ["a", "b"] : ["b", "a"], id: \.self) { Counter($0, ways) } }) },
            first: { ways in
                ways.set("a", 1)
                ways.set("b", 2)
            },
            change: { $0.set("step", 1) }, bodies: ["stage"], texts: ["b2", "a1"]),
    ]

    @Test("a change keeps the views that the rule says", arguments: rules)
    func rule(_ rule: DataFlowRule) { rule.check() }

    @Test("§1.4 of two elements with one id the first is shown, and the id and the view are told")
    func twoOfOneID() throws {
        let ways = RuleWays()
        let tree = Mounted { VStack { ForEach([RuleWays.Entry(id: 1, text: "x"), .init(id: 1, text: "y"), .init(id: 2, text: "z")]) { Note($0.text, ways) } } }
        #expect(tree.texts.first == "x" && tree.texts.last == "z")
        let diagnostic = try #require(tree.graph.diagnostics.first)
        #expect(diagnostic.kind == .duplicateIdentity && diagnostic.message.contains("1"))
        #expect(diagnostic.place.contains("VStack"))
    }
}
