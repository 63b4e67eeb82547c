/// A publisher that is told from outside what to send.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    func send(_ value: Output)
    /// Ends the subject: later values and completions are dropped, later subscribers get the completion only.
    func send(completion: Subscribers.Completion<Failure>)
    /// Called when the subject is itself attached to a publisher.
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    public func send() { send(()) }
}
