extension Publishers {
    /// Passes everything through and tells of it.
    public struct HandleEvents<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        let upstream: Upstream
        let receiveSubscription: ((any Subscription) -> Void)?
        let receiveOutput: ((Output) -> Void)?
        let receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
        let receiveCancel: (() -> Void)?
        let receiveRequest: ((Subscribers.Demand) -> Void)?

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(EventObserver(events: self, downstream: subscriber))
        }
    }
}

private final class EventObserver<Upstream: Publisher, S: Subscriber>: Subscriber, Subscription
where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
    typealias Input = S.Input
    typealias Failure = S.Failure
    private var events: Publishers.HandleEvents<Upstream>?
    private let downstream: S
    private var subscription: (any Subscription)?

    init(events: Publishers.HandleEvents<Upstream>, downstream: S) {
        (self.events, self.downstream) = (events, downstream)
    }

    func receive(subscription: any Subscription) {
        events?.receiveSubscription?(subscription)
        self.subscription = subscription
        downstream.receive(subscription: self)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        events?.receiveOutput?(input)
        let demand = downstream.receive(input)
        if demand > 0 { events?.receiveRequest?(demand) }
        return demand
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        events?.receiveCompletion?(completion)
        (events, subscription) = (nil, nil)
        downstream.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        events?.receiveRequest?(demand)
        subscription?.request(demand)
    }

    func cancel() {
        events?.receiveCancel?()
        let subscription = subscription
        (events, self.subscription) = (nil, nil)
        subscription?.cancel()
    }
}

extension Publisher {
    /// Passes everything through and calls the closures as it goes by.
    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> Publishers.HandleEvents<Self> {
        Publishers.HandleEvents(
            upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
    }

    /// Passes everything through and writes a line about each step, to standard output or to the stream.
    public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.HandleEvents<Self> {
        var stream = stream
        func write(_ line: String) {
            let text = prefix.isEmpty ? line : "\(prefix): \(line)"
            if stream == nil { Swift.print(text) } else { stream?.write(text + "\n") }
        }
        return handleEvents(
            receiveSubscription: { _ in write("receive subscription") }, receiveOutput: { write("receive value: (\($0))") },
            receiveCompletion: { completion in
                switch completion {
                case .finished: write("receive finished")
                case .failure(let error): write("receive error: (\(error))")
                }
            },
            receiveCancel: { write("receive cancel") }, receiveRequest: { write("request \($0)") })
    }
}
