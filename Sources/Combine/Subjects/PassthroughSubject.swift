import Foundation

/// Sends on what it is given, and keeps nothing: a value that a subscriber has not asked for is lost to it.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let conduits = Conduits<Output, Failure>()
    private var upstreams: [any Subscription] = []

    public init() {}

    public func send(_ value: Output) { conduits.send(value) }

    public func send(completion: Subscribers.Completion<Failure>) { conduits.finish(completion) }

    public func send(subscription: any Subscription) {
        upstreams.append(subscription)
        subscription.request(.unlimited)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        conduits.attach(subscriber)
    }

    deinit {
        for subscription in upstreams { subscription.cancel() }
    }
}
