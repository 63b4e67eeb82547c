/// A piece of user interface: a value that says what should be on screen, never what is.
///
/// A type either gives a `body` of other views, or is one of the framework's primitives.
@MainActor @preconcurrency public protocol View {
    associatedtype Body: View

    /// What this view consists of. Read only by the framework, and again only when something it used has changed.
    @ViewBuilder var body: Body { get }

    /// Makes or renews the nodes of `view`; the default is right for every type that has a `body`.
    ///
    /// Every call for one type must emit the same number of nodes of the same kinds in the same order: positions are matched
    /// by a cursor. Whatever is dynamic goes inside a node of its own.
    static func _build(_ view: Self, _ builder: inout NodeBuilder)
}

extension View {
    @MainActor public static func _build(_ view: Self, _ builder: inout NodeBuilder) {
        builder.emit({ CompositeNode<Self>($0, view) }, { node, isNew in node.renew(view, isNew: isNew) })
    }
}

extension View where Body == Never {
    /// Primitive views have no body.
    public var body: Never { fatalError("\(Self.self) is a primitive view and has no body") }
}

extension Never: View {
    public typealias Body = Never

    /// Said here once for all protocols that ask for a body.
    public var body: Never { fatalError("there are no values of type Never") }

    @MainActor public static func _build(_ view: Never, _ builder: inout NodeBuilder) {}
}
