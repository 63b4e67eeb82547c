/// A value of one's own that travels with an update.
public protocol TransactionKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// What accompanies an update: above all, how the changes made in it are animated.
public struct Transaction: @unchecked Sendable {
    public var animation: Animation?
    /// Set: nothing inside animates, whatever it asks for.
    public var disablesAnimations = false
    /// The change is one of many in a row, as during a drag.
    public var isContinuous = false
    public var tracksVelocity = false
    var completions: [AnimationCompletion] = []
    private var values: [ObjectIdentifier: Any] = [:]

    public init() {}

    public init(animation: Animation?) { self.animation = animation }

    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// Runs an action when the animations of the changes made with this transaction are done.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) { completions.append(AnimationCompletion(criteria, completion)) }

    /// The animation that changes really get.
    var effectiveAnimation: Animation? { disablesAnimations ? nil : animation }

    /// Makes changes with this transaction, if it says anything at all.
    func carry(_ change: () -> Void) {
        if animation == nil && !disablesAnimations { change() } else { Transaction.with(self, change) }
    }

    /// The transaction of the changes being made now; nil outside `withAnimation` and updates.
    nonisolated(unsafe) static var current: Transaction?

    /// Makes this the current transaction while something runs.
    static func with<Result>(_ transaction: Transaction?, _ body: () throws -> Result) rethrows -> Result {
        let outer = current
        current = transaction
        defer { current = outer }
        return try body()
    }
}

/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    enum Kind { case logical, removed }

    let kind: Kind

    /// As soon as it looks done: a spring after its response time.
    public static let logicallyComplete = AnimationCompletionCriteria(kind: .logical)
    /// When nothing moves any more.
    public static let removed = AnimationCompletionCriteria(kind: .removed)
}

/// An action that waits for the end of the animations of one transaction.
final class AnimationCompletion {
    let criteria: AnimationCompletionCriteria
    private var action: (() -> Void)?
    /// Whether some tree of views has been changed with the transaction.
    var isTaken = false

    init(_ criteria: AnimationCompletionCriteria, _ action: @escaping () -> Void) { (self.criteria, self.action) = (criteria, action) }

    func run() {
        defer { action = nil }
        action?()
    }
}

/// Makes changes that unfold with an animation.
///
/// A still picture has their final values at once; a timeline shows them on their way.
@discardableResult
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
    var transaction = Transaction.current ?? Transaction()
    transaction.animation = animation
    transaction.completions = []
    return try Transaction.with(transaction, body)
}

/// The same, and runs an action when the animations of these changes are done; at once if nothing was changed by them.
///
/// A still picture stands before that: no time passes in it.
@discardableResult
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    var transaction = Transaction.current ?? Transaction()
    transaction.animation = animation
    transaction.completions = []
    transaction.addAnimationCompletion(criteria: completionCriteria, completion)
    let result = try Transaction.with(transaction, body)
    for completion in transaction.completions where !completion.isTaken { completion.run() }
    return result
}

/// Makes changes that are accompanied by a transaction.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    try Transaction.with(transaction, body)
}

/// The same, with one value of the current transaction changed.
public func withTransaction<R, V>(
    _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
    var transaction = Transaction.current ?? Transaction()
    transaction[keyPath: keyPath] = value
    return try Transaction.with(transaction, body)
}
