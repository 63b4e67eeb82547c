import Foundation
import Metrics

/// Stands for rows of a long list that are too far from the visible part to be built.
final class RowGapNode: AnyElementNode {
    private let gap = RowGapItem()

    init(_ parent: Node) {
        super.init(graph: parent.graph, parent: parent, environment: parent.environment)
        gap.node = self
        gap.request = { [unowned self] positions in
            (self.parent as? any ForEachScope)?.buildItems(positions)
        }
    }

    override var item: LayoutItem { gap }

    func stand(for positions: Range<Int>) {
        if gap.positions == positions { return }
        gap.positions = positions
        gap.invalidate()
    }
}

/// As high as its rows would be at their least; asks for those that come near the visible part when it is placed.
final class RowGapItem: LeafItem {
    var positions = 0..<0
    var request: (Range<Int>) -> Void = { _ in }

    /// How far from the visible part rows are built, in points: room for what bars let shine through.
    private static let margin: CGFloat = 200
    private static let rowHeight = ListMetrics.minimumRowHeight

    override func length(_ axis: Axis, _ proposal: Proposal) -> Double {
        if axis == .vertical { return Double(positions.count) * Double(Self.rowHeight) }
        return proposal.width.isNaN ? 0 : max(proposal.width, 0)
    }

    override func computeDependence(_ axis: Axis, isNil: Bool) -> Dependence { axis == .horizontal ? .own : [] }

    override var spacing: ViewSpacing { .zero }

    override func placeInside(_ frame: CGRect, _ proposal: Proposal, _ context: PlacementContext) {
        let visible = context.container.insetBy(dx: 0, dy: -Self.margin)
        let top = max(visible.minY, frame.minY), bottom = min(visible.maxY, frame.maxY)
        guard top < bottom, !positions.isEmpty else { return }
        func position(_ y: CGFloat) -> Int { positions.lowerBound + Int(((y - frame.minY) / Self.rowHeight).rounded(.down)) }
        let wanted = max(position(top), positions.lowerBound)..<min(position(bottom) + 1, positions.upperBound)
        let request = request
        node?.graph.afterLayout { request(wanted) }
    }
}
