import Foundation
import Graphics
import Metrics
import SwiftUICore

/// Places a box beside the view that it belongs to, inside the screen: menus and popovers.
///
/// Children: the box's background, its arrow (nothing for menus), its content.
struct Anchored: Arrangement {
    var anchor: CGRect
    /// Between the view and the box; an arrow takes its height from this.
    var gap: CGFloat
    var isCentred: Bool
    /// The least distance from the screen's safe edges.
    var margin: CGFloat
    var prefersAbove = false

    func length(_ axis: Axis, _ proposal: Proposal, _ children: [LayoutItem]) -> Double { proposal[axis].isNaN ? 0 : max(proposal[axis], 0) }

    func place(_ children: [LayoutItem], in container: LayoutItem, _ context: PlacementContext) {
        guard children.count == 3 else { return }
        let room = context.safeArea.insetBy(dx: margin, dy: 0)
        let ideal = children[2].size(.unspecified)
        let below = room.maxY - anchor.maxY - gap, above = anchor.minY - gap - room.minY
        let isAbove = prefersAbove ? above >= ideal.height || above >= below : below < ideal.height && above > below
        let asked = Proposal(CGSize(width: min(ideal.width, room.width), height: min(ideal.height, max(isAbove ? above : below, 0))))
        let size = children[2].size(asked)
        // A menu stands under the side of its button that is nearer to the screen's edge.
        var x = anchor.midX - size.width / 2
        if !isCentred { x = anchor.midX > context.container.midX ? anchor.maxX - size.width : anchor.minX }
        x = max(min(x, room.maxX - size.width), room.minX)
        let y = isAbove ? anchor.minY - gap - size.height : anchor.maxY + gap
        let box = CGRect(origin: CGPoint(x: x, y: y), size: size)
        var inside = context
        (inside.container, inside.safeArea, inside.relativeSize) = (box, box, box.size)
        children[0].place(box, Proposal(box.size), inside)
        let arrow = CGRect(
            x: anchor.midX - PresentationMetrics.popoverArrowWidth / 2, y: isAbove ? box.maxY : box.minY - gap,
            width: PresentationMetrics.popoverArrowWidth, height: gap)
        children[1].place(arrow, Proposal(arrow.size), inside)
        children[2].place(box, asked, inside)
        pointsDown = isAbove
    }

    /// Which way the arrow pointed when it was last placed.
    private final class Memory { var pointsDown = false }
    private let memory = Memory()
    private var pointsDown: Bool {
        get { memory.pointsDown }
        nonmutating set { memory.pointsDown = newValue }
    }

    init(anchor: CGRect, gap: CGFloat, isCentred: Bool, margin: CGFloat, prefersAbove: Bool = false) {
        (self.anchor, self.gap, self.isCentred, self.margin, self.prefersAbove) = (anchor, gap, isCentred, margin, prefersAbove)
    }

    func paint(_ children: [LayoutItem], of container: LayoutItem, _ painter: inout Painter) {
        guard children.count == 3 else { return }
        children[0].paint(&painter)
        if pointsDown {
            let frame = children[1].frame
            painter.group(.pushTransform(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 2 * frame.midY))) { children[1].paint(&$0) }
        } else {
            children[1].paint(&painter)
        }
        let radius = PresentationMetrics.popoverCornerRadius
        let outline = Path(roundedRect: painter.snapped(children[0].frame), cornerRadius: radius)
        painter.group(.pushClip(outline, style: FillStyle())) { children[2].paint(&$0) }
    }
}

nonisolated struct AnchoredView<Background: View, Arrow: View, Box: View>: ContainerView {
    typealias Body = Never

    let arrangement: Anchored
    let content: TupleView<(OneView<Background>, OneView<Arrow>, OneView<Box>)>

    init(_ arrangement: Anchored, background: Background, arrow: Arrow, box: Box) {
        self.arrangement = arrangement
        content = ViewBuilder.buildBlock(OneView(background), OneView(arrow), OneView(box))
    }

    func makeItem() -> ArrangedItem<Anchored> { ArrangedItem(arrangement) }

    func update(_ item: ArrangedItem<Anchored>, _ environment: EnvironmentValues) { item.arrangement = arrangement }
}
