import Foundation
import Graphics
import SwiftUICore

/// A row moved aside by its actions' width, or as far as it was dragged; the actions take the room that leaves.
struct SwipedRowArrangement: Arrangement {
    var edge = HorizontalEdge.trailing
    var distance: CGFloat?

    func length(_ axis: Axis, _ proposal: Proposal, _ children: [LayoutItem]) -> Double { children.first?.length(axis, proposal) ?? 0 }

    func place(_ children: [LayoutItem], in container: LayoutItem, _ context: PlacementContext) {
        guard let row = children.first else { return }
        let size = container.frame.size
        guard children.count > 1 else { return row.place(container.frame, container.proposal, context) }
        let buttons = children[1], height = Double(size.height)
        let natural = CGFloat(buttons.length(.horizontal, Proposal(.nan, height)))
        let shown = min(max(distance ?? natural, 0), size.width)
        // Buttons come in from the row's end; dragged further than they are wide, the row leaves room beside them.
        let x = edge == .trailing ? size.width - shown : shown - natural
        container.placeInner(
            buttons, at: CGPoint(x: x, y: 0), size: CGSize(width: natural, height: size.height), Proposal(Double(natural), height), context)
        container.placeInner(
            row, at: CGPoint(x: edge == .trailing ? -shown : shown, y: 0), size: size, Proposal(size), context)
    }

    func dependence(_ axis: Axis, isNil: Bool, _ children: [LayoutItem]) -> Dependence {
        children.first?.dependence(axis, isNil: isNil) ?? []
    }

    /// What is pushed aside ends at the row's edge.
    func paint(_ children: [LayoutItem], of container: LayoutItem, _ painter: inout Painter) {
        guard children.count > 1 else { return painter.paintInOrder(children) }
        painter.group(.pushClip(Path(painter.snapped(container.frame)), style: FillStyle())) { $0.paintInOrder(children) }
    }
}

nonisolated struct SwipedRowLayout<Content: View>: ContainerView {
    typealias Body = Never

    let edge: HorizontalEdge
    let distance: CGFloat?
    let content: Content

    init(edge: HorizontalEdge, distance: CGFloat?, @ViewBuilder content: () -> Content) {
        (self.edge, self.distance, self.content) = (edge, distance, content())
    }

    func makeItem() -> ArrangedItem<SwipedRowArrangement> { ArrangedItem(SwipedRowArrangement()) }

    func update(_ item: ArrangedItem<SwipedRowArrangement>, _ environment: EnvironmentValues) {
        item.arrangement = SwipedRowArrangement(edge: edge, distance: distance)
    }
}
