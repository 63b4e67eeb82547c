/// A view with an explicit identity; a new id makes a new view, with new state.
nonisolated struct IdentifiedView<Content: View, ID: Hashable>: View {
    typealias Body = Never

    let content: Content
    let id: ID

    @MainActor static func _build(_ view: Self, _ builder: inout NodeBuilder) {
        builder.emit({ IdentifiedNode<ID>(below: $0) }) { node, _ in node.renew(key: view.id, view.content) }
    }
}

extension View {
    /// Binds the view's identity to a value: when it changes, state is reset and the view appears anew.
    public nonisolated func id<ID: Hashable>(_ id: ID) -> some View { IdentifiedView(content: self, id: id) }
}
