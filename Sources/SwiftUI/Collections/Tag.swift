import SwiftUICore

extension View {
    /// Says which value choosing this view selects.
    ///
    /// - Parameter includeOptional: whether it also stands for the value in an optional selection; the containers always look through optionals.
    public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        modifier(TraitLayer(TagTrait.self, AnyHashable(tag), renewsContainer: true))
    }
}

extension AnyHashable {
    /// The value as a type, whether it or the type is optional or not.
    func value<V>(as type: V.Type) -> V? {
        if let value = base as? V { return value }
        // An optional that holds a V.
        return (base as? V?).flatMap { $0 }
    }
}

extension Subview {
    /// The value the view stands for: its own tag, or else the id of the `ForEach` element that made it.
    @MainActor var tag: AnyHashable? { trait(TagTrait.self) ?? scopes.first?.id }
}
