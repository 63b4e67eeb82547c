/// No view at all: contributes no child to its container, whatever modifiers it has.
public nonisolated struct EmptyView: View {
    public typealias Body = Never

    public init() {}

    @MainActor public static func _build(_ view: EmptyView, _ builder: inout NodeBuilder) {}
}
