import Graphics
@testable import SwiftUICore
import Testing

/// Primitive modifiers on several views apply to each.
@MainActor @Suite struct ModifierListTests {
    @Test func eachViewOfAGroupGetsTheModifiers() {
        let journal = Journal()
        let tree = Mounted(true) { isLong in
            VStack(spacing: 0) {
                Group {
                    Word("a")
                    if isLong { Word("b") }
                    Word("c")
                }
                .padding(5)
                .background(Word("behind"))
                .onAppear { journal.note("appear") }
                .onDisappear { journal.note("disappear") }
            }
        }
        #expect(journal.taken() == ["appear", "appear", "appear"])
        #expect(tree.texts.filter { $0 == "behind" }.count == 3)
        // Three times 10 points with 5 on either side, in 200.
        #expect(["a", "b", "c"].map { tree.frame($0)?.minY } == [75, 95, 115])
        tree.input = false
        #expect(journal.taken() == ["disappear"])
        #expect(tree.texts.filter { $0 == "behind" }.count == 2)
        #expect(["a", "c"].map { tree.frame($0)?.minY } == [85, 105])
        tree.graph.close()
        #expect(journal.taken() == ["disappear", "disappear"])
    }

    @Test func aListThatGrowsInsideAViewGetsTheOuterModifiers() {
        struct Rows: View {
            let handles: Handles
            @State private var count = 1
            var body: some View {
                let _ = handles.counts["rows"] = $count
                ForEach(0..<count, id: \.self) { Word("\($0)") }
            }
        }
        let handles = Handles(), journal = Journal()
        let tree = Mounted { VStack(spacing: 0) { Rows(handles: handles).padding(5).onAppear { journal.note("appear") } } }
        #expect(journal.taken() == ["appear"])
        handles.counts["rows"]!.wrappedValue = 3
        tree.settle()
        #expect(journal.taken() == ["appear", "appear"])
        #expect((0..<3).map { tree.frame("\($0)")?.minY } == [75, 95, 115])
    }

    @Test func outlinesNameWhatStandsBehindAndInFront() {
        func words(_ elements: [ScreenOutline.Element]) -> [String] { elements.flatMap { [$0.text].compactMap { $0 } + words($0.children) } }
        let tree = Mounted { Word("a").background(Word("behind")).overlay { HStack { Word("over") } } }
        #expect(words(tree.outline.roots).sorted() == ["a", "behind", "over"])
    }

    @Test func aModifierOnNothingIsNothing() {
        let journal = Journal()
        let tree = Mounted { VStack { EmptyView().padding(50).background(Word("behind")).onAppear { journal.note("appear") } } }
        #expect(tree.texts.isEmpty)
        #expect(journal.entries.isEmpty)
        #expect(tree.graph.rootItem.size(.unspecified) == .zero)
    }

    @Test func aTurnOfTheDirectionInsideDoesNotReachModifiersOutside() {
        let tree = Mounted(LayoutDirection.leftToRight) { direction in
            Word("a").environment(\.layoutDirection, .rightToLeft).padding(.leading, 20)
                .environment(\.layoutDirection, direction)
        }
        #expect(tree.frame("a")?.minX == 105)
        tree.input = .rightToLeft
        #expect(tree.frame("a")?.minX == 85)
    }
}
