@testable import SwiftUICore
import Testing

/// §3: when a body runs, and §5: what of the environment renews whom.
@MainActor @Suite struct BodyRules {
    struct Takes: View {
        let value: Int
        let ways: RuleWays
        var body: some View {
            let _ = ways.bodies.note("takes")
            Word("\(value)")
        }
    }

    struct Acts: View {
        let ways: RuleWays
        let action: () -> Void
        var body: some View {
            let _ = ways.bodies.note("acts")
            Word("acts")
        }
    }

    struct Rounds: View, @MainActor Equatable {
        let value: Double
        let ways: RuleWays
        static func == (a: Rounds, b: Rounds) -> Bool { a.value.rounded() == b.value.rounded() }
        var body: some View {
            let _ = ways.bodies.note("rounds")
            Word("\(value)")
        }
    }

    /// Reads two numbers, hands one of them down.
    struct Two: View {
        let ways: RuleWays
        @State private var one = 0
        @State private var two = 0
        var body: some View {
            let _ = (ways.bodies.note("two"), ways.int["one"] = $one, ways.int["two"] = $two)
            Word("\(one) \(two)")
            Takes(value: two, ways: ways)
            Reader(count: $two, ways: ways)
        }
    }

    struct Limit: View {
        @Environment(\.lineLimit) private var limit
        let name: String
        let ways: RuleWays
        var body: some View {
            let _ = ways.bodies.note(name)
            Word("\(limit ?? 0)")
        }
    }

    struct Sets: View {
        let ways: RuleWays
        @State private var limit = 1
        @State private var spacing = 1
        var body: some View {
            let _ = (ways.bodies.note("sets"), ways.int["limit"] = $limit, ways.int["spacing"] = $spacing)
            VStack {
                Limit(name: "inherits", ways: ways)
                Limit(name: "shadowed", ways: ways).lineLimit(7)
                Note("indifferent", ways)
            }
            .lineLimit(limit)
            .lineSpacing(Double(spacing))
        }
    }

    struct AppearsWriting: View {
        let step: Int
        let ways: RuleWays
        @State private var count = 0
        var body: some View {
            let _ = ways.bodies.note("writes \(count)")
            Word("\(count)").onChange(of: step) { count = step }
        }
    }

    nonisolated static let rules: [DataFlowRule] = [
        DataFlowRule(
            rule: "§3.1 a body runs when its view first appears",
            make: { ways in AnyView(Stage(ways) { if $0 > 0 { Counter("a", ways) } }) },
            change: { $0.set("step", 1) }, bodies: ["stage", "a"], texts: ["a0"], events: ["+a"]),
        DataFlowRule(
            rule: "§3.2 a body runs when what it read has changed, and its equal children do not",
            make: { ways in AnyView(VStack { Two(ways: ways) }) },
            change: { $0.set("one", 1) }, bodies: ["two"], texts: ["1 0", "0", "0"]),
        DataFlowRule(
            rule: "§3.3 a parent's body renews children whose values differ, and those with closures",
            make: { ways in AnyView(Stage(ways) { step in
                Note("equal", ways)
                Takes(value: step, ways: ways)
                Acts(ways: ways) { _ = step }
            }) },
            change: { $0.set("step", 1) }, bodies: ["stage", "takes", "acts"], texts: ["equal", "1", "acts"]),
        DataFlowRule(
            rule: "§3.3 an equatable view is renewed when it says that it differs",
            make: { ways in AnyView(Stage(ways) { Rounds(value: Double($0) / 10, ways: ways).equatable() }) },
            change: { $0.set("step", 1) }, bodies: ["stage"], texts: ["0.0"]),
        DataFlowRule(
            rule: "§3.4 several writes in one turn are one update, from the outside in, each body once",
            make: { ways in AnyView(VStack { Two(ways: ways) }) },
            change: { ways in
                for number in 1...5 {
                    ways.set("two", number)
                    ways.set("one", -number)
                }
            },
            bodies: ["two", "takes", "reader"], texts: ["-5 5", "5", "5"]),
        DataFlowRule(
            rule: "§3.5 an action after the update may write: there is another pass before the frame",
            make: { ways in AnyView(Stage(ways) { AppearsWriting(step: $0, ways: ways) }) },
            change: { $0.set("step", 3) }, bodies: ["stage", "writes 0", "writes 3"], texts: ["3"]),
        DataFlowRule(
            rule: "§2.6, §5.1 Environment: a change renews the readers that see it", make: { ways in AnyView(Sets(ways: ways)) },
            change: { $0.set("limit", 2) }, bodies: ["sets", "inherits"], texts: ["2", "7", "indifferent"]),
        // Traits of texts stand together under one key; whoever reads the line limit is not renewed by the spacing all the same.
        DataFlowRule(
            rule: "§2.6, §5.1 Environment: a change of another value renews no reader", make: { ways in AnyView(Sets(ways: ways)) },
            change: { $0.set("spacing", 2) }, bodies: ["sets"], texts: ["1", "7", "indifferent"]),
    ]

    @Test("a change renews the bodies that the rule names, and no others", arguments: rules)
    func rule(_ rule: DataFlowRule) { rule.check() }

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
}
