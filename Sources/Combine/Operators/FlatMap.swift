extension Publishers {
    /// The values of the publishers that the closure makes of each value, as they come.
    public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher where NewPublisher.Failure == Upstream.Failure {
        public typealias Output = NewPublisher.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let maxPublishers: Subscribers.Demand
        public let transform: (Upstream.Output) -> NewPublisher

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = Outlet(subscriber)
            var waiting: [Upstream.Output] = []
            var running = 0
            var hasEnded = false
            func startNext() {
                if maxPublishers > running, !waiting.isEmpty {
                    running += 1
                    outlet.attach(to: transform(waiting.removeFirst()), value: outlet.send) {
                        running -= 1
                        startNext()
                    }
                }
                if hasEnded, running == 0, waiting.isEmpty { outlet.finish(.finished) }
            }
            outlet.open()
            outlet.attach(to: upstream) { value in
                waiting.append(value)
                startNext()
            } finished: {
                hasEnded = true
                startNext()
            }
        }
    }

    /// The values of the publisher that came last; a new one stops the one before.
    public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
    where Upstream.Output == P, Upstream.Failure == P.Failure {
        public typealias Output = P.Output
        public typealias Failure = P.Failure
        public let upstream: Upstream

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = Outlet(subscriber)
            var current: Subscribers.Sink<P.Output, P.Failure>?
            var number = 0
            var isRunning = false
            var hasEnded = false
            outlet.open()
            outlet.attach(to: upstream) { publisher in
                current?.cancel()
                number += 1
                isRunning = true
                let mine = number
                current = outlet.attach(to: publisher, value: outlet.send) {
                    guard mine == number else { return }
                    isRunning = false
                    if hasEnded { outlet.finish(.finished) }
                }
            } finished: {
                hasEnded = true
                if !isRunning { outlet.finish(.finished) }
            }
        }
    }
}

extension Publisher {
    /// Makes a publisher of each value and sends the values of all of them, at most `maxPublishers` running at a time.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P.Failure == Failure {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }

    /// As above, for publishers that cannot fail.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
        flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
    }
}

extension Publisher where Failure == Never {
    /// Makes a publisher of each value and sends the values of all of them, at most `maxPublishers` running at a time.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
        setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
    }

    /// As above, for publishers that cannot fail.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
    /// Of publishers that are sent, the values of the latest.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> { Publishers.SwitchToLatest(upstream: self) }
}

extension Publisher where Output: Publisher, Failure == Never {
    /// Of publishers that are sent, the values of the latest.
    @_disfavoredOverload
    public func switchToLatest()
        -> Publishers.SwitchToLatest<Output, Publishers.SetFailureType<Self, Output.Failure>>
    {
        setFailureType(to: Output.Failure.self).switchToLatest()
    }
}
