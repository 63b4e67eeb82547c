import Foundation
import Graphics
import SwiftUICore

/// A part of the screen with a background and round corners, and content that keeps clear of the screen's edges.
///
/// Three children: the background fills the card, the content its safe part, and the last one lies in front of everything.
struct ScreenCard: Arrangement {
    /// The card within the screen, and the safe part of the screen.
    var area: (_ screen: CGRect, _ safeArea: CGRect) -> CGRect
    var radii: CornerRadii

    func length(_ axis: Axis, _ proposal: Proposal, _ children: [LayoutItem]) -> Double {
        proposal[axis].isNaN ? children.map { $0.length(axis, proposal) }.max() ?? 0 : max(proposal[axis], 0)
    }

    func place(_ children: [LayoutItem], in container: LayoutItem, _ context: PlacementContext) {
        let card = area(context.container, context.safeArea)
        var inside = context
        inside.container = card
        let safe = context.safeArea.intersection(card)
        inside.safeArea = safe.isNull ? card : safe
        inside.relativeSize = inside.safeArea.size
        for (index, child) in children.enumerated() {
            let frame = index == 1 ? inside.safeArea : card
            child.place(frame, Proposal(frame.size), inside)
        }
    }

    func paint(_ children: [LayoutItem], of container: LayoutItem, _ painter: inout Painter) {
        guard let background = children.first else { return }
        let outline = Path(roundedRect: painter.snapped(background.frame), radii: radii, style: .continuous)
        painter.group(.pushClip(outline, style: FillStyle())) { painter in children.forEach { $0.paint(&painter) } }
    }
}

/// The view of a `ScreenCard`.
nonisolated struct ScreenCardView<Background: View, Card: View, Front: View>: ContainerView {
    typealias Body = Never

    let card: ScreenCard
    let content: TupleView<(OneView<Background>, OneView<Card>, OneView<Front>)>

    init(_ card: ScreenCard, background: Background, content: Card, front: Front) {
        self.card = card
        self.content = ViewBuilder.buildBlock(OneView(background), OneView(content), OneView(front))
    }

    func makeItem() -> ArrangedItem<ScreenCard> { ArrangedItem(card) }

    func update(_ item: ArrangedItem<ScreenCard>, _ environment: EnvironmentValues) { item.arrangement = card }
}

/// Exactly one element, whatever the content gives: one view as it is, several stacked, centred in the area.
nonisolated struct OneView<Content: View>: ContainerView {
    typealias Body = Never

    let content: Content

    init(_ content: Content) { self.content = content }

    func makeItem() -> RootItem { RootItem() }

    func update(_ item: RootItem, _ environment: EnvironmentValues) {}
}
