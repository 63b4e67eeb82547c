/// Takes the values of a publisher.
///
/// Called in this order: one subscription, then values as asked for, then at most one completion.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    associatedtype Input
    associatedtype Failure: Error

    func receive(subscription: any Subscription)
    /// Takes a value and says how many more than already asked for are wanted.
    func receive(_ input: Input) -> Subscribers.Demand
    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
    public func receive() -> Subscribers.Demand { receive(()) }
}

/// Subscribers, and what they say and are told.
public enum Subscribers {}
