/// A view whose static type is hidden; when the wrapped type changes, what was inside is replaced, state and all.
public nonisolated struct AnyView: View {
    public typealias Body = Never

    let renew: @MainActor (KeyedNode<ObjectIdentifier>) -> Void

    public init<Content: View>(_ content: Content) {
        if let erased = content as? AnyView {
            self = erased
        } else {
            nonisolated(unsafe) let content = content
            renew = { $0.renew(key: ObjectIdentifier(Content.self), content) }
        }
    }

    public init<Content: View>(erasing content: Content) { self.init(content) }

    @MainActor public static func _build(_ view: AnyView, _ builder: inout NodeBuilder) {
        builder.emit({ KeyedNode<ObjectIdentifier>($0) }) { node, _ in view.renew(node) }
    }
}
