// Operators that let a run of the values through, by number or by a condition.

extension Publishers {
    public struct First<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        let predicate: (Output) -> Bool

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Stage(subscriber) { predicate($0) ? .end(last: $0, .finished) : .skip })
        }
    }

    /// The values from one place to another, counted from 0.
    public struct Output<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let range: Range<Int>

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            if range.isEmpty {
                return Empty<Output, Failure>().receive(subscriber: subscriber)
            }
            var index = 0
            upstream.subscribe(
                Stage(subscriber) { value in
                    defer { index += 1 }
                    if index < range.lowerBound { return .skip }
                    return index == range.upperBound - 1 ? .end(last: value, .finished) : .pass(value)
                })
        }
    }

    public struct PrefixWhile<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let predicate: (Output) -> Bool

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Stage(subscriber) { predicate($0) ? .pass($0) : .end(last: nil, .finished) })
        }
    }

    public struct DropWhile<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let predicate: (Output) -> Bool

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var isDropping = true
            upstream.subscribe(
                Stage(subscriber) { value in
                    isDropping = isDropping && predicate(value)
                    return isDropping ? .skip : .pass(value)
                })
        }
    }

    /// Values while, or once, another publisher has not sent, or has.
    public struct UntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        enum Part { case before, after }

        let upstream: Upstream
        let other: Other
        let part: Part

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = Outlet(subscriber)
            var hasSent = false
            outlet.open()
            outlet.attach(to: other.first()) { _ in
                hasSent = true
                if part == .before { outlet.finish(.finished) }
            } completion: { _ in
                // An other publisher that ends without a value opens or closes nothing.
            }
            outlet.attach(to: upstream) { value in
                if part == .before || hasSent { outlet.send(value) }
            } finished: {
                outlet.finish(.finished)
            }
        }
    }
}

extension Publisher {
    /// The first value, then the end.
    public func first() -> Publishers.First<Self> { Publishers.First(upstream: self) { _ in true } }

    /// The first value for which the closure is true, then the end.
    public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.First<Self> {
        Publishers.First(upstream: self, predicate: predicate)
    }

    /// The first values, at most so many; none of a negative number.
    public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
        Publishers.Output(upstream: self, range: 0..<Swift.max(0, maxLength))
    }

    /// The values up to the first for which the closure is false.
    public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
        Publishers.PrefixWhile(upstream: self, predicate: predicate)
    }

    /// The values until the other publisher sends one.
    public func prefix<P: Publisher>(untilOutputFrom other: P) -> Publishers.UntilOutput<Self, P> {
        Publishers.UntilOutput(upstream: self, other: other, part: .before)
    }

    /// All but the first values.
    public func dropFirst(_ count: Int = 1) -> Publishers.Output<Self> {
        Publishers.Output(upstream: self, range: Swift.max(0, count)..<Int.max)
    }

    /// The values from the first on for which the closure is false.
    public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
        Publishers.DropWhile(upstream: self, predicate: predicate)
    }

    /// The values after the other publisher has sent its first.
    public func drop<P: Publisher>(untilOutputFrom other: P) -> Publishers.UntilOutput<Self, P> where P.Failure == Failure {
        Publishers.UntilOutput(upstream: self, other: other, part: .after)
    }

    /// The value at this place, counted from 0.
    public func output(at index: Int) -> Publishers.Output<Self> {
        Publishers.Output(upstream: self, range: index..<index + 1)
    }

    /// The values at these places, counted from 0.
    public func output(in range: some RangeExpression<Int>) -> Publishers.Output<Self> {
        Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
    }
}
