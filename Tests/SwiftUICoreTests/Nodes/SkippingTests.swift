import Observation
@testable import SwiftUICore
import Testing

/// Which bodies run again when the view round them does.
@MainActor @Suite struct SkippingTests {
    final class Thing {}
    struct Pair { var number: Int, name: String }
    struct Lax: Equatable {
        var id: Int, name: String
        static func == (a: Lax, b: Lax) -> Bool { a.id == b.id }
    }
    protocol Shape {}
    struct Round: Shape, Equatable { var radius: Int }
    struct Odd: Shape { var name: String, thing: Thing }
    enum Kind { case plain, wide(Int), named(String) }

    struct Holder<Value>: View {
        let value: Value
        let journal: Journal
        @State private var own = 0
        var body: some View {
            let _ = journal.note("body")
            Word("\(own)")
        }
    }

    /// How many bodies run when a view with a stored property gets another value for it.
    private func runs<Value>(_ old: Value, _ new: Value) -> Int {
        let journal = Journal()
        let tree = Mounted(0) { step in Holder(value: step == 0 ? old : new, journal: journal) }
        _ = journal.taken()
        tree.input = 1
        defer { tree.graph.close() }
        return journal.entries.count
    }

    @Test func equalValuesAreSkipped() {
        let thing = Thing(), shapes: [any Shape] = [Round(radius: 1)]
        #expect(runs(1, 1) == 0)
        #expect(runs(Double.nan, Double.nan) == 0)
        #expect(runs("a", "a" + "") == 0)
        #expect(runs(Pair(number: 1, name: "a"), Pair(number: 1, name: "a")) == 0)
        #expect(runs((true, 1), (true, 1)) == 0)
        #expect(runs(thing, thing) == 0)
        #expect(runs(Optional(thing), thing) == 0)
        #expect(runs(Int?.none, nil) == 0)
        #expect(runs(Pair?.none, nil) == 1, "an optional of what has no == cannot be compared")
        #expect(runs([1, 2], [1, 2]) == 0)
        #expect(runs(shapes, shapes) == 0, "one array, whatever it holds")
        #expect(runs(Round(radius: 1) as any Shape, Round(radius: 1) as any Shape) == 0)
        #expect(runs(Kind.wide(1), .wide(1)) == 1, "an enum without == that is no plain data cannot be compared")
        #expect(runs(Lax(id: 1, name: "a"), Lax(id: 1, name: "b")) == 0, "the type's own == decides")
        #expect(runs(\Pair.name, \Pair.name) == 0)
    }

    @Test func otherValuesAreNot() {
        #expect(runs(1, 2) == 1)
        #expect(runs("a", "b") == 1)
        #expect(runs(Pair(number: 1, name: "a"), Pair(number: 2, name: "a")) == 1)
        #expect(runs(Pair(number: 1, name: "a"), Pair(number: 1, name: "b")) == 1)
        #expect(runs((true, 1), (false, 1)) == 1)
        #expect(runs(Thing(), Thing()) == 1)
        #expect(runs(Optional(Thing()), nil) == 1)
        #expect(runs(Int?.none, 1) == 1)
        #expect(runs([1, 2], [1, 3]) == 1)
        #expect(runs(Round(radius: 1) as any Shape, Round(radius: 2) as any Shape) == 1)
        #expect(runs(Odd(name: "a", thing: Thing()) as any Shape, Round(radius: 2) as any Shape) == 1)
        #expect(runs(Kind.plain, .named("a")) == 1)
        #expect(runs(1 as Any, "a" as Any) == 1)
        #expect(runs(\Pair.name as AnyKeyPath, \Pair.number) == 1)
    }

    @Test func closuresAreAlwaysDifferent() {
        let action = {}
        #expect(runs(action, action) == 1)
        #expect(runs(Optional(action), action) == 1)
    }

    @Test func weakAndUnownedReferencesAreComparedWithoutBeingFollowed() {
        struct Follower: View {
            weak var leader: Thing?
            unowned let owner: Thing
            unowned(unsafe) let base: Thing
            let journal: Journal
            var body: some View {
                let _ = journal.note("body")
                Word("a")
            }
        }
        let journal = Journal(), first = Thing(), second = Thing()
        let tree = Mounted(first) { Follower(leader: $0, owner: first, base: first, journal: journal) }
        tree.graph.rootNode.children[0].markDirty()
        tree.settle()
        #expect(journal.taken() == ["body"])
        tree.input = second
        #expect(journal.taken() == ["body"])
    }

