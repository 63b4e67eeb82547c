/// One value, then the end.
public struct Just<Output>: Publisher {
    public typealias Failure = Never
    public let output: Output

    public init(_ output: Output) {
        self.output = output
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        let outlet = Outlet(subscriber)
        outlet.open()
        outlet.send(output)
        outlet.finish(.finished)
    }
}

extension Just: Equatable where Output: Equatable {}
extension Just: Sendable where Output: Sendable {}

extension Optional {
    /// The value if there is one, then the end.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Wrapped
        public typealias Failure = Never
        public let output: Wrapped?

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Wrapped, S.Failure == Never {
            let outlet = Outlet(subscriber)
            outlet.open()
            if let output { outlet.send(output) }
            outlet.finish(.finished)
        }
    }

    public var publisher: Publisher { Publisher(output: self) }
}

extension Result {
    /// The success and the end, or the failure.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Success
        public let result: Result

        public init(_ result: Result) { self.result = result }
        public init(_ output: Success) { result = .success(output) }
        public init(_ failure: Failure) { result = .failure(failure) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Success, S.Failure == Failure {
            let outlet = Outlet(subscriber)
            outlet.open()
            switch result {
            case .success(let value):
                outlet.send(value)
                outlet.finish(.finished)
            case .failure(let error):
                outlet.finish(.failure(error))
            }
        }
    }

    public var publisher: Publisher { Publisher(self) }
}
