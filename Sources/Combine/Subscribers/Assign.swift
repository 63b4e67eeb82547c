extension Subscribers {
    /// Writes every value to a property.
    public final class Assign<Root, Input>: Subscriber, Cancellable {
        public typealias Failure = Never

        /// Nil once the subscription has ended.
        public private(set) var object: Root?
        public let keyPath: ReferenceWritableKeyPath<Root, Input>
        private var subscription: (any Subscription)?

        public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
            (self.object, self.keyPath) = (object, keyPath)
        }

        public func receive(subscription: any Subscription) {
            guard self.subscription == nil, object != nil else { return subscription.cancel() }
            self.subscription = subscription
            subscription.request(.unlimited)
        }

        public func receive(_ value: Input) -> Demand {
            object?[keyPath: keyPath] = value
            return .none
        }

        public func receive(completion: Completion<Never>) {
            (object, subscription) = (nil, nil)
        }

        public func cancel() {
            let subscription = subscription
            (object, self.subscription) = (nil, nil)
            subscription?.cancel()
        }
    }
}

extension Publisher where Failure == Never {
    /// Writes every value to the object's property, until the result is cancelled or let go; the object is kept alive until then.
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        let assign = Subscribers.Assign(object: object, keyPath: keyPath)
        subscribe(assign)
        return AnyCancellable(assign)
    }
}
