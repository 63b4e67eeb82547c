import Foundation

/// One value or failure that is worked out once, starting now; every subscriber gets it, late ones too.
public final class Future<Output, Failure: Error>: Publisher {
    public typealias Promise = (Result<Output, Failure>) -> Void

    private let lock = NSLock()
    private var result: Result<Output, Failure>?
    private var waiting: [(Result<Output, Failure>) -> Void] = []

    /// - Parameter attemptToFulfill: Called at once; what it does with the promise later than the first time is ignored.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { self.fulfill($0) }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let outlet = Outlet(subscriber)
        outlet.open()
        func end(_ result: Result<Output, Failure>) {
            switch result {
            case .success(let value):
                outlet.send(value)
                outlet.finish(.finished)
            case .failure(let error):
                outlet.finish(.failure(error))
            }
        }
        let known = lock.withLock {
            if result == nil { waiting.append(end) }
            return result
        }
        if let known { end(known) }
    }

    private func fulfill(_ result: Result<Output, Failure>) {
        let now = lock.withLock {
            defer { waiting = [] }
            if self.result == nil { self.result = result }
            return waiting
        }
        for end in now { end(result) }
    }
}

// What a promise is called with may come from another thread; the lock guards it.
extension Future: @unchecked Sendable where Output: Sendable {}
