import Foundation
@testable import SwiftUICore
import Testing

/// How many questions containers really compute: counts do not depend on the machine.
@Suite struct LayoutCostTests {
    /// The stress scene: 20 rows of 9 cells, each a text over ten rows of boxes and a text.
    static func stressScene(rows: Int = 20) -> Sketch {
        func text() -> Sketch { Sketch(.leaf(.words([3, 4], 3.6))) }
        func stack(_ axis: Axis, _ children: [Sketch]) -> Sketch {
            Sketch(.stack(axis, axis == .horizontal ? VerticalAlignment.center.key : HorizontalAlignment.center.key, nil), children)
        }
        return stack(.vertical, (0..<rows).map { _ in
            stack(.horizontal, (0..<9).map { _ in
                stack(.vertical, [text()] + (0..<10).map { line in
                    stack(.horizontal, (0..<5 + line % 2).map { $0 == 4 ? text() : Sketch(.leaf(.rigid(6, 3))) })
                })
            })
        })
    }

    /// Stacks in turn along both axes, with flexible leaves beside the next one at every level.
    static func chain(_ depth: Int, leaves: [Sketch.Leaf], wrap: (Sketch) -> Sketch = { $0 }) -> Sketch {
        var tree = Sketch(.leaf(leaves[0]))
        for level in 0..<depth {
            let axis: Axis = level % 2 == 0 ? .horizontal : .vertical
            tree = wrap(Sketch(
                .stack(axis, axis == .horizontal ? VerticalAlignment.center.key : HorizontalAlignment.center.key, 0),
                leaves.map { Sketch(.leaf($0)) } + [tree]))
        }
        return tree
    }

    /// Mean and greatest number of evaluations per container for one layout.
    static func evaluations(_ sketch: Sketch, in size: CGSize) -> (mean: Double, greatest: Int) {
        let items = SketchItems(sketch)
        let proposal = Proposal(size)
        items.root.place(CGRect(origin: .zero, size: items.root.size(proposal)), proposal, Comparison.context)
        let counts = items.items.compactMap { ($0 as? ContainerItem)?.evaluationCount }
        return (Double(counts.reduce(0, +)) / Double(counts.count), counts.max() ?? 0)
    }

    @Test func theStressSceneTakesAtMostSixEvaluations() {
        let cost = Self.evaluations(Self.stressScene(), in: CGSize(width: 390, height: 844))
        #expect(Self.stressScene().count == 12_081)
        #expect(cost.greatest <= 6 && cost.mean <= 5.5, "\(cost)")
    }

    @Test(arguments: [8, 16, 32, 64, 256], [CGSize(width: 390, height: 844), CGSize(width: 40_000, height: 60_000)])
    func chainsTakeAtMostEightAtAnyDepth(_ depth: Int, _ size: CGSize) {
        let text = Sketch.Leaf.words([30, 25, 40, 12], 20)
        for leaves in [[text], [.fills], [text, .fills], [.atLeast(3, 3), .rigid(5, 5)], [.between(5, 50, 5, 50), text]] {
            let cost = Self.evaluations(Self.chain(depth, leaves: leaves), in: size)
            #expect(cost.greatest <= 8, "\(leaves): \(cost)")
        }
        let padded = Self.chain(depth, leaves: [text]) { Sketch(.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)), [$0]) }
        #expect(Self.evaluations(padded, in: size).greatest <= 8)
    }

    @Test func reproposingAtEveryLevelGrowsWithTheDepthAtMost() {
        let text = Sketch.Leaf.words([30, 25, 40, 12], 20)
        for depth in [8, 16, 32, 64] {
            let size = CGSize(width: 390, height: 844)
            let framed = Self.chain(depth, leaves: [text]) {
                Sketch(.flexibleFrame(.init(minimum: nil, ideal: nil, maximum: .infinity), .init(), .center), [$0])
            }
            let overlapped = Self.chain(depth, leaves: [text]) { Sketch(.overlap(.center), [$0]) }
            #expect(Self.evaluations(framed, in: size).greatest <= 12 + 2 * depth)
            #expect(Self.evaluations(overlapped, in: size).greatest <= 12 + 2 * depth)
        }
    }

    @MainActor @Test func whatIsAskedTooMuchIsNamedWithWhatMultipliesTheQuestions() throws {
        let tree = LaidOut(300, 300) {
            VStack { Box("a"); Box("b") }.aspectRatio(1.5, contentMode: .fit).frame(minWidth: 0, maxWidth: 200).aspectRatio(2, contentMode: .fit)
        }
        func stack(_ item: LayoutItem) -> StackItem? { item as? StackItem ?? item.inner.lazy.compactMap(stack).first }
        let found = try #require(stack(tree.graph.rootItem))
        for height in 1000..<12_000 { _ = found.length(.vertical, Proposal(.nan, Double(height))) }
        let costly = tree.graph.diagnostics.filter { $0.kind == .costlyLayout }
        #expect(costly.map(\.message) == [
            "laid out for 10000 different proposals: 2 nested aspectRatio, 1 nested frame with limits; take some of them away.",
        ])
    }
}
