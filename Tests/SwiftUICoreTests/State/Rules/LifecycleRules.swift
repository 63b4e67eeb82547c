import Combine
@testable import SwiftUICore
import Testing

/// §4: who comes, goes and hears of changes, in which order.
@MainActor @Suite struct LifecycleRules {
    struct Hears: View {
        let step: Int
        let subject: PassthroughSubject<Int, Never>
        let ways: RuleWays
        var body: some View {
            let _ = ways.bodies.note("hears")
            Word("\(step)")
                .preference(key: Widths.self, value: [CGFloat(step)])
                .onChange(of: step) { ways.events.note("change \($0)>\($1)") }
                .onReceive(subject) { ways.events.note("received \($0)") }
                .onPreferenceChange(Widths.self) { ways.events.note("prefers \($0)") }
        }
    }

    nonisolated static let rules: [DataFlowRule] = [
        DataFlowRule(
            rule: "§4.1 views that come are told from the inside out",
            make: { ways in AnyView(Stage(ways) { step in
                if step > 0 {
                    VStack { Word("a").onAppear { ways.events.note("inner") } }.onAppear { ways.events.note("outer") }
                }
            }) },
            change: { $0.set("step", 1) }, bodies: ["stage"], texts: ["a"], events: ["inner", "outer"]),
        DataFlowRule(
            rule: "§4.2 a view that goes without animation is told in the same update, after those that have come",
            make: { ways in AnyView(Stage(ways) { if $0 == 0 { Counter("a", ways) } else { Counter("b", ways) } }) },
            change: { $0.set("step", 1) }, bodies: ["stage", "b"], texts: ["b0"], events: ["+b", "-a"]),
        DataFlowRule(
            rule: "§4.4, §4.6 changes and preferences are heard after the update that saw them",
            make: { ways in
                let subject = PassthroughSubject<Int, Never>()
                return AnyView(Stage(ways) { Hears(step: $0, subject: subject, ways: ways) })
            },
            change: { $0.set("step", 1) }, bodies: ["stage", "hears"], texts: ["1"], events: ["prefers [1.0]", "change 0>1"]),
    ]

    @Test("a change is told to whom the rule says, in its order", arguments: rules)
    func rule(_ rule: DataFlowRule) { rule.check() }

    @Test("§4.5 a publisher is received from the first evaluation on, and not after the view has gone")
    func received() {
        let ways = RuleWays(), subject = PassthroughSubject<Int, Never>()
        subject.send(1)
        let tree = Mounted(true) { if $0 { Hears(step: 0, subject: subject, ways: ways) } }
        _ = ways.events.taken()
        subject.send(2)
        tree.settle()
        #expect(ways.events.taken() == ["received 2"])
        tree.input = false
        subject.send(3)
        tree.settle()
        #expect(ways.events.taken() == [])
    }

    @Test("§4.1, §4.3, §4.4 who appears is told from the inside out, changes are heard after the update that saw them")
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
