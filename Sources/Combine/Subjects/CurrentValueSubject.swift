import Foundation

/// Holds a value, which every new subscriber gets first, and sends each change of it.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let lock = NSLock()
    private var current: Output
    private let conduits = Conduits<Output, Failure>()
    private var upstreams: [any Subscription] = []

    public init(_ value: Output) {
        current = value
    }

    /// Setting it is the same as `send(_:)`: subscribers who read it already see the new value.
    public var value: Output {
        get { lock.withLock { current } }
        set { send(newValue) }
    }

    public func send(_ value: Output) {
        if conduits.isFinished { return }
        lock.withLock { current = value }
        conduits.send(value)
    }

    public func send(completion: Subscribers.Completion<Failure>) { conduits.finish(completion) }

    public func send(subscription: any Subscription) {
        upstreams.append(subscription)
        subscription.request(.unlimited)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        conduits.attach(subscriber, latest: { self.value })
    }

    deinit {
        for subscription in upstreams { subscription.cancel() }
    }
}
