import Foundation

/// `containerRelativeFrame`: a frame whose lengths come from the nearest scroll view or window, less its safe area.
///
/// The container's size is known when the view is placed; where it is another than the last time, the tree is laid out once more.
package final class ContainerRelativeFrameItem: WrapperItem {
    var axes: Axis.Set = []
    var alignment = Alignment.center
    var length: (CGFloat, Axis) -> CGFloat = { length, _ in length }
    private var container: CGSize?

    private func given(_ axis: Axis) -> Double? {
        guard axes.contains(axis == .horizontal ? .horizontal : .vertical), let container else { return nil }
        let length = length(axis == .horizontal ? container.width : container.height, axis)
        return length.isFinite ? max(Double(length), 0) : nil
    }

    private func inward(_ proposal: Proposal) -> Proposal {
        Proposal(given(.horizontal) ?? proposal.width, given(.vertical) ?? proposal.height)
    }

    override package func length(_ axis: Axis, _ proposal: Proposal) -> Double {
        given(axis) ?? content.length(axis, inward(proposal))
    }

    override package func computeDependence(_ axis: Axis, isNil: Bool) -> Dependence {
        if given(axis) != nil { return [] }
        var mask = content.dependence(axis, isNil: isNil)
        if given(axis.other) != nil { mask.remove(.other) }
        return mask
    }

    override package func placeInside(_ frame: CGRect, _ proposal: Proposal, _ context: PlacementContext) {
        if container != context.relativeSize {
            container = context.relativeSize
            invalidate()
            node?.graph.requestLayout()
        }
        placeAligned(frame, proposal, inward(proposal), alignment, context)
    }

    override package func explicitGuide(_ key: AlignmentKey, _ proposal: Proposal, _ size: CGSize) -> CGFloat? {
        alignedGuide(key, size, inward(proposal), alignment)
    }

    override package var spacing: ViewSpacing {
        var spacing = content.spacing
        if axes.contains(.horizontal) { spacing.reset(.horizontal) }
        if axes.contains(.vertical) { spacing.reset(.vertical) }
        return spacing
    }

    override package var layoutPriority: Double { 0 }
    override package var isSpacer: Bool { false }
}

nonisolated struct ContainerRelativeFrameLayer: Layer {
    let axes: Axis.Set
    let alignment: Alignment
    let length: (CGFloat, Axis) -> CGFloat

    func makeItem(round inner: LayoutItem) -> ContainerRelativeFrameItem { ContainerRelativeFrameItem(inner) }

    func update(_ item: ContainerRelativeFrameItem, _ environment: EnvironmentValues) {
        (item.axes, item.alignment, item.length) = (axes, alignment, length)
    }
}

extension View {
    /// Makes the view as long as its container on some axes.
    public nonisolated func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
    }

    /// Makes the view take `span` of `count` equal parts of its container with `spacing` points between them.
    public nonisolated func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in
            let parts = CGFloat(max(count, 1))
            let part = (length - spacing * (parts - 1)) / parts
            return part * CGFloat(span) + spacing * CGFloat(span - 1)
        }
    }

    /// Makes the view's lengths on some axes by a rule from its container's.
    public nonisolated func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (_ length: CGFloat, _ axis: Axis) -> CGFloat
    ) -> some View { modifier(ContainerRelativeFrameLayer(axes: axes, alignment: alignment, length: length)) }
}
