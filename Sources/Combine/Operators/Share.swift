// Operators by which several subscribers share one subscription.

extension Publishers {
    /// Sends through a subject, from when it is connected.
    public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
    where Upstream.Output == SubjectType.Output, Upstream.Failure == SubjectType.Failure {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let createSubject: () -> SubjectType
        private lazy var subject = createSubject()

        public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
            (self.upstream, self.createSubject) = (upstream, createSubject)
        }

        public func connect() -> any Cancellable { upstream.subscribe(subject) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            subject.subscribe(subscriber)
        }
    }

    /// Connects with the first subscriber and disconnects with the last.
    public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        private var subscribers = 0
        private var connection: (any Cancellable)?

        init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            subscribers += 1
            var isLeaving = false
            let leave = {
                if isLeaving { return }
                isLeaving = true
                self.subscribers -= 1
                guard self.subscribers == 0 else { return }
                let connection = self.connection
                self.connection = nil
                connection?.cancel()
            }
            upstream.handleEvents(receiveCompletion: { _ in leave() }, receiveCancel: leave).receive(subscriber: subscriber)
            if connection == nil, subscribers > 0 { connection = upstream.connect() }
        }
    }

    /// One subscription for all subscribers, as long as there is one.
    public final class Share<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

        init(upstream: Upstream) {
            self.upstream = upstream
            shared = Multicast(upstream: upstream, createSubject: PassthroughSubject.init).autoconnect()
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            shared.receive(subscriber: subscriber)
        }
    }
}

extension Publisher {
    /// One subscription shared by all subscribers; those who come late get only what is sent after that.
    public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }

    /// Sends through the subject, once connected.
    public func multicast<S: Subject>(
        subject: S
    ) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure {
        Publishers.Multicast(upstream: self) { subject }
    }

    /// Sends through a subject that is made when it is first needed, once connected.
    public func multicast<S: Subject>(
        _ createSubject: @escaping () -> S
    ) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure {
        Publishers.Multicast(upstream: self, createSubject: createSubject)
    }
}

extension Publisher where Failure == Never {
    /// Waits to be connected.
    public func makeConnectable() -> Publishers.Multicast<Self, PassthroughSubject<Output, Never>> {
        multicast { PassthroughSubject() }
    }
}

extension ConnectablePublisher {
    /// Connects with the first subscriber, disconnects with the last.
    public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}
