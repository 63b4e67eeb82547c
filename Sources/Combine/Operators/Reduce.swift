// Operators that wait for the end and then send one value made of all.

extension Publishers {
    /// One value made of all, sent when the publisher ends; nothing if it fails.
    public struct Reduce<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure
        let upstream: Upstream
        /// Starts anew for each subscriber. Nil at the end stands for no value.
        let initial: Output?
        let next: (Output?, Upstream.Output) -> Verdict

        enum Verdict {
            case goOn(Output?)
            /// The result is known before the end.
            case done(Output?)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = Outlet(subscriber)
            var result = initial
            outlet.open()
            func end() {
                if let result { outlet.send(result) }
                outlet.finish(.finished)
            }
            outlet.attach(to: upstream) { value in
                switch next(result, value) {
                case .goOn(let partial):
                    result = partial
                case .done(let final):
                    result = final
                    end()
                }
            } finished: {
                end()
            }
        }
    }

    public struct TryReduce<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = any Error
        public let upstream: Upstream
        public let initial: Output
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.tryScan(initial, nextPartialResult).last().replaceEmpty(with: initial).receive(subscriber: subscriber)
        }
    }

    /// Groups of values, the last of them perhaps shorter.
    public struct CollectByCount<Upstream: Publisher>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let count: Int

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = Outlet(subscriber)
            var group: Output = []
            outlet.open()
            outlet.attach(to: upstream) { value in
                group.append(value)
                guard group.count >= count else { return }
                let full = group
                group = []
                outlet.send(full)
            } finished: {
                if !group.isEmpty { outlet.send(group) }
                outlet.finish(.finished)
            }
        }
    }
}

extension Publisher {
    /// The result of all values, at the end.
    public func reduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T) -> Publishers.Reduce<Self, T> {
        Publishers.Reduce(upstream: self, initial: initialResult) { .goOn(nextPartialResult($0 ?? initialResult, $1)) }
    }

    /// As `reduce`; what the closure throws ends the publisher.
    public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryReduce<Self, T> {
        Publishers.TryReduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }

    /// All values in one array, at the end.
    public func collect() -> Publishers.Reduce<Self, [Output]> {
        Publishers.Reduce(upstream: self, initial: []) { .goOn(($0 ?? []) + [$1]) }
    }

    /// Arrays of so many values, the last perhaps shorter; a number below 1 counts as 1.
    public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
        Publishers.CollectByCount(upstream: self, count: count)
    }

    /// The last value, at the end; nothing if there was none.
    public func last() -> Publishers.Reduce<Self, Output> {
        Publishers.Reduce(upstream: self, initial: nil) { .goOn($1) }
    }

    /// The last value for which the closure is true, at the end.
    public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.Reduce<Self, Output> {
        Publishers.Reduce(upstream: self, initial: nil) { .goOn(predicate($1) ? $1 : $0) }
    }

    /// How many values there were, at the end.
    public func count() -> Publishers.Reduce<Self, Int> { reduce(0) { count, _ in count + 1 } }

    /// The smallest value by the closure, at the end; the first of equal ones.
    public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Reduce<Self, Output> {
        Publishers.Reduce(upstream: self, initial: nil) { least, value in
            .goOn(least.map { areInIncreasingOrder(value, $0) ? value : $0 } ?? value)
        }
    }

    /// The largest value by the closure, at the end; the last of equal ones.
    public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Reduce<Self, Output> {
        Publishers.Reduce(upstream: self, initial: nil) { largest, value in
            .goOn(largest.map { areInIncreasingOrder(value, $0) ? $0 : value } ?? value)
        }
    }

    /// Whether some value meets the condition: true as soon as one does, false at the end.
    public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.Reduce<Self, Bool> {
        Publishers.Reduce(upstream: self, initial: false) { predicate($1) ? .done(true) : .goOn(false) }
    }

    /// Whether all values meet the condition: false as soon as one does not, true at the end.
    public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.Reduce<Self, Bool> {
        Publishers.Reduce(upstream: self, initial: true) { predicate($1) ? .goOn(true) : .done(false) }
    }

    /// The end only.
    public func ignoreOutput() -> Publishers.CompactMap<Self, Never> { compactMap { _ in nil } }

    /// The values, or this one if the publisher ends without any.
    public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
        Publishers.ReplaceEmpty(upstream: self, output: output)
    }
}

extension Publisher where Output: Comparable {
    public func min() -> Publishers.Reduce<Self, Output> { min(by: <) }
    public func max() -> Publishers.Reduce<Self, Output> { max(by: <) }
}

extension Publisher where Output: Equatable {
    public func contains(_ output: Output) -> Publishers.Reduce<Self, Bool> { contains { $0 == output } }
}

extension Publishers {
    public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let output: Output

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = Outlet(subscriber)
            var isEmpty = true
            outlet.open()
            outlet.attach(to: upstream) { value in
                isEmpty = false
                outlet.send(value)
            } finished: {
                if isEmpty { outlet.send(output) }
                outlet.finish(.finished)
            }
        }
    }
}
