/// Something that sends values over time to those who subscribe, and at most one completion.
///
/// The values of one pipeline are expected from one thread at a time; subjects may be sent to from any.
public protocol Publisher<Output, Failure> {
    associatedtype Output
    /// `Never` for a publisher that cannot fail.
    associatedtype Failure: Error

    /// Attaches the subscriber; called by `subscribe(_:)`.
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

/// The types of the operators on publishers.
public enum Publishers {}

extension Publisher {
    /// Attaches the subscriber: it gets a subscription first, then as many values as it asks for.
    public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        receive(subscriber: subscriber)
    }

    /// Sends everything on to the subject, until the result is cancelled or let go.
    public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
        let sink = Subscribers.Sink<Output, Failure>(
            receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
        subscribe(sink)
        return AnyCancellable(sink)
    }
}

/// A publisher that starts when told to.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Starts sending; cancelling the result stops it.
    func connect() -> any Cancellable
}
