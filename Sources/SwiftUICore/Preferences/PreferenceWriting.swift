import Foundation

/// `preference` and its kin: says or changes what a preference is worth from here upwards.
package final class PreferenceItem<Key: PreferenceKey>: WrapperItem {
    /// Gives the value; is handed the item itself and what comes from inside (nil if nothing sets it there).
    var value: (LayoutItem, () -> Key.Value?) -> Key.Value = { _, _ in Key.defaultValue }

    override package func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        guard key == Key.self else { return content.preference(key) }
        let value = value(self) { [content] in content.preference(Key.self) }
        return .some(value as! K.Value)
    }
}

nonisolated struct PreferenceLayer<Key: PreferenceKey>: Layer {
    let value: (LayoutItem, () -> Key.Value?) -> Key.Value

    func makeItem(round inner: LayoutItem) -> PreferenceItem<Key> { PreferenceItem(inner) }

    func update(_ item: PreferenceItem<Key>, _ environment: EnvironmentValues) { item.value = value }
}

extension View {
    /// Sets a preference; what views inside set for the same key is not seen outside.
    public nonisolated func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        modifier(PreferenceLayer<K>(value: { _, _ in value }))
    }

    /// Changes a preference that views inside set; starts from the key's default if none does.
    public nonisolated func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        modifier(PreferenceLayer<K>(value: { _, inner in
            var value = inner() ?? K.defaultValue
            callback(&value)
            return value
        }))
    }

    /// Sets a preference made from a rectangle or point of this view.
    public nonisolated func anchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        modifier(PreferenceLayer<K>(value: { item, _ in transform(Anchor(value, item)) }))
    }

    /// Changes a preference with a rectangle or point of this view.
    public nonisolated func transformAnchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        modifier(PreferenceLayer<K>(value: { item, inner in
            var result = inner() ?? K.defaultValue
            transform(&result, Anchor(value, item))
            return result
        }))
    }
}
