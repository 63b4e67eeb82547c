import Foundation
import Graphics
@testable import SwiftUICore
import Testing

/// Views that come and go in animated updates.
@MainActor @Suite struct TransitionTests {
    private func moving(_ isShown: Bool, @ViewBuilder _ view: @escaping (Bool) -> some View) -> Mounted<Bool> {
        let tree = Mounted(isShown, content: view)
        tree.graph.animations.isOn = true
        return tree
    }

    private func list(_ tree: Mounted<some Any>) -> String {
        var painter = Painter(scale: 8)
        tree.graph.rootItem.paint(&painter)
        return painter.list.description
    }

    /// What a transition does to a view of 40 × 20 points when it is half there.
    private func half(_ transition: AnyTransition, removing: Bool) -> Presence.Effect? {
        let tree = moving(removing) { isShown in
            ZStack {
                Color(white: 1)
                if isShown { Color(white: 0).frame(width: 40, height: 20).transition(transition) }
            }
        }
        defer { tree.graph.close() }
        withAnimation(.linear(duration: 1)) { tree.input.toggle() }
        tree.advance(to: 0.5)
        func presences(_ item: LayoutItem) -> [Presence] {
            let inside = (item as? ContainerItem)?.paintedChildren ?? item.inner
            return (item.presence.map { [$0] } ?? []) + inside.flatMap(presences)
        }
        return presences(tree.graph.rootItem).first.map { presence in
            var effect = presence.effect
            // To six digits: a share of time is found by iteration.
            effect.opacity = (effect.opacity * 1e5).rounded() / 1e5
            effect.scale = (effect.scale * 1e4).rounded() / 1e4
            effect.offset = CGSize(width: (effect.offset.width * 1e3).rounded() / 1e3, height: (effect.offset.height * 1e3).rounded() / 1e3)
            return effect
        }
    }

    private typealias Effect = Presence.Effect

    @Test("§9, R33: each transition half way, in and out")
    func kinds() {
        #expect(half(.opacity, removing: false) == Effect(opacity: 0.5))
        #expect(half(.opacity, removing: true) == Effect(opacity: 0.5))
        #expect(half(.identity, removing: true) == nil)
        #expect(half(.move(edge: .leading), removing: true) == Effect(offset: CGSize(width: -20, height: 0)))
        #expect(half(.move(edge: .bottom), removing: false) == Effect(offset: CGSize(width: 0, height: 10)))
        #expect(half(.slide, removing: false) == Effect(offset: CGSize(width: -20, height: 0)))
        #expect(half(.slide, removing: true) == Effect(offset: CGSize(width: 20, height: 0)))
        #expect(half(.push(from: .top), removing: false) == Effect(opacity: 0.5, offset: CGSize(width: 0, height: -10)))
        #expect(half(.push(from: .top), removing: true) == Effect(opacity: 0.5, offset: CGSize(width: 0, height: 10)))
        #expect(half(.offset(x: 8, y: 4), removing: true) == Effect(offset: CGSize(width: 4, height: 2)))
        #expect(half(.scale, removing: true) == Effect(scale: 0.5))
        #expect(half(.scale(scale: 0.5, anchor: .top), removing: false) == Effect(scale: 0.75, anchor: .top))
        #expect(half(.asymmetric(insertion: .opacity, removal: .move(edge: .top)), removing: false) == Effect(opacity: 0.5))
        #expect(half(.asymmetric(insertion: .opacity, removal: .move(edge: .top)), removing: true) == Effect(offset: CGSize(width: 0, height: -10)))
        #expect(half(.opacity.combined(with: .move(edge: .trailing)), removing: true) == Effect(opacity: 0.5, offset: CGSize(width: 20, height: 0)))
        #expect(half(.opacity.animation(.linear(duration: 2)), removing: true) == Effect(opacity: 0.75))
    }

    @Test("§9, R32: without a transition a view fades, and is gone only at the end")
    func defaultFade() {
        let journal = Journal()
        let tree = moving(true) { isShown in
            VStack(spacing: 0) {
                if isShown { Color(white: 0).frame(height: 100).onDisappear { journal.note("gone") } }
                Color(white: 1)
            }
        }
        withAnimation(.linear(duration: 1)) { tree.input = false }
        tree.advance(to: 0.5)
        #expect(list(tree).contains("#00000080"))
        #expect(journal.taken() == [])
        tree.advance(to: 1)
        #expect(!list(tree).contains("#000000"))
        #expect(journal.taken() == ["gone"])
        tree.graph.close()
    }

