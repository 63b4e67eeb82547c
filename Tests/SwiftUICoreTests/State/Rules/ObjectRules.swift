import Combine
import Observation
@testable import SwiftUICore
import Testing

/// §2, objects: who is renewed when one changes, and how often one is made.
@MainActor @Suite struct ObjectRules {
    typealias Old = RuleWays.Old
    typealias New = RuleWays.New

    struct Observes: View {
        @ObservedObject var old: Old
        let ways: RuleWays
        var body: some View {
            let _ = (ways.bodies.note("observes"), ways.string["second"] = $old.entries[1].text)
            Word("\(old.a)")
            Note("child", ways)
        }
    }

    struct Owns: View {
        @StateObject private var old: Old
        let step: Int
        let ways: RuleWays
        init(_ step: Int, _ ways: RuleWays) {
            (self.step, self.ways) = (step, ways)
            _old = StateObject(wrappedValue: {
                ways.events.note("made")
                return Old()
            }())
        }
        var body: some View {
            let _ = (ways.bodies.note("owns"), ways.int["b"] = $old.b)
            Word("\(step) \(old.b)")
        }
    }

    struct FindsOld: View {
        @EnvironmentObject private var old: Old
        let ways: RuleWays
        var body: some View {
            let _ = ways.bodies.note("finds")
            Word("\(old.a)")
        }
    }

    struct Holds: View {
        let old: Old
        let ways: RuleWays
        var body: some View {
            let _ = ways.bodies.note("holds")
            Word("\(old.a)")
        }
    }

    struct Tracks: View {
        let new: New
        let ways: RuleWays
        var body: some View {
            let _ = ways.bodies.note("tracks")
            Word("\(new.a)")
        }
    }

    struct TracksNothing: View {
        let new: New
        let ways: RuleWays
        var body: some View {
            let _ = ways.bodies.note("nothing")
            Tracks(new: new, ways: ways)
        }
    }

    struct OwnsNew: View {
        @State private var new = New()
        let ways: RuleWays
        var body: some View {
            let _ = (ways.bodies.note("owns"), ways.int["b"] = $new.b)
            Tracks(new: new, ways: ways)
            Word("\(new.b)")
        }
    }

    struct Edits: View {
        @Bindable var new: New
        let ways: RuleWays
        var body: some View {
            let _ = (ways.bodies.note("edits"), ways.int["a"] = $new.a, ways.string["text"] = $new.nested.text)
            Reader(count: $new.a, ways: ways)
        }
    }

    struct Finds: View {
        @Environment(New.self) private var new
        let ways: RuleWays
        var body: some View {
            let _ = ways.bodies.note("finds")
            Word("\(new.b)")
        }
    }

    nonisolated static let rules: [DataFlowRule] = [
        DataFlowRule(
            rule: "§2.3 ObservedObject: any property renews the whole body",
            make: { ways in AnyView(VStack { Observes(old: ways.old, ways: ways) }) },
            change: { $0.old.b = 1 }, bodies: ["observes"], texts: ["0", "child"]),
        DataFlowRule(
            rule: "§2.3, B6 ObservedObject: writing through its projected binding changes it",
            make: { ways in AnyView(VStack { Observes(old: ways.old, ways: ways) }) },
            change: { $0.string["second"]!.wrappedValue = "z" }, bodies: ["observes"]),
        DataFlowRule(
            rule: "§2.3 ObservedObject: another object is followed instead of the first",
            make: { ways in AnyView(Stage(ways) { Observes(old: $0 == 0 ? ways.old : ways.other, ways: ways) }) },
            first: { $0.set("step", 1) }, change: { ways in (ways.old.a, ways.other.b) = (4, 1) }, bodies: ["observes"], texts: ["0", "child"]),
        DataFlowRule(
            rule: "§2.4 StateObject: made once, whatever the parent does",
            make: { ways in AnyView(Stage(ways) { Owns($0, ways) }) },
            first: { $0.set("b", 3) }, change: { $0.set("step", 1) }, bodies: ["stage", "owns"], texts: ["1 3"]),
        DataFlowRule(
            rule: "§2.4 StateObject: any property renews the body", make: { ways in AnyView(Owns(0, ways)) },
            change: { $0.set("b", 3) }, bodies: ["owns"], texts: ["0 3"]),
        DataFlowRule(
            rule: "§2.5 EnvironmentObject: any property renews those who find it by its type",
            make: { ways in AnyView(VStack { FindsOld(ways: ways); Note("child", ways) }.environmentObject(ways.old)) },
            change: { $0.old.a = 1 }, bodies: ["finds"], texts: ["1", "child"]),
        DataFlowRule(
            rule: "§2.7 Published: several changes in one turn are one update",
            make: { ways in AnyView(VStack { Observes(old: ways.old, ways: ways) }) },
            change: { ways in (ways.old.a, ways.old.b, ways.old.entries) = (5, 6, []) }, bodies: ["observes"], texts: ["5", "child"]),
        DataFlowRule(
            rule: "§2.8 ObservableObject: a plain property follows none", make: { ways in AnyView(Holds(old: ways.old, ways: ways)) },
            change: { $0.old.a = 1 }, bodies: [], texts: ["0"]),
        DataFlowRule(
            rule: "§2.10 Observable: a plain property follows what the body reads",
            make: { ways in AnyView(TracksNothing(new: ways.new, ways: ways)) },
            change: { $0.new.a = 1 }, bodies: ["tracks"], texts: ["1"]),
        DataFlowRule(
            rule: "§2.10 Observable: what no body reads renews nothing",
            make: { ways in AnyView(TracksNothing(new: ways.new, ways: ways)) },
            change: { $0.new.b = 1 }, bodies: []),
        DataFlowRule(
            rule: "§2.10 Observable in State: its properties are followed, through its bindings too",
            make: { ways in AnyView(VStack { OwnsNew(ways: ways) }) },
            change: { $0.set("b", 4) }, bodies: ["owns"], texts: ["0", "4"]),
        DataFlowRule(
            rule: "§2.10 Bindable: the reader of the binding is renewed, not its maker",
            make: { ways in AnyView(Edits(new: ways.new, ways: ways)) },
            change: { $0.set("a", 3) }, bodies: ["reader"], texts: ["3"]),
        DataFlowRule(
            rule: "§2.10 Bindable: a binding to a part of a property writes it", make: { ways in AnyView(Edits(new: ways.new, ways: ways)) },
            change: { $0.string["text"]!.wrappedValue = "t" }, bodies: []),
        DataFlowRule(
            rule: "§2.10 Environment(Type.self): follows the property it reads",
            make: { ways in AnyView(VStack { Finds(ways: ways) }.environment(ways.new)) },
            change: { $0.new.b = 2 }, bodies: ["finds"], texts: ["2"]),
    ]

    @Test("a change renews the bodies that the rule names, and no others", arguments: rules)
    func rule(_ rule: DataFlowRule) { rule.check() }

    @Test("§2.7 Published publishes before the value is stored")
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
}
