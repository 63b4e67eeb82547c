import Foundation

/// Everything of one tree that moves, on the virtual clock.
///
/// The tree itself jumps: after an update, values and frames are the new ones. What an animated update has changed is given to the
/// driver, which hands out values in between as time passes: for the data of views and modifiers, for frames after each layout, and
/// for how far views have come or gone. Values are computed from the instant alone, so that any instant can be shown.
@MainActor package final class AnimationDriver {
    unowned let graph: ViewGraph
    /// Off, changes show at once: a still picture.
    package var isOn = false
    package var time: Double { graph.input.time }

    private var attributes: [AttributeKey: any MovingAttribute] = [:]
    /// In the order in which they began to move.
    private var order: [AttributeKey] = []
    package let geometry = GeometryMotion()
    private var completions: [(completion: AnimationCompletion, time: Double)] = []
    private var wakes: [(time: Double, owner: AnyObject?, action: () -> Void)] = []
    /// How much was done since this was last asked: values handed out, frames moved.
    package private(set) var stepCount = 0

    struct AttributeKey: Hashable {
        var owner: ObjectIdentifier
        var slot: Int
    }

    init(graph: ViewGraph) { self.graph = graph }

    /// Whether something moves now.
    package var isMoving: Bool { !attributes.isEmpty || geometry.isMoving(at: time) }

    /// How a change made now is animated; nil: at once.
    var currentAnimation: Animation? { isOn ? Transaction.current?.effectiveAnimation : nil }

    // MARK: Values

    /// Sends the data of an owner from what it was to what it is; `apply` shows values on the way.
    func move<Data: VectorArithmetic>(
        _ owner: AnyObject, slot: Int = 0, from old: Data, to new: Data, with animation: Animation?,
        done: (@MainActor () -> Void)? = nil, apply: @escaping @MainActor (Data) -> Void
    ) {
        let key = AttributeKey(owner: ObjectIdentifier(owner), slot: slot)
        if let known = attributes[key] as? Attribute<Data> {
            if known.value.target == new { return }
            known.value.move(to: new, animation, at: time)
            (known.apply, known.done) = (apply, done)
            if !known.value.isMoving(at: time) { drop(key) }
        } else if let animation, old != new {
            var value = AnimatedValue(old)
            value.move(to: new, animation, at: time)
            guard value.isMoving(at: time) else { return }
            attributes[key] = Attribute(owner: owner, value: value, apply: apply, done: done)
            order.append(key)
        } else { return }
        if let animation { note(animation) }
    }

    /// The value to be shown now instead of the owner's own; nil while it does not move.
    func shown<Data: VectorArithmetic>(_ owner: AnyObject, slot: Int = 0, as type: Data.Type) -> Data? {
        if attributes.isEmpty { return nil }
        let known = attributes[AttributeKey(owner: ObjectIdentifier(owner), slot: slot)] as? Attribute<Data>
        return known?.value.value(at: time)
    }

    func isMoving(_ owner: AnyObject, slot: Int = 0) -> Bool {
        !attributes.isEmpty && attributes[AttributeKey(owner: ObjectIdentifier(owner), slot: slot)] != nil
    }

    /// The owner has left.
    func forget(_ owner: AnyObject) {
        if attributes.isEmpty { return }
        for slot in 0..<Self.slots { drop(AttributeKey(owner: ObjectIdentifier(owner), slot: slot)) }
    }

    private static let slots = 3
    /// What of an owner moves: its data, its colours, its content.
    static let styleSlot = 1, contentSlot = 2

    /// One attribute of an owner moves no more: it is where it was sent.
    func stop(_ owner: AnyObject, slot: Int) {
        if !attributes.isEmpty { drop(AttributeKey(owner: ObjectIdentifier(owner), slot: slot)) }
    }

    private func drop(_ key: AttributeKey) {
        guard attributes.removeValue(forKey: key) != nil else { return }
        order.removeAll { $0 == key }
    }

    // MARK: Completions

    /// A change with the current transaction has been given to this tree.
    func take(_ transaction: Transaction) {
        guard isOn else { return }
        for completion in transaction.completions where !completions.contains(where: { $0.completion === completion }) {
            completions.append((completion, time))
        }
    }

    /// Something begins to move with the current transaction: its completions wait for that.
    private func note(_ animation: Animation) {
        guard let transaction = Transaction.current else { return }
        wait(transaction, for: animation)
    }

    /// The completions of a transaction wait for something that it has set moving.
    func wait(_ transaction: Transaction, for animation: Animation) {
        for waiting in transaction.completions {
            let length = waiting.criteria == .removed ? animation.duration : animation.logicalDuration
            for index in completions.indices where completions[index].completion === waiting {
                completions[index].time = max(completions[index].time, time + length)
            }
        }
    }

    // MARK: Time

    /// Asks to be woken at an instant; the owner's later wishes replace its earlier ones.
    package func wake(at time: Double, _ owner: AnyObject? = nil, _ action: @escaping () -> Void) {
        if let owner { wakes.removeAll { $0.owner === owner } }
        wakes.append((time, owner, action))
    }

    package func cancelWake(_ owner: AnyObject) { wakes.removeAll { $0.owner === owner } }

    /// The next instant at which something happens that changes more than values: an end, a completion, a wake.
    package var nextDeadline: Double? {
        let ends = order.compactMap { attributes[$0]?.isObserved == true ? attributes[$0]?.end : nil }
        return (ends + completions.map(\.time) + wakes.map(\.time)).min()
    }

    /// When everything that moves will have come to rest; nil if nothing moves.
    package var end: Double? { (order.compactMap { attributes[$0]?.end } + [geometry.end].compactMap { $0 }).max() }

    /// Which view comes to rest last; nil if none moves, or it has no name.
    package var lastToRest: String? {
        let last = order.compactMap { attributes[$0] }.max { ($0.end ?? 0) < ($1.end ?? 0) }
        let place = (last?.owner as? Node)?.place ?? (last?.owner as? LayoutItem)?.node?.place ?? geometry.lastToRest?.node?.place
        return place.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Shows everything as it is at the present instant; runs what was waiting for it.
    package func showPresent() {
        for key in order {
            guard let attribute = attributes[key] else { continue }
            stepCount += 1
            if attribute.show(at: time) {
                drop(key)
                attribute.done?()
            }
        }
        stepCount += geometry.show(at: time)
        let due = wakes.filter { $0.time <= time }
        wakes.removeAll { $0.time <= time }
        due.forEach { $0.action() }
        runCompletions()
    }

    private func runCompletions() {
        let due = completions.filter { $0.time <= time }
        completions.removeAll { $0.time <= time }
        due.forEach { $0.completion.run() }
    }

    func removeAll() {
        (attributes, order, completions, wakes) = ([:], [], [], [])
        geometry.removeAll()
    }
}

@MainActor private protocol MovingAttribute: AnyObject {
    var owner: AnyObject { get }
    /// Shows the value of an instant; true if it was the last.
    func show(at time: Double) -> Bool
    var end: Double? { get }
    /// Whether its end changes the tree: a view leaves.
    var isObserved: Bool { get }
    /// Called when it has arrived.
    var done: (@MainActor () -> Void)? { get }
}

@MainActor private final class Attribute<Data: VectorArithmetic>: MovingAttribute {
    /// Kept, so that its identity is not given to another while this moves.
    let owner: AnyObject
    var value: AnimatedValue<Data>
    var apply: @MainActor (Data) -> Void
    var done: (@MainActor () -> Void)?

    init(owner: AnyObject, value: AnimatedValue<Data>, apply: @escaping @MainActor (Data) -> Void, done: (@MainActor () -> Void)?) {
        (self.owner, self.value, self.apply, self.done) = (owner, value, apply, done)
    }

    var end: Double? { value.end }
    var isObserved: Bool { owner is Presence }

    func show(at time: Double) -> Bool {
        apply(value.value(at: time))
        return !value.isMoving(at: time)
    }
}
