/// A reusable change of a view.
@MainActor @preconcurrency public protocol ViewModifier {
    associatedtype Body: View
    /// What the modifier was applied to, to be placed anywhere in the body.
    typealias Content = _ViewModifier_Content<Self>

    @ViewBuilder func body(content: Content) -> Body

    /// Makes or renews the nodes of `content` under this modifier; the default is right for every type that has a body.
    @MainActor static func _build<C: View>(_ modifier: Self, _ content: C, _ builder: inout NodeBuilder)
}

extension ViewModifier {
    @MainActor public static func _build<C: View>(_ modifier: Self, _ content: C, _ builder: inout NodeBuilder) {
        builder.emit({ ModifierNode<Self>($0, modifier) }) { node, isNew in node.renew(modifier, content, isNew: isNew) }
    }

    /// One modifier that applies this one first and `modifier` after it.
    public nonisolated func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> { ModifiedContent(content: self, modifier: modifier) }
}

extension ViewModifier where Body == Never {
    public func body(content: Content) -> Never { fatalError("\(Self.self) is a primitive modifier and has no body") }
}

/// Stands for the modified view inside a `ViewModifier`'s body.
public nonisolated struct _ViewModifier_Content<Modifier: ViewModifier>: View, AlwaysDifferent {
    public typealias Body = Never

    unowned let node: ModifierNode<Modifier>

    @MainActor public static func _build(_ view: Self, _ builder: inout NodeBuilder) {
        builder.emit({ KeyedNode<Bool>($0) }) { scope, _ in view.node.buildContent(scope) }
    }
}

/// A value with a modifier: a view if both are, a modifier if both are.
@frozen public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    @inlinable public nonisolated init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public typealias Body = Never

    @MainActor public static func _build(_ view: Self, _ builder: inout NodeBuilder) { Modifier._build(view.modifier, view.content, &builder) }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    public typealias Body = Never

    @MainActor public static func _build<C: View>(_ modifier: Self, _ content: C, _ builder: inout NodeBuilder) {
        Modifier._build(modifier.modifier, ModifiedContent<C, Content>(content: content, modifier: modifier.content), &builder)
    }
}

extension View {
    public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> { ModifiedContent(content: self, modifier: modifier) }
}

/// A modifier that changes nothing.
public nonisolated struct EmptyModifier: ViewModifier {
    public typealias Body = Never

    public static var identity: EmptyModifier { EmptyModifier() }

    public nonisolated init() {}

    @MainActor public static func _build<C: View>(_ modifier: Self, _ content: C, _ builder: inout NodeBuilder) { C._build(content, &builder) }
}
