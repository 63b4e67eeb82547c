import Foundation

/// `padding`: room round the content; the proposal shrinks by it (not below 0), the size grows by it.
package class PaddingItem: WrapperItem {
    var insets = EdgeInsets()

    private var total: (horizontal: Double, vertical: Double) {
        (Double(insets.leading + insets.trailing), Double(insets.top + insets.bottom))
    }

    private func inward(_ proposal: Proposal) -> Proposal {
        func shrink(_ length: Double, _ by: Double) -> Double { length.isNaN ? length : max(length - by, 0) }
        return Proposal(shrink(proposal.width, total.horizontal), shrink(proposal.height, total.vertical))
    }

    override package func length(_ axis: Axis, _ proposal: Proposal) -> Double {
        max(content.length(axis, inward(proposal)) + (axis == .horizontal ? total.horizontal : total.vertical), 0)
    }

    override package func placeInside(_ frame: CGRect, _ proposal: Proposal, _ context: PlacementContext) {
        let inward = inward(proposal)
        placeInner(content, at: CGPoint(x: insets.leading, y: insets.top), size: content.size(inward), inward, context)
    }

    override package func explicitGuide(_ key: AlignmentKey, _ proposal: Proposal, _ size: CGSize) -> CGFloat? {
        let inward = inward(proposal)
        return content.explicitGuide(key, inward, content.size(inward))
            .map { $0 + (key.axis == .horizontal ? insets.leading : insets.top) }
    }

    override package var spacing: ViewSpacing {
        var edges: Edge.Set = []
        if insets.top != 0 { edges.insert(.top) }
        if insets.leading != 0 { edges.insert(.leading) }
        if insets.bottom != 0 { edges.insert(.bottom) }
        if insets.trailing != 0 { edges.insert(.trailing) }
        var spacing = content.spacing
        spacing.reset(edges)
        return spacing
    }

    override package var layoutPriority: Double { 0 }
    override package var isSpacer: Bool { false }
}

nonisolated struct PaddingLayer: Layer {
    let edges: Edge.Set
    /// nil: the platform's default.
    let insets: EdgeInsets?

    func makeItem(round inner: LayoutItem) -> PaddingItem { PaddingItem(inner) }

    func update(_ item: PaddingItem, _ environment: EnvironmentValues) {
        let all = insets ?? environment.defaultPadding
        func length(_ edge: Edge.Set, _ value: CGFloat) -> CGFloat { edges.contains(edge) && value.isFinite ? value : 0 }
        item.insets = EdgeInsets(
            top: length(.top, all.top), leading: length(.leading, all.leading), bottom: length(.bottom, all.bottom),
            trailing: length(.trailing, all.trailing))
    }
}

extension EnvironmentValues {
    /// The insets of `padding()`: 16 points on iOS.
    var defaultPadding: EdgeInsets { EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16) }
}

extension View {
    /// Adds room on the given edges, in points each.
    public nonisolated func padding(_ insets: EdgeInsets) -> some View { modifier(PaddingLayer(edges: .all, insets: insets)) }

    /// Adds room on some edges; nil for the platform's default of 16 points.
    public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(PaddingLayer(
            edges: edges, insets: length.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) }))
    }

    /// Adds the same room on all edges.
    public nonisolated func padding(_ length: CGFloat) -> some View { padding(.all, length) }
}
