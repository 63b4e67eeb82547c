import Foundation

/// The subscription of one subscriber to a subject: keeps count of its demand.
final class Conduit<Output, Failure: Error>: Subscription {
    private let lock = NSLock()
    private var demand = Subscribers.Demand.none
    /// What arrived without demand, if the subject's latest value is not to be lost.
    private var latest: Output?
    private let keepsLatest: Bool
    private var subscriber: AnySubscriber<Output, Failure>?
    private let onCancel: (Conduit) -> Void

    /// - Parameters:
    ///   - latest: Sent as soon as there is demand; giving one makes the conduit keep later values, too.
    ///   - onCancel: Called when the subscriber cancels.
    init(_ subscriber: AnySubscriber<Output, Failure>, latest: Output? = nil, keepsLatest: Bool, onCancel: @escaping (Conduit) -> Void) {
        (self.subscriber, self.latest, self.keepsLatest, self.onCancel) = (subscriber, latest, keepsLatest, onCancel)
    }

    /// Delivers the value if it is wanted; else it is kept as the latest, or dropped.
    func offer(_ value: Output) {
        lock.lock()
        guard let subscriber else { return lock.unlock() }
        guard demand > 0 else {
            if keepsLatest { latest = value }
            return lock.unlock()
        }
        demand -= 1
        latest = nil
        lock.unlock()
        add(subscriber.receive(value))
    }

    func finish(_ completion: Subscribers.Completion<Failure>) {
        let subscriber = takeSubscriber()
        subscriber?.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        add(demand)
        lock.lock()
        guard let value = latest, let subscriber, self.demand > 0 else { return lock.unlock() }
        self.demand -= 1
        latest = nil
        lock.unlock()
        add(subscriber.receive(value))
    }

    func cancel() {
        if takeSubscriber() != nil { onCancel(self) }
    }

    private func add(_ more: Subscribers.Demand) {
        lock.withLock { demand += more }
    }

    private func takeSubscriber() -> AnySubscriber<Output, Failure>? {
        lock.withLock {
            defer { (subscriber, latest) = (nil, nil) }
            return subscriber
        }
    }
}