    @Test func viewsThatAreEnumsOrHavePacksAreCompared() {
        enum Choice: View {
            case word(String), number(Int)
            var body: some View {
                switch self {
                case .word(let word): Word(word)
                case .number(let number): Word("\(number)")
                }
            }
        }
        let tree = Mounted(Choice.word("a")) { $0 }
        tree.input = .word("b")
        #expect(tree.texts == ["b"])
        tree.input = .number(3)
        #expect(tree.texts == ["3"])

        enum Plain: View {
            case one, two
            var body: some View { Word(self == .one ? "one" : "two") }
        }
        let plain = Mounted(Plain.one) { $0 }
        plain.input = .two
        #expect(plain.texts == ["two"])

        struct Pack<each Value: CustomStringConvertible>: View {
            let values: (repeat each Value)
            init(_ values: repeat each Value) { self.values = (repeat each values) }
            var body: some View {
                var text = ""
                let _ = repeat text += (each values).description
                Word(text)
            }
        }
        let pack = Mounted(1) { Pack("a", $0, true) }
        pack.input = 2
        #expect(pack.texts == ["a2true"])
    }

    @Test func anEquatableViewIsComparedByItsOwnRule() {
        struct Row: View, Equatable {
            let id: String
            let action: () -> Void
            let journal: Journal
            @State private var count = 0
            nonisolated static func == (a: Row, b: Row) -> Bool { a.id == b.id }
            var body: some View {
                let _ = journal.note(id)
                Word(id)
            }
        }
        let journal = Journal()
        let tree = Mounted("a") { id in Row(id: id, action: {}, journal: journal) }
        tree.graph.rootNode.children[0].markDirty()
        tree.settle()
        #expect(journal.taken() == ["a"])
        tree.input = "b"
        #expect(journal.taken() == ["b"])
    }

    @Test func aChangedModifierReachesAViewThatIsSkipped() {
        let journal = Journal()
        let tree = Mounted(0.0) { padding in
            Holder(value: 1, journal: journal).padding(.top, padding).background(Word("behind\(Int(padding))"))
        }
        _ = journal.taken()
        tree.input = 20
        #expect(journal.entries.isEmpty)
        #expect(tree.frame("0")?.minY == 105)
        #expect(tree.texts == ["behind20", "0"])
    }

    @Test func aModifierThatIsUnchangedHandsNewContentOn() {
        struct Framed: ViewModifier {
            let journal: Journal
            func body(content: Content) -> some View {
                let _ = journal.note("body")
                HStack { Word("<"); content }
            }
        }
        let journal = Journal()
        let tree = Mounted("a") { text in Word(text).modifier(Framed(journal: journal)) }
        #expect(journal.taken() == ["body"])
        tree.input = "b"
        #expect(tree.texts == ["<", "b"])
        #expect(journal.taken() == [])
    }

    @Test func aViewThatHoldsAModifiersContentShowsTheNewOne() {
        struct Card<Content: View>: View {
            let content: Content
            var body: some View { VStack { content } }
        }
        struct Carded: ViewModifier {
            var title = ""
            func body(content: Content) -> some View {
                Word(title)
                Card(content: content)
            }
        }
        let tree = Mounted("a") { text in VStack { Word(text).modifier(Carded(title: text == "c" ? "C" : "")) } }
        for text in ["b", "c", "d"] {
            tree.input = text
            #expect(tree.texts.last == text)
        }
    }

    @Test func aViewThatHoldsAGeometryProxySeesNewSizes() {
        struct Wide: View {
            let proxy: GeometryProxy
            var body: some View { Word("\(Int(proxy.size.width))") }
        }
        let tree = Mounted(100.0) { width in GeometryReader { Wide(proxy: $0) }.frame(width: width) }
        #expect(tree.texts == ["100"])
        tree.input = 50
        #expect(tree.texts == ["50"])
    }
}
