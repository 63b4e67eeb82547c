import Graphics
@testable import SwiftUICore
import Testing

/// Whatever happens to a tree, in whatever order: it ends as a tree built afresh from the same state would, and lets go of what has left.
@MainActor @Suite struct RandomOrderTests {
    /// Everything that can be seen of a tree.
    private static func picture(_ tree: Mounted<Plan>) -> String { tree.outline.text }

    /// One sequence of changes of structure and events, some of them together; nil if it ends well.
    private static func run(_ seed: UInt64) -> String? {
        var generator = PlanGenerator(seed: seed)
        let model = PlanModel()
        let tree = Mounted(generator.plan(3)) { PlanView(plan: $0, model: model) }
        var mistakes: [String] = []
        func expect(_ isRight: Bool, _ mistake: @autoclosure () -> String) { if !isRight { mistakes.append(mistake()) } }
        /// Only what changed is placed; every other time the rest is compared with what placing everything gives.
        func settle() {
            tree.settle()
            if generator.number(0..<2) == 0, let misplacement = tree.misplacement { mistakes.append(misplacement) }
        }
        for _ in 0..<generator.number(1..<6) {
            switch generator.number(0..<6) {
            case 0: model.shared.number += 1
            case 1: model.watched.number += 1
            case 2:
                // Of the counters there are, one counts; a binding whose counter has gone has no effect.
                let keys = model.present.filter { $0.value > 0 }.keys.sorted()
                if !keys.isEmpty {
                    let key = keys[generator.number(0..<keys.count)]
                    model.counts[key, default: 0] += 1
                    model.bindings[key]?.forEach { $0.wrappedValue = model.counts[key]! }
                }
            case 3:
                let offset = CGFloat(generator.number(0..<40))
                for scroll in tree.scrollItems { scroll.offset = CGPoint(x: 0, y: offset) }
            default:
                // Together with whatever was not settled before.
                tree.input = generator.changed(tree.input, 3)
            }
            if generator.number(0..<3) == 0 { settle() }
        }
        for scroll in tree.scrollItems { scroll.offset = .zero }
        settle()

        let freshModel = PlanModel()
        (freshModel.shared.number, freshModel.watched.number, freshModel.counts) = (model.shared.number, model.watched.number, model.counts)
        let fresh = Mounted(tree.input) { PlanView(plan: $0, model: freshModel) }
        expect(picture(tree) == picture(fresh), "the tree is\n\(picture(tree))\nafresh it is\n\(picture(fresh))")
        func living(_ model: PlanModel) -> [Int: Int] { model.present.filter { $0.value != 0 } }
        expect(living(model) == living(freshModel), "present are \(living(model)), afresh \(living(freshModel))")
        expect(model.owned == freshModel.owned, "\(model.owned) objects live, afresh \(freshModel.owned)")
        if let misplacement = tree.misplacement { mistakes.append(misplacement) }
        expect(tree.graph.diagnostics.isEmpty, "\(tree.graph.diagnostics)")
        tree.graph.close()
        expect(model.owned == 0 && living(model).isEmpty, "the closed tree leaves \(model.owned) objects, \(living(model))")
        fresh.graph.close()
        return mistakes.isEmpty ? nil : "seed \(seed): " + mistakes.joined(separator: "\n")
    }

    @Test("10,000 sequences of events and changes of structure end as a fresh build does", arguments: 0..<10)
    func sequences(part: UInt64) {
        for seed in part * 1000..<(part + 1) * 1000 {
            if let mistake = Self.run(seed) {
                Issue.record("\(mistake)")
                return
            }
        }
    }
}
