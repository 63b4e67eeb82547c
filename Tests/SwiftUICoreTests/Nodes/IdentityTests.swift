@testable import SwiftUICore
import Testing

/// What keeps a view's state, and what loses it.
@MainActor @Suite struct IdentityTests {
    let handles = Handles()

    func count(_ name: String) { handles.counts[name]!.wrappedValue += 1 }

    @Test func aBranchLosesItsStateWhenLeft() {
        let tree = Mounted(true) { [handles] first in
            VStack {
                if first { Tally("a", handles) } else { Tally("a", handles) }
                Tally("s", handles)
            }
        }
        count("a"); count("s")
        tree.settle()
        #expect(tree.texts == ["a1", "s1"])
        tree.input = false
        #expect(tree.texts == ["a0", "s1"])
        count("a")
        tree.input = true
        #expect(tree.texts == ["a0", "s1"])
    }

    @Test func anOptionalThatWasGoneStartsAnew() {
        let tree = Mounted(true) { [handles] isShown in
            VStack {
                if isShown { Tally("a", handles) }
                Tally("s", handles)
            }
        }
        count("a"); count("s")
        tree.input = false
        #expect(tree.texts == ["s1"])
        tree.input = true
        #expect(tree.texts == ["a0", "s1"])
    }

    @Test func anotherIDMakesAnotherView() {
        let tree = Mounted(1) { [handles] id in
            VStack {
                Tally("a", handles).id(id)
                Tally("s", handles)
            }
        }
        count("a"); count("s")
        tree.settle()
        #expect(tree.texts == ["a1", "s1"])
        tree.input = 2
        #expect(tree.texts == ["a0", "s1"])
    }

    @Test func anErasedViewIsReplacedOnlyWithItsType() {
        let tree = Mounted(0) { [handles] step in
            VStack {
                step < 2 ? AnyView(Tally("a", handles)) : AnyView(Tally("a", handles).padding(step == 2 ? 0 : 1))
                Tally("s", handles)
            }
        }
        count("a"); count("s")
        tree.input = 1
        #expect(tree.texts == ["a1", "s1"])
        tree.input = 2
        #expect(tree.texts == ["a0", "s1"])
        count("a")
        tree.input = 3
        #expect(tree.texts == ["a1", "s1"])
    }

    /// Steps of a `ForEach` over names, and which of them still have the state they were given after the first.
    struct Step: CustomStringConvertible {
        var names: [String]
        var expected: [String]
        var description: String { "\(names)" }
    }

    @Test(arguments: [
        Step(names: ["a", "b", "c"], expected: ["a1", "b1", "c1"]),
        Step(names: ["c", "a", "b"], expected: ["c1", "a1", "b1"]),
        Step(names: ["b"], expected: ["b1"]),
        Step(names: ["d", "b", "a"], expected: ["d0", "b1", "a1"]),
        Step(names: [], expected: []),
        // The second of two with one id is new; whoever carried the id keeps its state.
        Step(names: ["a", "b", "a", "c"], expected: ["a1", "b1", "a0", "c1"]),
    ])
    func rowsKeepTheirStateWithTheirID(_ step: Step) {
        let tree = Mounted(["a", "b", "c"]) { [handles] names in
            VStack { ForEach(names, id: \.self) { Tally($0, handles) } }
        }
        for name in ["a", "b", "c"] { count(name) }
        tree.settle()
        tree.input = step.names
        #expect(tree.texts == step.expected)
    }

    @Test func anIDThatIsUsedTwiceIsSaidAndDoesNoHarm() {
        let tree = Mounted(["a", "b", "a", "a"]) { [handles] names in
            VStack { ForEach(Array(names.enumerated()), id: \.element) { Tally("\($0.element)\($0.offset).", handles) } }
        }
        let found = tree.graph.diagnostics
        #expect(found.map(\.kind) == [.duplicateIdentity])
        #expect(found.first?.message.contains("id a ") == true)
        count("a2."); count("b1.")
        tree.settle()
        #expect(tree.texts == ["a0.0", "b1.1", "a2.1", "a3.0"])
        tree.input = ["a", "b", "a", "a"]
        #expect(tree.texts == ["a0.0", "b1.1", "a2.1", "a3.0"])
        tree.input = ["b"]
        #expect(tree.texts == ["b0.1"])
        tree.graph.close()
    }

    @Test func contentUsedTwiceHasTwoIdentities() {
        struct Twice: ViewModifier {
            func body(content: Content) -> some View { HStack { content; content } }
        }
        var counters: [Binding<Int>] = []
        struct Own: View {
            @State var count = 0
            let note: (Binding<Int>) -> Void
            var body: some View {
                let _ = note($count)
                Word("\(count)")
            }
        }
        let tree = Mounted { Own { counters.append($0) }.modifier(Twice()) }
        #expect(tree.texts == ["0", "0"])
        counters[0].wrappedValue = 7
        tree.settle()
        #expect(tree.texts == ["7", "0"])
    }

    @Test func aModifiersStateIsKeptOncePerList() {
        struct Counted: ViewModifier {
            let handles: Handles
            @State private var count = 0
            func body(content: Content) -> some View {
                let _ = handles.counts["m"] = $count
                Word("m\(count)")
                content
            }
        }
        let tree = Mounted("x") { [handles] text in
            VStack {
                Group {
                    Word(text)
                    Tally("a", handles)
                }
                .modifier(Counted(handles: handles))
            }
        }
        #expect(tree.texts == ["m0", "x", "a0"])
        count("m"); count("a")
        tree.settle()
        #expect(tree.texts == ["m1", "x", "a1"])
        tree.input = "y"
        #expect(tree.texts == ["m1", "y", "a1"])
    }
}
