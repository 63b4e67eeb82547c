/// A view that is renewed only when its own `==` says that it has changed.
public nonisolated struct EquatableView<Content: View & Equatable>: View {
    public typealias Body = Never

    public var content: Content

    public init(content: Content) { self.content = content }

    @MainActor public static func _build(_ view: Self, _ builder: inout NodeBuilder) {
        builder.emit({ EquatableNode<Content>($0) }) { node, isNew in node.renew(view.content, isNew: isNew) }
    }
}

/// The scope of an `EquatableView`: remembers what was last built.
final class EquatableNode<Content: View & Equatable>: Node {
    private var content: Content?

    convenience init(_ parent: Node) { self.init(below: parent) }

    func renew(_ new: Content, isNew: Bool) {
        if !isNew, content == new { return }
        content = new
        buildChildren { Content._build(new, &$0) }
    }

    override func kill() {
        content = nil
        super.kill()
    }
}

extension View where Self: Equatable {
    /// Renews the view only when its own `==` says that it has changed.
    public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
