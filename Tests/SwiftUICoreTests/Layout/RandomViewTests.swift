import Foundation
@testable import SwiftUICore
import Testing

/// What holds for every tree of views, on random ones with all containers and modifiers.
///
/// A long run by hand: `VITRINE_RANDOM_VIEWS=100000 swift test --filter RandomViewTests`.
@MainActor @Suite struct RandomViewTests {
    private static var treeCount: Int { Int(ProcessInfo.processInfo.environment["VITRINE_RANDOM_VIEWS"] ?? "") ?? 250 }
    private static let safeArea = EdgeInsets(top: 47, leading: 10, bottom: 34, trailing: 10)

    private func laidOut(_ seed: Int, isRightToLeft: Bool = false) -> LaidOut {
        var views = RandomViews(seed: UInt64(200_000 + seed))
        let view = views.view(2 + seed % 4)
        return LaidOut(390, 844, safeArea: Self.safeArea, isRightToLeft: isRightToLeft) {
            view.overlayPreferenceValue(RandomBounds.self) { bounds in
                GeometryReader { proxy in
                    ForEach(bounds.indices, id: \.self) { Box("bounds", Double(proxy[bounds[$0]].width), 1) }
                }
            }
        }
    }

    private func items(_ tree: LaidOut) -> [LayoutItem] {
        func all(_ item: LayoutItem) -> [LayoutItem] { [item] + item.inner.flatMap(all) }
        return all(tree.graph.rootItem)
    }

    @Test func framesAreFiniteAndSizesAreThoseAnswered() {
        for seed in 0..<Self.treeCount {
            let tree = laidOut(seed)
            for item in items(tree) where item.node != nil {
                let frame = item.frame
                guard [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite), frame.size.width >= 0, frame.size.height >= 0 else {
                    Issue.record("seed \(seed): \(type(of: item)) stands at \(frame)")
                    return
                }
                if item === tree.graph.rootItem || frame == .zero || item.isCovered { continue }
                let size = item.size(item.proposal)
                func agrees(_ placed: CGFloat, _ answered: CGFloat) -> Bool { placed == answered || !answered.isFinite }
                guard agrees(frame.width, size.width), agrees(frame.height, size.height) else {
                    Issue.record("seed \(seed): \(type(of: item)) answered \(size) to \(item.proposal.text) and is placed in \(frame)")
                    return
                }
            }
        }
    }

    @Test func aMirroredTreeHasMirroredFrames() {
        for seed in 0..<Self.treeCount {
            let there = items(laidOut(seed)), back = items(laidOut(seed, isRightToLeft: true))
            guard there.count == back.count else {
                Issue.record("seed \(seed): \(there.count) items, mirrored \(back.count)")
                return
            }
            for (item, mirrored) in zip(there, back) where item.frame != .zero {
                let expected = 390 - item.frame.maxX
                guard abs(mirrored.frame.minX - expected) < 1e-6, abs(mirrored.frame.width - item.frame.width) < 1e-6 else {
                    Issue.record("seed \(seed): \(type(of: item)) stands at \(item.frame), mirrored at \(mirrored.frame)")
                    return
                }
            }
        }
    }

    @Test func theSameTreeTwiceHasTheSameFrames() {
        for seed in 0..<Self.treeCount / 4 {
            let first = laidOut(seed), second = laidOut(seed)
            first.settleAgain()
            #expect(items(first).map(\.frame) == items(second).map(\.frame), "seed \(seed)")
        }
    }

    @Test func paintingAnyTreeEnds() {
        for seed in 0..<Self.treeCount {
            let tree = laidOut(seed)
            var painter = Painter(scale: 3)
            tree.graph.rootItem.paint(&painter)
            #expect(!painter.list.description.contains("nan"), "seed \(seed)")
        }
    }
}
