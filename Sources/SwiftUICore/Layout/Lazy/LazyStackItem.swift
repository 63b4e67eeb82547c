import Foundation

/// The arrangement behind `LazyVStack` and `LazyHStack`: children at their ideal length, one after the other.
///
/// Along the stack nothing is divided: every child is asked for its ideal. Across, the stack takes all it is offered, and each
/// child is aligned in that; where nothing is offered, the widest child decides. All children are made: a picture shows no more
/// than fits, but how long the content is shows in what is round it.
package final class LazyStackItem: ContainerItem {
    package let axis: Axis
    private var alignment: AlignmentKey
    private var explicitSpacing: CGFloat?
    var pins = SectionPins([])

    package init(axis: Axis) {
        self.axis = axis
        alignment = axis == .horizontal ? VerticalAlignment.center.key : HorizontalAlignment.center.key
        super.init()
    }

    package func set(alignment: AlignmentKey, spacing: CGFloat?) {
        self.alignment = alignment
        explicitSpacing = spacing.flatMap { $0.isFinite ? $0 : nil }
    }

    private func gap(before index: Int) -> Double {
        if index == 0 { return 0 }
        return Double(explicitSpacing ?? children[index - 1].spacing.distance(to: children[index].spacing, along: axis))
    }

    override package func computeLength(_ asked: Axis, _ proposal: Proposal) -> Double {
        if children.isEmpty { return 0 }
        let inward = proposal.with(axis, .nan)
        if asked == axis {
            var sum = 0.0
            for (index, child) in children.enumerated() {
                sum += gap(before: index)
                sum += child.length(axis, inward)
            }
            return max(sum, 0)
        }
        if !proposal[asked].isNaN { return max(proposal[asked], 0) }
        return children.reduce(0) { max($0, $1.length(asked, inward)) }
    }

    override package func computeDependence(_ asked: Axis, isNil: Bool) -> Dependence {
        if asked != axis { return isNil ? [] : .own }
        return children.contains { $0.dependence(axis, isNil: true).contains(.other) } ? .other : []
    }

    override package func placeInside(_ frame: CGRect, _ proposal: Proposal, _ context: PlacementContext) {
        let across = axis.other
        let width = across == .horizontal ? frame.width : frame.height
        let inward = Proposal(frame.size).with(axis, .nan)
        let own = ViewDimensions(item: PlainDimensions.shared, proposal: inward, size: frame.size)
        let line = alignment.defaultValue(own)
        // Gap and length in turn, from where the stack stands: as in a stack that is not lazy.
        var position = axis == .horizontal ? frame.minX : frame.minY
        var places: [ChildPlace] = []
        places.reserveCapacity(children.count)
        for (index, child) in children.enumerated() {
            let size = child.size(inward)
            position += CGFloat(gap(before: index))
            let minor = width.isFinite ? line - child.guide(alignment, inward, size) : 0
            let origin = axis == .horizontal ? CGPoint(x: position, y: frame.minY + minor) : CGPoint(x: frame.minX + minor, y: position)
            places.append(ChildPlace(origin: origin, size: size, proposal: inward))
            position += axis == .horizontal ? size.width : size.height
        }
        pins.keepInSight(&places, of: self, along: axis, context)
        for (child, place) in zip(children, places) { placeInner(child, place, context) }
    }

    override package func paint(_ painter: inout Painter) { painter.paintInOrder(pins.drawingOrder(of: children)) }

    override package var stackOrientation: Axis? { axis }

    override package func computeSpacing() -> ViewSpacing {
        guard let first = children.first, let last = children.last else { return .zero }
        var result = ViewSpacing()
        if axis == .horizontal {
            (result.leading, result.trailing) = (first.spacing.leading, last.spacing.trailing)
        } else {
            (result.top, result.bottom) = (first.spacing.top, last.spacing.bottom)
        }
        return result
    }
}
