import Foundation

/// The first of several views whose ideal size fits into what is offered; the last, where none does.
public nonisolated struct ViewThatFits<Content: View>: ContainerView {
    public typealias Body = Never

    let axes: Axis.Set
    package let content: Content

    /// - Parameter axes: on which axes a view must fit.
    public nonisolated init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    package func makeItem() -> FittingItem { FittingItem() }

    package func update(_ item: FittingItem, _ environment: EnvironmentValues) { item.axes = axes }
}

/// The arrangement behind `ViewThatFits`: one child stands for all.
package final class FittingItem: ContainerItem {
    var axes: Axis.Set = []
    private var shown: LayoutItem?

    private func checks(_ axis: Axis) -> Bool { axes.contains(axis == .horizontal ? .horizontal : .vertical) }

    /// Whose ideal lengths on the checked axes are at most the proposal's; a nil proposal fits everything.
    private func choice(_ proposal: Proposal) -> LayoutItem? {
        var ideal = proposal
        for axis in Axis.allCases where checks(axis) { ideal[axis] = .nan }
        return children.first { child in
            Axis.allCases.allSatisfy { axis in
                !checks(axis) || proposal[axis].isNaN || child.length(axis, ideal) <= proposal[axis]
            }
        } ?? children.last
    }

    override package func computeLength(_ axis: Axis, _ proposal: Proposal) -> Double {
        choice(proposal)?.length(axis, proposal) ?? 0
    }

    override package func computeDependence(_ axis: Axis, isNil: Bool) -> Dependence { .both }

    override package func placeInside(_ frame: CGRect, _ proposal: Proposal, _ context: PlacementContext) {
        shown = choice(proposal)
        for child in children { child.isCovered = child !== shown }
        shown?.place(frame, proposal, context)
    }

    override package func passesGuide(_ key: AlignmentKey) -> Bool { children.contains { $0.hasExplicitGuide(key) } }

    override package func computeGuide(_ key: AlignmentKey, _ proposal: Proposal, _ size: CGSize) -> CGFloat? {
        choice(proposal)?.explicitGuide(key, proposal, size)
    }

    override package func computeSpacing() -> ViewSpacing { children.first?.spacing ?? .zero }

    override package func setChildren(_ items: [LayoutItem]) {
        shown = nil
        super.setChildren(items)
    }

    override package func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? { shown?.preference(key) }

    override package func paint(_ painter: inout Painter) { if let shown { painter.paintInOrder([shown]) } }

    override package var inner: [LayoutItem] { shown.map { [$0] } ?? [] }
}
