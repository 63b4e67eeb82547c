// Operators that change, replace or answer a failure.

extension Publishers {
    public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
        public typealias Output = Upstream.Output
        public let upstream: Upstream
        public let transform: (Upstream.Failure) -> Failure

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Stage<Output, Upstream.Failure, S>(subscriber, step: { .pass($0) }, ending: { $0.mapError(transform) }))
        }
    }

    public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher where Upstream.Failure == Never {
        public typealias Output = Upstream.Output
        public let upstream: Upstream

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Stage<Output, Never, S>(subscriber, step: { .pass($0) }, ending: { _ in .finished }))
        }
    }

    /// Goes on with another publisher where the first fails.
    public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher where NewPublisher.Output == Upstream.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = NewPublisher.Failure
        public let upstream: Upstream
        public let handler: (Upstream.Failure) -> NewPublisher

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = Outlet(subscriber)
            outlet.open()
            outlet.attach(to: upstream, value: outlet.send) { completion in
                switch completion {
                case .finished: outlet.finish(.finished)
                case .failure(let error): outlet.attach(to: handler(error), value: outlet.send, completion: outlet.finish)
                }
            }
        }
    }

    public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher where NewPublisher.Output == Upstream.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error
        public let upstream: Upstream
        public let handler: (Upstream.Failure) throws -> NewPublisher

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.catch { error -> AnyPublisher<Output, any Error> in
                do {
                    return try handler(error).mapError { $0 }.eraseToAnyPublisher()
                } catch {
                    return Fail(error: error).eraseToAnyPublisher()
                }
            }.receive(subscriber: subscriber)
        }
    }

    /// Subscribes again where the publisher fails.
    public struct Retry<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        /// Attempts after the first; nil for no limit.
        public let retries: Int?

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = Outlet(subscriber)
            outlet.open()
            attempt(outlet, left: retries)
        }

        private func attempt<S: Subscriber>(_ outlet: Outlet<S>, left: Int?) where S.Input == Output, S.Failure == Failure {
            outlet.attach(to: upstream, value: outlet.send) { completion in
                switch completion {
                case .failure where left ?? 1 > 0: attempt(outlet, left: left.map { $0 - 1 })
                default: outlet.finish(completion)
                }
            }
        }
    }

    public struct AssertNoFailure<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Never
        let upstream: Upstream
        let message: String

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
            upstream.subscribe(
                Stage<Output, Upstream.Failure, S>(
                    subscriber, step: { .pass($0) },
                    ending: { completion in
                        if case .failure(let error) = completion { fatalError("\(message): \(error)") }
                        return .finished
                    }))
        }
    }
}

extension Publisher {
    /// The same values; a failure is changed by the closure.
    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
        Publishers.MapError(upstream: self, transform: transform)
    }

    /// The same values, then this one and the end in place of a failure.
    public func replaceError(with output: Output) -> Publishers.Catch<Self, Just<Output>> {
        self.catch { _ in Just(output) }
    }

    /// The same values, then those of the closure's publisher in place of a failure.
    public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P> where P.Output == Output {
        Publishers.Catch(upstream: self, handler: handler)
    }

    /// As `catch`; what the closure throws ends the publisher.
    public func tryCatch<P: Publisher>(
        _ handler: @escaping (Failure) throws -> P
    ) -> Publishers.TryCatch<Self, P> where P.Output == Output {
        Publishers.TryCatch(upstream: self, handler: handler)
    }

    /// Subscribes again after a failure, at most so many times.
    public func retry(_ retries: Int) -> Publishers.Retry<Self> {
        Publishers.Retry(upstream: self, retries: retries)
    }

    /// Stops the program with the message and the error if the publisher fails.
    public func assertNoFailure(
        _ prefix: String = "", file: StaticString = #file, line: UInt = #line
    ) -> Publishers.AssertNoFailure<Self> {
        Publishers.AssertNoFailure(upstream: self, message: "\(file):\(line): \(prefix)")
    }
}

extension Publisher where Failure == Never {
    /// The same publisher, said to fail in a way it never will.
    public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
        Publishers.SetFailureType(upstream: self)
    }
}
