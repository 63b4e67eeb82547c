/// Changes the transaction of the updates inside it: `animation(_:value:)`, `transaction(_:)`.
final class TransactionScope: Node {
    private var lastValue: Any?
    /// The update in which this scope last had its say, and what it said: frames of items inside move accordingly.
    private(set) var round = -1
    private(set) var animation: Animation?

    convenience init(_ parent: Node) { self.init(below: parent) }

    /// - Parameters:
    ///   - isSame: whether the watched value is the old one; then the transaction passes as it is.
    func renew<Content: View>(
        _ content: Content, _ value: Any?, isNew: Bool, isSame: (Any?) -> Bool, _ change: (inout Transaction) -> Void
    ) {
        let isUnchanged = isNew || isSame(lastValue)
        lastValue = value
        if isUnchanged { return buildChildren { Content._build(content, &$0) } }
        var transaction = Transaction.current ?? Transaction()
        change(&transaction)
        round = graph.round
        animation = transaction.effectiveAnimation
        graph.noteScope()
        Transaction.with(transaction) { buildChildren { Content._build(content, &$0) } }
    }
}

nonisolated struct ValueAnimation<Value: Equatable>: ViewModifier {
    typealias Body = Never

    let animation: Animation?
    let value: Value

    @MainActor static func _build<C: View>(_ modifier: Self, _ content: C, _ builder: inout NodeBuilder) {
        builder.emit({ TransactionScope($0) }) { node, isNew in
            node.renew(content, modifier.value, isNew: isNew, isSame: { ($0 as? Value) == modifier.value }) { transaction in
                if !transaction.disablesAnimations { transaction.animation = modifier.animation }
            }
        }
    }
}

nonisolated struct TransactionChange: ViewModifier {
    typealias Body = Never

    let value: AnyHashableOrNil
    let change: (inout Transaction) -> Void

    /// What is watched; nil: every update is changed.
    struct AnyHashableOrNil { var isEqual: ((Any?) -> Bool)?, value: Any? }

    @MainActor static func _build<C: View>(_ modifier: Self, _ content: C, _ builder: inout NodeBuilder) {
        builder.emit({ TransactionScope($0) }) { node, isNew in
            node.renew(
                content, modifier.value.value, isNew: isNew, isSame: { modifier.value.isEqual?($0) ?? false }, modifier.change)
        }
    }
}

extension View {
    /// Animates changes inside this view that come with a change of `value`; nil: they are not animated.
    public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        modifier(ValueAnimation(animation: animation, value: value))
    }

    /// Animates every change inside this view.
    @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
    public nonisolated func animation(_ animation: Animation?) -> some View {
        transaction { if !$0.disablesAnimations { $0.animation = animation } }
    }

    /// Changes the transaction of every update inside this view.
    public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(TransactionChange(value: .init(isEqual: nil, value: nil), change: transform))
    }

    /// Changes the transaction of updates inside this view that come with a change of `value`.
    public nonisolated func transaction<V: Equatable>(value: V, _ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(TransactionChange(value: .init(isEqual: { ($0 as? V) == value }, value: value), change: transform))
    }
}
