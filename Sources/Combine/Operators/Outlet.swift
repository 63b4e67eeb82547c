/// The lower end of an operator that sends when it wants, not when it is asked: values wait here until there is demand for them.
///
/// Values sent while one is being delivered wait their turn, so their order holds.
final class Outlet<Downstream: Subscriber>: Subscription {
    private var downstream: Downstream?
    private var queue: [Downstream.Input] = []
    private var completion: Subscribers.Completion<Downstream.Failure>?
    private var demand = Subscribers.Demand.none
    private var isDelivering = false
    /// What to stop above when the subscriber cancels, or when the completion is sent.
    private var inlets: [any Inlet] = []
    /// The number of inlets at which those that have ended are taken out; doubles with what is left.
    private var sweepAt = 8

    init(_ downstream: Downstream) {
        self.downstream = downstream
    }

    /// Gives the subscriber its subscription; nothing is delivered before. Call once, before subscribing to what is above.
    func open() {
        downstream?.receive(subscription: self)
    }

    /// True after cancelling and after the completion has been sent (delivered or not): nothing more can be sent.
    var isClosed: Bool { downstream == nil || completion != nil }

    /// Subscribes to the publisher with two closures, unless closed; it is cancelled with the outlet.
    @discardableResult
    func attach<P: Publisher>(
        to publisher: P, value: @escaping (P.Output) -> Void, completion: @escaping (Subscribers.Completion<P.Failure>) -> Void
    ) -> Subscribers.Sink<P.Output, P.Failure> {
        let sink = Subscribers.Sink<P.Output, P.Failure>(receiveCompletion: completion, receiveValue: value)
        if inlets.count >= sweepAt {
            inlets.removeAll(where: \.hasEnded)
            sweepAt = max(8, inlets.count * 2)
        }
        inlets.append(sink)
        if !isClosed { publisher.subscribe(sink) }
        return sink
    }

    /// As above for a publisher that fails as the outlet does: failures are sent on.
    @discardableResult
    func attach<P: Publisher>(
        to publisher: P, value: @escaping (P.Output) -> Void, finished: @escaping () -> Void
    ) -> Subscribers.Sink<P.Output, P.Failure> where P.Failure == Downstream.Failure {
        attach(to: publisher, value: value) { completion in
            switch completion {
            case .finished: finished()
            case .failure: self.finish(completion)
            }
        }
    }

    func send(_ value: Downstream.Input) {
        if isClosed { return }
        queue.append(value)
        deliver()
    }

    /// Sends the completion after the values that still wait; a failure does not wait for them.
    func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        if isClosed { return }
        if case .failure = completion { queue = [] }
        self.completion = completion
        stopInlets()
        deliver()
    }

    func request(_ demand: Subscribers.Demand) {
        self.demand += demand
        deliver()
    }

    func cancel() {
        (downstream, queue) = (nil, [])
        stopInlets()
    }

    private func deliver() {
        if isDelivering { return }
        isDelivering = true
        defer { isDelivering = false }
        while let downstream {
            if let value = queue.first {
                guard demand > 0 else { return }
                queue.removeFirst()
                demand -= 1
                demand += downstream.receive(value)
            } else if let completion {
                self.downstream = nil
                downstream.receive(completion: completion)
            } else {
                return
            }
        }
    }

    private func stopInlets() {
        let now = inlets
        inlets = []
        for inlet in now { inlet.cancel() }
    }
}

/// A subscription above an outlet, whatever its types.
private protocol Inlet: Cancellable {
    var hasEnded: Bool { get }
}

extension Subscribers.Sink: Inlet {}
