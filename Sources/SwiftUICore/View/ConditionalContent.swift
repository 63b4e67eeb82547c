/// One of two views, by a condition; the branch is part of the identity of what is inside.
public nonisolated struct _ConditionalContent<TrueContent: View, FalseContent: View>: View {
    public typealias Body = Never

    enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }

    let storage: Storage

    @MainActor public static func _build(_ view: Self, _ builder: inout NodeBuilder) {
        builder.emit({ KeyedNode<Bool>($0) }) { node, _ in
            switch view.storage {
            case .first(let content): node.renew(key: true, content)
            case .second(let content): node.renew(key: false, content)
            }
        }
    }
}

extension Optional: View where Wrapped: View {
    public typealias Body = Never

    @MainActor public static func _build(_ view: Self, _ builder: inout NodeBuilder) {
        builder.emit({ KeyedNode<Bool>($0) }) { node, _ in
            if let content = view {
                node.renew(key: true, content)
            } else {
                node.renew(key: false, EmptyView())
            }
        }
    }
}
