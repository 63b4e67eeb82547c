extension Subscribers {
    /// Wants everything and hands it to two closures.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
        private enum Stage {
            case waiting
            case subscribed(any Subscription)
            case ended
        }

        private var stage = Stage.waiting
        public private(set) var receiveValue: (Input) -> Void
        public private(set) var receiveCompletion: (Completion<Failure>) -> Void

        public init(receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void) {
            (self.receiveCompletion, self.receiveValue) = (receiveCompletion, receiveValue)
        }

        public func receive(subscription: any Subscription) {
            guard case .waiting = stage else { return subscription.cancel() }
            stage = .subscribed(subscription)
            subscription.request(.unlimited)
        }

        public func receive(_ value: Input) -> Demand {
            if case .subscribed = stage { receiveValue(value) }
            return .none
        }

        public func receive(completion: Completion<Failure>) {
            guard case .subscribed = stage else { return }
            let receiveCompletion = receiveCompletion
            end()
            receiveCompletion(completion)
        }

        public func cancel() {
            if case .subscribed(let subscription) = stage {
                end()
                subscription.cancel()
            } else {
                end()
            }
        }

        var hasEnded: Bool {
            if case .ended = stage { true } else { false }
        }

        private func end() {
            stage = .ended
            receiveValue = { _ in }
            receiveCompletion = { _ in }
        }
    }
}

extension Publisher {
    /// Calls the closures with every value and the completion, until the result is cancelled or let go.
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        subscribe(sink)
        return AnyCancellable(sink)
    }
}

extension Publisher where Failure == Never {
    /// Calls the closure with every value, until the result is cancelled or let go.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }
}
