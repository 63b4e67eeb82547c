import Graphics
@testable import SwiftUICore
import Testing

/// Trees far deeper and longer than people write them.
@Suite struct SizeTests {
    struct Nested: View {
        let depth: Int
        var body: some View { VStack { depth == 0 ? AnyView(Word("end")) : AnyView(Nested(depth: depth - 1)) } }
    }

    /// As deep as the main actor's ordinary stack allows with room to spare; workers raise theirs.
    @MainActor @Test func threeHundredLevelsAreBuiltLaidOutPaintedAndDropped() {
        let tree = Mounted(300) { Nested(depth: $0) }
        #expect(tree.texts == ["end"])
        #expect(tree.outline.roots.count == 1)
        var painter = Painter(scale: 1)
        tree.graph.rootItem.paint(&painter)
        tree.input = 200
        #expect(tree.texts == ["end"])
        tree.graph.close()
    }

    @MainActor @Test func tenThousandRowsAreBuiltMovedAndDropped() {
        let journal = Journal()
        let tree = Mounted(Array(0..<10_000)) { rows in
            VStack(spacing: 0) {
                ForEach(rows, id: \.self) { Word("\($0)") }.background(Word("b")).onDisappear { journal.note("gone") }
            }
        }
        tree.input.reverse()
        #expect(tree.graph.rootItem.size(.unspecified).height == 100_000)
        tree.input = Array(0..<5_000)
        #expect(journal.taken().count == 5_000)
        tree.input = []
        #expect(journal.taken().count == 5_000)
        #expect(tree.texts.isEmpty)
    }

    @MainActor @Test func tenThousandRowsWithOneIDAreHarmless() {
        let tree = Mounted(10_000) { count in VStack { ForEach(0..<count, id: \.isBelowZero) { _ in Word("a") } } }
        #expect(tree.graph.diagnostics.map(\.kind) == [.duplicateIdentity])
        tree.input = 0
        #expect(tree.texts.isEmpty)
    }
}

extension Int {
    fileprivate var isBelowZero: Bool { self < 0 }
}
