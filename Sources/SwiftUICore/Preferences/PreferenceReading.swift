import Foundation

/// `onPreferenceChange`: hands an action the preference's value, when it has become another.
package final class PreferenceActionItem: WrapperItem {
    fileprivate var last: Any?
}

nonisolated struct PreferenceActionLayer<Key: PreferenceKey>: Layer where Key.Value: Equatable {
    let action: (Key.Value) -> Void

    func makeItem(round inner: LayoutItem) -> PreferenceActionItem { PreferenceActionItem(inner) }

    func update(_ item: PreferenceActionItem, _ environment: EnvironmentValues) {}

    @MainActor func buildSecondary(for item: PreferenceActionItem, _ host: (ContainerItem) -> ContentHost) {
        item.node?.graph.observers.add(item) { [unowned item] in
            let new = item.content.preference(Key.self) ?? Key.defaultValue
            if let last = item.last as? [Key.Value], last[0] == new { return }
            // In an array, since an optional value would be flattened.
            item.last = [new]
            action(new)
        }
    }

    @MainActor func leave(_ item: PreferenceActionItem) { item.node?.graph.observers.remove(item) }
}

/// `overlayPreferenceValue` and `backgroundPreferenceValue`: content made from a preference of what is inside.
package final class PreferenceSecondaryItem<Key: PreferenceKey>: SecondaryItem {
    var value = Key.defaultValue
}

nonisolated struct PreferenceSecondaryLayer<Key: PreferenceKey, Secondary: View>: Layer {
    static var usesEnvironment: Bool { true }

    let role: SecondaryItem.Role
    let alignment: Alignment
    let transform: (Key.Value) -> Secondary

    func makeItem(round inner: LayoutItem) -> PreferenceSecondaryItem<Key> { PreferenceSecondaryItem(inner, role) }

    func update(_ item: PreferenceSecondaryItem<Key>, _ environment: EnvironmentValues) { item.secondary.alignment = alignment }

    @MainActor func buildSecondary(for item: PreferenceSecondaryItem<Key>, _ host: (ContainerItem) -> ContentHost) {
        guard let node = item.node else { return }
        let host = host(item.secondary)
        host.renew(node.graph.evaluating(node) { transform(item.value) })
        node.graph.observers.add(item) { [unowned item, unowned host, unowned node] in
            let new = item.content.preference(Key.self) ?? Key.defaultValue
            if showsSame(new, item.value) { return }
            item.value = new
            host.renew(node.graph.evaluating(node) { transform(new) })
            // What was built may have changed sizes only: the tree must be laid out again.
            node.graph.requestLayout()
        }
    }

    @MainActor func leave(_ item: PreferenceSecondaryItem<Key>) { item.node?.graph.observers.remove(item) }
}

extension View {
    /// Runs an action with a preference's value, after the first layout and whenever it has become another.
    public nonisolated func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable { modifier(PreferenceActionLayer<K>(action: action)) }

    /// Puts views in front of this one, made from a preference that views inside it set.
    public nonisolated func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View { overlayPreferenceValue(key, alignment: .center, transform) }

    public nonisolated func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type, alignment: Alignment, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View { modifier(PreferenceSecondaryLayer<K, V>(role: .overlay, alignment: alignment, transform: transform)) }

    /// Puts views behind this one, made from a preference that views inside it set.
    public nonisolated func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View { backgroundPreferenceValue(key, alignment: .center, transform) }

    public nonisolated func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type, alignment: Alignment, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View { modifier(PreferenceSecondaryLayer<K, V>(role: .background, alignment: alignment, transform: transform)) }
}
