/// The tie between a publisher and one subscriber.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    /// Asks for more values, added to what was asked for before.
    func request(_ demand: Subscribers.Demand)
}

public enum Subscriptions {
    /// A subscription that never gives a value.
    public static var empty: any Subscription { EmptySubscription() }
}

private final class EmptySubscription: Subscription {
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
}
