import Foundation

/// The subscribers of a subject, in the order in which they came. May be used from any thread.
final class Conduits<Output, Failure: Error> {
    private let lock = NSLock()
    private var members: [Conduit<Output, Failure>] = []
    private var completion: Subscribers.Completion<Failure>?

    var isEmpty: Bool { lock.withLock { members.isEmpty } }
    var isFinished: Bool { lock.withLock { completion != nil } }

    /// - Parameters:
    ///   - latest: Asked for the value that the subscriber is to get first; leave it out if a subject has none.
    func attach<S: Subscriber>(_ subscriber: S, latest: (() -> Output)? = nil) where S.Input == Output, S.Failure == Failure {
        let conduit = Conduit(
            AnySubscriber(subscriber), latest: latest?(), keepsLatest: latest != nil, onCancel: { [weak self] in self?.remove($0) })
        let ended = lock.withLock {
            if completion == nil { members.append(conduit) }
            return completion
        }
        if let ended {
            subscriber.receive(subscription: Subscriptions.empty)
            subscriber.receive(completion: ended)
        } else {
            subscriber.receive(subscription: conduit)
        }
    }

    /// Those who subscribe while this goes on do not get the value.
    func send(_ value: Output) {
        let now = lock.withLock { completion == nil ? members : [] }
        for conduit in now { conduit.offer(value) }
    }

    func finish(_ completion: Subscribers.Completion<Failure>) {
        let now = lock.withLock {
            defer { members = [] }
            if self.completion == nil { self.completion = completion }
            return members
        }
        for conduit in now { conduit.finish(completion) }
    }

    private func remove(_ conduit: Conduit<Output, Failure>) {
        lock.withLock { members.removeAll { $0 === conduit } }
    }
}
