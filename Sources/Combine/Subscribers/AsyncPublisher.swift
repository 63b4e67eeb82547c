/// The values of a publisher that cannot fail, for `for await`; those that come before they are asked for wait.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    public typealias Element = P.Output
    private let publisher: P

    public init(_ publisher: P) {
        self.publisher = publisher
    }

    public struct Iterator: AsyncIteratorProtocol {
        private var iterator: AsyncStream<P.Output>.Iterator
        /// Cancelled with the iterator.
        private let subscription: AnyCancellable

        init(_ publisher: P) {
            let (stream, continuation) = AsyncStream<P.Output>.makeStream()
            iterator = stream.makeAsyncIterator()
            subscription = publisher.sink { _ in
                continuation.finish()
            } receiveValue: { value in
                // The publisher gives the value away; nothing here uses it again.
                nonisolated(unsafe) let value = value
                continuation.yield(value)
            }
        }

        public mutating func next() async -> P.Output? {
            await iterator.next()
        }
    }

    public func makeAsyncIterator() -> Iterator { Iterator(publisher) }
}

/// The values of a publisher, for `for try await`; a failure is thrown.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
    public typealias Element = P.Output
    private let publisher: P

    public init(_ publisher: P) {
        self.publisher = publisher
    }

    public struct Iterator: AsyncIteratorProtocol {
        private var iterator: AsyncThrowingStream<P.Output, any Error>.Iterator
        private let subscription: AnyCancellable

        init(_ publisher: P) {
            let (stream, continuation) = AsyncThrowingStream<P.Output, any Error>.makeStream()
            iterator = stream.makeAsyncIterator()
            subscription = publisher.sink { completion in
                switch completion {
                case .finished: continuation.finish()
                case .failure(let error): continuation.finish(throwing: error)
                }
            } receiveValue: { value in
                nonisolated(unsafe) let value = value
                continuation.yield(value)
            }
        }

        public mutating func next() async throws -> P.Output? {
            try await iterator.next()
        }
    }

    public func makeAsyncIterator() -> Iterator { Iterator(publisher) }
}

extension Publisher where Failure == Never {
    /// The values, for `for await`.
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
    /// The values, for `for try await`.
    @_disfavoredOverload
    public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}
