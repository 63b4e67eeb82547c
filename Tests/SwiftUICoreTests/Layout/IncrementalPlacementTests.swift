import Graphics
@testable import SwiftUICore
import Testing

/// A change measures and places what depends on it; the rest keeps its place.
@MainActor @Suite struct IncrementalPlacementTests {
    private struct Row: View {
        let index: Int
        let handles: Handles
        @State private var count = 0

        var body: some View {
            let _ = handles.counts["\(index)"] = $count
            HStack { Word("\(index)"); Word("\(count)").frame(height: CGFloat(10 + count / 10)) }.padding(1)
        }
    }

    private func cost(_ tree: Mounted<Int>, _ change: () -> Void) -> LayoutEffort {
        let before = LayoutEffort(of: tree.graph)
        change()
        tree.settle()
        return LayoutEffort(of: tree.graph) - before
    }

    @Test("a row that keeps its size is measured and placed alone, however many there are", arguments: [10, 100])
    func oneRow(rows: Int) {
        let handles = Handles()
        let tree = Mounted { VStack(spacing: 0) { ForEach(0..<rows, id: \.self) { Row(index: $0, handles: handles) } } }
        #expect(LayoutEffort(of: tree.graph).placements >= 5 * rows)
        let cost = cost(tree) { handles.counts["5"]!.wrappedValue += 1 }
        // The root, the stack, and the row's padding, stack, frame and two words.
        #expect(cost.placements <= 7)
        #expect(cost.lengths <= 8)
        #expect(tree.misplacement == nil)
    }

    @Test("what a grown row pushes down is placed and not measured again")
    func pushed() {
        let handles = Handles()
        let tree = Mounted {
            VStack(spacing: 0) { ForEach(0..<10, id: \.self) { Row(index: $0, handles: handles) } }.frame(maxHeight: .infinity, alignment: .top)
        }
        let y = tree.frame("8")!.minY, above = tree.frame("4")!
        let cost = cost(tree) { handles.counts["5"]!.wrappedValue = 20 }
        #expect(tree.frame("8")!.minY == y + 2)
        #expect(tree.frame("4")! == above)
        #expect(cost.lengths <= 12, "the root, the frame, the stack and the row, each a few times")
        // The root, the frame, the stack, the row itself and the four below it: rows above stay.
        #expect(cost.placements <= 3 + 5 * 5)
        #expect(tree.misplacement == nil)
    }

    @Test func nothingIsPlacedWhereNothingChanges() {
        let tree = Mounted { VStack { Word("a"); Word("b") } }
        #expect(cost(tree) {} == LayoutEffort(of: tree.graph) - LayoutEffort(of: tree.graph))
    }

    @Test func scrollingMeasuresNothing() {
        let tree = Mounted { ScrollView { VStack(spacing: 0) { ForEach(0..<50, id: \.self) { Word("\($0)") } } } }
        let cost = cost(tree) { tree.scrollItems[0].offset = CGPoint(x: 0, y: 30) }
        #expect(tree.frame("5")!.minY == 20)
        #expect(cost.lengths == 0)
        #expect(tree.misplacement == nil)
    }

    @Test("a change of the picture's size or safe area places everything that takes part in it")
    func otherPlace() {
        let tree = Mounted { VStack { Color.red.ignoresSafeArea(); Word("a") } }
        let frame = tree.frame("a")!
        let bounds = CGRect(x: 0, y: 0, width: 100, height: 300)
        tree.graph.settle(RootPlacement(bounds: bounds, context: PlacementContext(container: bounds, safeArea: bounds, scale: 1)))
        #expect(tree.frame("a")! != frame)
        #expect(tree.misplacement == nil)
    }

    @Test("frames on their way are shown; layout goes on from where it left them, and the motion goes on")
    func moving() {
        let tree = Mounted(0) { step in
            HStack(spacing: 0) { Color.red.frame(width: step == 0 ? 10 : 90); Word("a"); Word("\(step)") }
        }
        tree.graph.animations.isOn = true
        #expect(tree.frame("a")!.minX == 95)
        withAnimation(.linear(duration: 1)) { tree.input = 1 }
        #expect(tree.frame("a")!.minX == 95)
        tree.advance(to: 0.5)
        #expect(tree.frame("a")!.minX == 115)
        tree.input = 2
        #expect(tree.frame("a")!.minX == 115)
        tree.advance(to: 1)
        #expect(tree.frame("a")!.minX == 135)
        #expect(!tree.graph.animations.isMoving)
        #expect(tree.misplacement == nil)
        tree.graph.close()
    }
}
