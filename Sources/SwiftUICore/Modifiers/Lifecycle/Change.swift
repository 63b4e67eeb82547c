/// `onChange`: compares a value between updates and runs an action after the layout that follows a change.
package final class ChangeItem<Value: Equatable>: WrapperItem {
    var last: Value?
}

nonisolated struct ChangeLayer<Value: Equatable>: Layer {
    let value: Value
    let isInitial: Bool
    let action: (Value, Value) -> Void

    func makeItem(round inner: LayoutItem) -> ChangeItem<Value> { ChangeItem(inner) }

    func update(_ item: ChangeItem<Value>, _ environment: EnvironmentValues) {
        let old = item.last
        item.last = value
        guard let graph = item.node?.graph else { return }
        if let old {
            if old != value { graph.afterLayout { action(old, value) } }
        } else if isInitial {
            graph.afterLayout { action(value, value) }
        }
    }
}

extension View {
    /// Runs an action with the old and the new value when a value has changed, and at first if `initial`.
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View { modifier(ChangeLayer(value: value, isInitial: initial, action: action)) }

    /// Runs an action when a value has changed, and at first if `initial`.
    public nonisolated func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View {
        modifier(ChangeLayer(value: value, isInitial: initial) { _, _ in action() })
    }

    @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
    public nonisolated func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View {
        modifier(ChangeLayer(value: value, isInitial: false) { _, new in action(new) })
    }
}