    @Test func withoutAnimationAViewGoesAtOnce() {
        let tree = moving(true) { isShown in ZStack { if isShown { Color(white: 0) } } }
        tree.input = false
        #expect(!list(tree).contains("fill"))
        tree.graph.close()
    }

    @Test("R34: a removal turned round brings back the same view, from where it is")
    func revival() {
        let handles = Handles()
        let tree = moving(true) { isShown in
            ZStack { if isShown { Tally("a", handles).transition(.move(edge: .leading)) } }
        }
        handles.counts["a"]!.wrappedValue = 7
        tree.settle()
        withAnimation(.easeInOut(duration: 2)) { tree.input = false }
        tree.advance(to: 1)
        #expect(tree.texts == [])
        withAnimation(.easeInOut(duration: 2)) { tree.input = true }
        #expect(tree.texts == ["a7"], "its state is kept")
        func share() -> Double? { tree.graph.rootItem.inner.first?.inner.first?.presence?.share }
        #expect(abs((share() ?? 1) - 0.5) < 1e-4)
        tree.advance(to: 1.5)
        // The removal has come to .8708, the return to .1292.
        #expect(abs((share() ?? 1) - (1 - 0.8708 + 0.1292)) < 2e-4)
        tree.advance(to: 3)
        #expect(share() == nil)
        tree.graph.close()
    }

    @Test func theOthersMoveAtOnce() {
        let tree = moving(true) { isShown in
            VStack(spacing: 0) {
                if isShown { Color(white: 0).frame(height: 100) }
                Color(white: 1).frame(height: 100)
            }
        }
        withAnimation(.linear(duration: 1)) { tree.input = false }
        tree.advance(to: 0.5)
        // From 100 to 50, where it stands alone in the middle.
        #expect(list(tree).contains("75"), "\(list(tree))")
        tree.graph.close()
    }

    @Test func insertedAndRemovedElementsOfAForEach() {
        let tree = Mounted([1, 2]) { rows in
            VStack(spacing: 0) { ForEach(rows, id: \.self) { row in Color(white: Double(row) / 10).frame(height: 20) } }
        }
        tree.graph.animations.isOn = true
        withAnimation(.linear(duration: 1)) { tree.input = [2, 3] }
        tree.advance(to: 0.5)
        #expect(list(tree).contains("#1A1A1A80"), "the first fades out")
        #expect(list(tree).contains("#4D4D4D80"), "the third fades in")
        tree.advance(to: 1)
        #expect(!list(tree).contains("#1A1A1A"))
        #expect(list(tree).contains("#4D4D4D"))
        tree.graph.close()
    }

    private struct Squeeze: ViewModifier {
        let height: CGFloat
        func body(content: Content) -> some View { content.scaleEffect(x: 1, y: height) }
    }

    private struct Fall: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View { content.offset(y: phase.value * 100) }
    }

    @Test func transitionsOfOnesOwn() {
        func map(_ tree: Mounted<Bool>) -> CGAffineTransform? {
            func find(_ item: LayoutItem) -> TransformItem? {
                let inside = (item as? ContainerItem)?.paintedChildren ?? item.inner
                return item as? TransformItem ?? inside.lazy.compactMap(find).first
            }
            return find(tree.graph.rootItem)?.map
        }
        let tree = moving(false) { isShown in
            ZStack {
                if isShown { Color(white: 0).transition(.modifier(active: Squeeze(height: 0.2), identity: Squeeze(height: 1))) }
            }
        }
        withAnimation(.linear(duration: 1)) { tree.input = true }
        tree.advance(to: 0.5)
        #expect(abs((map(tree)?.d ?? 0) - 0.6) < 1e-5)
        tree.advance(to: 1)
        #expect(abs((map(tree)?.d ?? 1) - 1) < 1e-9)
        withAnimation(.linear(duration: 1)) { tree.input = false }
        tree.advance(to: 1.25)
        #expect(abs((map(tree)?.d ?? 0) - 0.8) < 1e-5)
        tree.advance(to: 2)
        #expect(map(tree) == nil)
        tree.graph.close()
        #expect(AnyTransition(Fall()).modified != nil)
    }
}
