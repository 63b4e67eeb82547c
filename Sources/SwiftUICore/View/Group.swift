/// Several views as one value, without a layout of its own; a modifier on it applies to each.
public struct Group<Content> {
    var content: Content
}

extension Group: View where Content: View {
    public typealias Body = Never

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public static func _build(_ view: Group, _ builder: inout NodeBuilder) { Content._build(view.content, &builder) }
}
