/// Several views in sequence: what a builder closure with more than one statement gives.
public nonisolated struct TupleView<T>: View {
    public typealias Body = Never

    public var value: T
    let visit: @MainActor (T, inout NodeBuilder) -> Void
    let split: @MainActor (T) -> [AnyView]

    init<each Content: View>(_ content: repeat each Content) where T == (repeat each Content) {
        value = (repeat each content)
        visit = { value, builder in
            repeat TupleView.step(each value, &builder)
        }
        split = { value in
            var views: [AnyView] = []
            repeat views.append(AnyView(each value))
            return views
        }
    }

    @MainActor private static func step<Content: View>(_ content: Content, _ builder: inout NodeBuilder) {
        Content._build(content, &builder)
    }

    @MainActor public static func _build(_ view: TupleView, _ builder: inout NodeBuilder) {
        builder.list { view.visit(view.value, &$0) }
    }
}

/// Several views, to be had one by one: a container of columns gives each its own.
@MainActor package protocol ViewSequence {
    var views: [AnyView] { get }
}

extension TupleView: ViewSequence {
    @MainActor package var views: [AnyView] { split(value) }
}
