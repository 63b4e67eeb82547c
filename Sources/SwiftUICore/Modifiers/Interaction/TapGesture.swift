/// What a tap on an element does; nothing is drawn for it.
package final class TapItem: WrapperItem {
    var count = 1
    var action: () -> Void = {}
}

nonisolated struct TapLayer: Layer {
    let count: Int
    let action: () -> Void

    func makeItem(round inner: LayoutItem) -> TapItem { TapItem(inner) }

    func update(_ item: TapItem, _ environment: EnvironmentValues) {
        item.count = count
        item.action = action
    }
}

extension View {
    /// Runs an action when the view is tapped, `count` times in a row.
    public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        modifier(TapLayer(count: count, action: action))
    }
}
