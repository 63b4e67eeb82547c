import Foundation

/// `fixedSize`: the content is asked for its ideal length on the chosen axes, whatever is proposed.
package final class FixedSizeItem: WrapperItem {
    var horizontal = true, vertical = true

    private func inward(_ proposal: Proposal) -> Proposal {
        Proposal(horizontal ? .nan : proposal.width, vertical ? .nan : proposal.height)
    }

    private func isFixed(_ axis: Axis) -> Bool { axis == .horizontal ? horizontal : vertical }

    override package func length(_ axis: Axis, _ proposal: Proposal) -> Double { content.length(axis, inward(proposal)) }

    override package func computeDependence(_ axis: Axis, isNil: Bool) -> Dependence {
        var mask = content.dependence(axis, isNil: isFixed(axis) || isNil)
        if isFixed(axis.other) { mask.remove(.other) }
        return mask
    }

    override package func placeInside(_ frame: CGRect, _ proposal: Proposal, _ context: PlacementContext) {
        placeAligned(frame, proposal, inward(proposal), .center, context)
    }

    override package func explicitGuide(_ key: AlignmentKey, _ proposal: Proposal, _ size: CGSize) -> CGFloat? {
        alignedGuide(key, size, inward(proposal), .center)
    }
}

nonisolated struct FixedSizeLayer: Layer {
    let horizontal, vertical: Bool

    func makeItem(round inner: LayoutItem) -> FixedSizeItem { FixedSizeItem(inner) }

    func update(_ item: FixedSizeItem, _ environment: EnvironmentValues) {
        item.horizontal = horizontal
        item.vertical = vertical
    }
}

extension View {
    /// Keeps the view at its ideal size.
    public nonisolated func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

    public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(FixedSizeLayer(horizontal: horizontal, vertical: vertical))
    }
}
