extension Publishers {
    /// The elements in order, then the end; an infinite sequence is drawn only as far as asked.
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        public typealias Output = Elements.Element
        public let sequence: Elements

        public init(sequence: Elements) {
            self.sequence = sequence
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            subscriber.receive(subscription: SequenceSubscription(sequence.makeIterator(), subscriber))
        }
    }
}

extension Sequence {
    public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

private final class SequenceSubscription<Iterator: IteratorProtocol, S: Subscriber>: Subscription where S.Input == Iterator.Element {
    private var iterator: Iterator
    /// Drawn ahead, so that the end comes with the last element and not at the next request.
    private var next: Iterator.Element?
    private var subscriber: S?
    private var demand = Subscribers.Demand.none
    private var isSending = false

    init(_ iterator: Iterator, _ subscriber: S) {
        (self.iterator, self.subscriber) = (iterator, subscriber)
        next = self.iterator.next()
    }

    func request(_ demand: Subscribers.Demand) {
        self.demand += demand
        if isSending { return }
        isSending = true
        defer { isSending = false }
        while let subscriber {
            guard let element = next else {
                self.subscriber = nil
                return subscriber.receive(completion: .finished)
            }
            guard self.demand > 0 else { return }
            self.demand -= 1
            next = iterator.next()
            self.demand += subscriber.receive(element)
        }
    }

    func cancel() {
        (subscriber, next) = (nil, nil)
    }
}

extension Publishers.Sequence: Sendable where Elements: Sendable {}
