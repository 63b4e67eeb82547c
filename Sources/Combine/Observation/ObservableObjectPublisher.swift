/// Says that an observable object is about to change.
public final class ObservableObjectPublisher: Publisher {
    public typealias Output = Void
    public typealias Failure = Never

    private let conduits = Conduits<Void, Never>()

    public init() {}

    public func send() { conduits.send(()) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        conduits.attach(subscriber)
    }
}
