import Foundation

/// One of the framework's own arrangements in the role of a public layout: the same code, hooked in between owner and subviews.
public struct _BuiltInLayoutCache {
    let arrangement: ContainerItem & MeasuredArrangement

    init(_ arrangement: ContainerItem & MeasuredArrangement, _ subviews: LayoutSubviews) {
        self.arrangement = arrangement
        if let owner = subviews.owner { arrangement.hook(subviews.map(\.item), below: owner) }
    }
}

/// An arrangement that can tell where its children would go without moving them.
protocol MeasuredArrangement {
    func childPlaces(_ proposal: Proposal, in bounds: CGRect) -> [ChildPlace]
}

/// Where a container puts a child, in the space of the bounds it is given, left to right.
package struct ChildPlace {
    var origin: CGPoint, size: CGSize, proposal: Proposal
}

/// A public layout that is one of the framework's own arrangements.
public protocol _BuiltInLayout: Layout where Cache == _BuiltInLayoutCache {}

extension _BuiltInLayout {
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { cache.arrangement.spacing }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        cache.arrangement.size(Proposal(proposal))
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        let places = cache.arrangement.childPlaces(Proposal(proposal), in: bounds)
        for (subview, place) in zip(subviews, places) { subview.place(at: place.origin, proposal: place.proposal.proposedViewSize) }
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat? { cache.arrangement.explicitGuide(guide.key, Proposal(proposal), bounds.size) }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat? { cache.arrangement.explicitGuide(guide.key, Proposal(proposal), bounds.size) }
}

/// What `HStack` does, as a layout value.
public struct HStackLayout: _BuiltInLayout {
    public var alignment: VerticalAlignment
    public var spacing: CGFloat?

    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) { (self.alignment, self.spacing) = (alignment, spacing) }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }

    public func makeCache(subviews: Subviews) -> _BuiltInLayoutCache {
        let stack = StackItem(axis: .horizontal)
        stack.set(alignment: alignment.key, spacing: spacing)
        return _BuiltInLayoutCache(stack, subviews)
    }
}

/// What `VStack` does, as a layout value.
public struct VStackLayout: _BuiltInLayout {
    public var alignment: HorizontalAlignment
    public var spacing: CGFloat?

    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) { (self.alignment, self.spacing) = (alignment, spacing) }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }

    public func makeCache(subviews: Subviews) -> _BuiltInLayoutCache {
        let stack = StackItem(axis: .vertical)
        stack.set(alignment: alignment.key, spacing: spacing)
        return _BuiltInLayoutCache(stack, subviews)
    }
}

/// What `ZStack` does, as a layout value.
public struct ZStackLayout: _BuiltInLayout {
    public var alignment: Alignment

    public init(alignment: Alignment = .center) { self.alignment = alignment }

    public func makeCache(subviews: Subviews) -> _BuiltInLayoutCache {
        let overlap = OverlapItem()
        overlap.alignment = alignment
        return _BuiltInLayoutCache(overlap, subviews)
    }
}

/// What `Grid` does, as a layout value.
public struct GridLayout: _BuiltInLayout {
    public var alignment: Alignment
    public var horizontalSpacing: CGFloat?
    public var verticalSpacing: CGFloat?

    public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
        (self.alignment, self.horizontalSpacing, self.verticalSpacing) = (alignment, horizontalSpacing, verticalSpacing)
    }

    public func makeCache(subviews: Subviews) -> _BuiltInLayoutCache {
        let grid = GridArrangement()
        grid.set(alignment, horizontalSpacing, verticalSpacing)
        return _BuiltInLayoutCache(grid, subviews)
    }
}
