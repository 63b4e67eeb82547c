import Foundation

/// The root of a picture: one view, or several stacked, centred in the area they are proposed.
package final class RootItem: ContainerItem {
    /// Which of the children is the picture; nil stacks all of them.
    package var selected: Int? { didSet { invalidate() } }
    private let stack = StackItem(axis: .vertical)

    override package init() { super.init() }

    /// What is shown: the selected child, the only one, or a stack of all.
    package var shown: LayoutItem? {
        if let selected { return children.indices.contains(selected) ? children[selected] : nil }
        return children.count == 1 ? children[0] : (children.isEmpty ? nil : stack)
    }

    override package func setChildren(_ items: [LayoutItem]) {
        super.setChildren(items)
        // What is not stacked is not held on to.
        let stacked = selected == nil && items.count > 1 ? items : []
        if stacked.isEmpty && stack.children.isEmpty { return }
        stack.setChildren(stacked)
        stack.outer = self
        for item in items where stacked.isEmpty { item.outer = self }
    }

    override package func computeLength(_ axis: Axis, _ proposal: Proposal) -> Double { shown?.length(axis, proposal) ?? 0 }

    /// The content gets the area's size as its proposal and is centred in it; its own size may be smaller or larger.
    override package func placeInside(_ frame: CGRect, _ proposal: Proposal, _ context: PlacementContext) {
        guard let shown else { return }
        let size = shown.size(proposal)
        let rect = CGRect(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width, height: size.height)
        shown.place(rect, proposal, context)
    }

    override package func hit(_ point: CGPoint, _ hits: inout HitPath) -> Bool { shown?.hit(point, &hits) ?? false }

    override package func paint(_ painter: inout Painter) {
        // A stack of several draws them, and those that go, itself.
        if let shown, shown is StackItem, shown.outer === self, children.count > 1, selected == nil { return shown.paint(&painter) }
        let others = children.filter { $0 !== shown }
        painter.paintInOrder(paintedChildren.filter { item in !others.contains { $0 === item } })
    }

    override package func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? { shown?.preference(key) }

    override package var inner: [LayoutItem] { shown.map { [$0] } ?? [] }
}
