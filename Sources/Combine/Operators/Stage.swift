/// A step of a pipeline that makes at most one value of each it gets, at once: the machinery of map, filter, prefix and the like.
///
/// Demand goes through to the publisher above; a value passed over is asked for again.
final class Stage<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription {
    enum Step {
        case pass(Downstream.Input)
        case skip
        /// Ends the pipeline here, after a last value if there is one.
        case end(last: Downstream.Input?, Subscribers.Completion<Downstream.Failure>)
    }

    private let downstream: Downstream
    private let step: (Input) -> Step
    private let ending: (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>
    private var upstream: (any Subscription)?
    private var hasEnded = false

    init(
        _ downstream: Downstream, step: @escaping (Input) -> Step,
        ending: @escaping (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>
    ) {
        (self.downstream, self.step, self.ending) = (downstream, step, ending)
    }

    func receive(subscription: any Subscription) {
        guard upstream == nil, !hasEnded else { return subscription.cancel() }
        upstream = subscription
        downstream.receive(subscription: self)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        if hasEnded { return .none }
        switch step(input) {
        case .pass(let value):
            return downstream.receive(value)
        case .skip:
            return .max(1)
        case .end(let last, let completion):
            cancel()
            if let last { _ = downstream.receive(last) }
            downstream.receive(completion: completion)
            return .none
        }
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        if hasEnded { return }
        (hasEnded, upstream) = (true, nil)
        downstream.receive(completion: ending(completion))
    }

    func request(_ demand: Subscribers.Demand) {
        upstream?.request(demand)
    }

    func cancel() {
        let upstream = upstream
        (hasEnded, self.upstream) = (true, nil)
        upstream?.cancel()
    }
}

extension Stage where Failure == Downstream.Failure {
    convenience init(_ downstream: Downstream, step: @escaping (Input) -> Step) {
        self.init(downstream, step: step, ending: { $0 })
    }
}

extension Stage where Downstream.Failure == any Error {
    /// A step that may throw; what it throws ends the pipeline.
    convenience init(_ downstream: Downstream, trying step: @escaping (Input) throws -> Step) {
        self.init(
            downstream,
            step: { input in
                do { return try step(input) } catch { return .end(last: nil, .failure(error)) }
            },
            ending: { $0.mapError { $0 } })
    }
}
