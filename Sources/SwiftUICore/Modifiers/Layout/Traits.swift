import Foundation

/// A value that a view sets for the container round it.
package protocol TraitKey {
    associatedtype Value
}

package final class TraitItem<Key: TraitKey>: WrapperItem {
    package var value: Key.Value?

    override package func trait<K: TraitKey>(_ key: K.Type) -> K.Value? {
        if key == Key.self, let value { return .some(value as! K.Value) }
        return content.trait(key)
    }
}

/// Sets a trait; the outermost of several wins.
package nonisolated struct TraitLayer<Key: TraitKey>: Layer {
    let value: Key.Value

    package nonisolated init(_ key: Key.Type, _ value: Key.Value) { self.value = value }

    package func makeItem(round inner: LayoutItem) -> TraitItem<Key> { TraitItem(inner) }

    package func update(_ item: TraitItem<Key>, _ environment: EnvironmentValues) { item.value = value }
}

enum ZIndexTrait: TraitKey { typealias Value = Double }

extension View {
    /// Draws the view in front of siblings with a lower index; 0 is the default.
    public nonisolated func zIndex(_ value: Double) -> some View { modifier(TraitLayer(ZIndexTrait.self, value)) }
}
