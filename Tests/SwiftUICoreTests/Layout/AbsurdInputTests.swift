import Foundation
@testable import SwiftUICore
import Testing

/// Input that makes no sense ends in frames, at worst with a diagnostic; never in a crash or a hang.
@MainActor @Suite struct AbsurdInputTests {
    @Test func lengthsThatAreNoNumbers() {
        let tree = LaidOut(300, 300) {
            VStack(spacing: .nan) {
                Box("a").frame(width: .nan, height: .infinity)
                Box("b").frame(minWidth: .nan, maxWidth: -.infinity, minHeight: .infinity)
                Box("c").padding(.nan).offset(x: .infinity, y: .nan)
                Box("d").position(x: .nan, y: 3).aspectRatio(.nan, contentMode: .fill)
                Box("e").alignmentGuide(.leading) { _ in .nan }.layoutPriority(.nan)
                Spacer(minLength: .nan)
            }
        }
        for name in ["a", "b", "c", "d", "e"] { #expect(isFinite(tree[name]), "\(name)") }
        #expect(!tree.graph.diagnostics.isEmpty)
    }

    @Test func endlessStacksOfEndlessChildren() {
        let tree = LaidOut(300, 300) {
            HStack {
                ForEach(0..<5) { _ in
                    VStack { Box("a").frame(minWidth: .infinity, minHeight: .infinity); Box("b").frame(idealWidth: .infinity).fixedSize() }
                }
            }
        }
        for frame in tree.frames("a") + tree.frames("b") { #expect(isFinite(frame)) }
        #expect(tree.graph.diagnostics.contains { $0.kind == .invalidValue })
    }

    @Test func paddingBelowZero() {
        let tree = LaidOut(300, 300) { Box("a", 100, 100).padding(-30).background(Box("b")) }
        #expect(tree["b"].size == CGSize(width: 40, height: 40))
        #expect(tree["a"].midX == 150 && tree["a"].midY == 150)
        let swallowed = LaidOut(300, 300) { Box("a", 100, 100).padding(-500).background(Box("b")) }
        #expect(swallowed["b"].size == .zero && isFinite(swallowed["a"]))
    }

    @Test func anEagerStackOfAHundredThousandRows() {
        let rows = (0..<100_000).map { _ in SketchLeafItem(.words([30, 30], 20)) }
        let stack = StackItem(axis: .vertical)
        stack.setChildren(rows)
        stack.place(CGRect(x: 0, y: 0, width: 390, height: 844), Proposal(390, 844), Comparison.context)
        #expect(rows.last!.frame.minY == CGFloat(99_999 * 28))
    }

    @Test func fiveThousandLevels() async {
        // As deep as no source nests; a worker's stack is raised for such trees, and so is this thread's.
        let width = await withCheckedContinuation { done in
            let thread = Thread {
                var item: LayoutItem = SketchLeafItem(.words([30, 30, 30], 20))
                var kept: [LayoutItem] = [item]
                for level in 0..<5_000 {
                    switch level % 4 {
                    case 0:
                        let stack = StackItem(axis: level % 8 == 0 ? .horizontal : .vertical)
                        let other = SketchLeafItem(.rigid(1, 1))
                        stack.setChildren([item, other])
                        (kept, item) = (kept + [other], stack)
                    case 1: item = FlexibleFrameItem(item)
                    case 2: item = PaddingItem(item)
                    default: item = FixedSizeItem(item)
                    }
                    kept.append(item)
                }
                item.place(CGRect(x: 0, y: 0, width: 390, height: 844), Proposal(390, 844), Comparison.context)
                let width = kept[0].frame.width
                // From the outside in, so that letting go is not as deep as the tree.
                while kept.popLast() != nil {}
                done.resume(returning: width)
            }
            thread.stackSize = 512 << 20
            thread.start()
        }
        #expect(width == 90)
    }

    private func isFinite(_ frame: CGRect) -> Bool {
        [frame.minX, frame.minY, frame.width, frame.height].allSatisfy { $0.isFinite } && !frame.isNull
    }
}
