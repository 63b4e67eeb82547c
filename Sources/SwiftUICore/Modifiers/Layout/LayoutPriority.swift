import Foundation

package final class LayoutPriorityItem: WrapperItem {
    var priority = 0.0

    override package var layoutPriority: Double { priority }
}

nonisolated struct LayoutPriorityLayer: Layer {
    let priority: Double

    func makeItem(round inner: LayoutItem) -> LayoutPriorityItem { LayoutPriorityItem(inner) }

    func update(_ item: LayoutPriorityItem, _ environment: EnvironmentValues) { item.priority = priority.isNaN ? 0 : priority }
}

extension View {
    /// Lets a stack serve this view before others of lower priority; 0 is the default.
    public nonisolated func layoutPriority(_ value: Double) -> some View { modifier(LayoutPriorityLayer(priority: value)) }
}
