import Foundation

/// `onGeometryChange`: tells an action what a reading of the view's geometry gives, when it gives something new.
package final class GeometryChangeItem: WrapperItem {
    let record = GeometryRecord()
    fileprivate var last: Any?

    override package func placeInside(_ frame: CGRect, _ proposal: Proposal, _ context: PlacementContext) {
        super.placeInside(frame, proposal, context)
        record.context = context
    }
}

nonisolated struct GeometryChangeLayer<Value: Equatable>: Layer {
    let transform: (GeometryProxy) -> Value
    let action: (_ old: Value, _ new: Value) -> Void

    func makeItem(round inner: LayoutItem) -> GeometryChangeItem { GeometryChangeItem(inner) }

    func update(_ item: GeometryChangeItem, _ environment: EnvironmentValues) {}

    @MainActor func buildSecondary(for item: GeometryChangeItem, _ host: (ContainerItem) -> ContentHost) {
        item.node?.graph.observers.add(item) { [unowned item] in
            guard item.record.context != nil else { return }
            let new = transform(GeometryProxy(item: item, record: item.record))
            let old = item.last as? Value
            if old == new { return }
            item.last = new
            action(old ?? new, new)
        }
    }

    @MainActor func leave(_ item: GeometryChangeItem) { item.node?.graph.observers.remove(item) }
}

extension View {
    /// Runs an action with a value made from the view's geometry, after the first layout and whenever it becomes another.
    public nonisolated func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
    ) -> some View { modifier(GeometryChangeLayer(transform: transform, action: { _, new in action(new) })) }

    public nonisolated func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View { modifier(GeometryChangeLayer(transform: transform, action: action)) }
}
