import Foundation

/// A value that a view sets for the container round it.
package protocol TraitKey {
    associatedtype Value
}

package final class TraitItem<Key: TraitKey>: WrapperItem {
    package var value: Key.Value?
    var innerWins = false
    /// What the container last made its views from; nil before the first time.
    var known: [Any]?

    override package func trait<K: TraitKey>(_ key: K.Type) -> K.Value? {
        guard key == Key.self, let value else { return content.trait(key) }
        if innerWins, let inner = content.trait(key) { return inner }
        return .some(value as! K.Value)
    }
}

/// Sets a trait; the outermost of several wins, unless it leaves what is inside alone.
package nonisolated struct TraitLayer<Key: TraitKey>: Layer {
    let value: Key.Value
    let innerWins: Bool
    let renewsContainer: Bool

    /// - Parameter renewsContainer: whether the container makes views from the value, and must do so again when it becomes another.
    package nonisolated init(_ key: Key.Type, _ value: Key.Value, innerWins: Bool = false, renewsContainer: Bool = false) {
        (self.value, self.innerWins, self.renewsContainer) = (value, innerWins, renewsContainer)
    }

    package func makeItem(round inner: LayoutItem) -> TraitItem<Key> { TraitItem(inner) }

    package func update(_ item: TraitItem<Key>, _ environment: EnvironmentValues) {
        item.value = value
        item.innerWins = innerWins
    }

    @MainActor package func buildSecondary(for item: TraitItem<Key>, _ host: (ContainerItem) -> ContentHost) {
        guard renewsContainer else { return }
        if let known = item.known?.first, !areEqualValues(known, value) { item.node?.childListChanged() }
        item.known = [value]
    }
}

/// What a view stands for where one of several is chosen: rows of a list, choices of a picker, pages of a tab view, a canvas's symbols.
package enum TagTrait: TraitKey { package typealias Value = AnyHashable }

enum ZIndexTrait: TraitKey { typealias Value = Double }

extension View {
    /// Draws the view in front of siblings with a lower index; 0 is the default.
    public nonisolated func zIndex(_ value: Double) -> some View { modifier(TraitLayer(ZIndexTrait.self, value)) }
}
