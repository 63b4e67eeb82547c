import Dispatch

/// Runs pieces of work on several threads.
enum Workers {
    /// Calls `body` once for each of `0..<count`, on at most `threads` threads; returns when all are done.
    ///
    /// Pieces must not depend on each other; which thread runs which is fixed by their numbers.
    static func run(_ count: Int, threads: Int, _ body: @Sendable (Int) -> Void) {
        let workers = min(threads, count)
        if workers <= 1 {
            for index in 0..<max(0, count) { body(index) }
            return
        }
        DispatchQueue.concurrentPerform(iterations: workers) { worker in
            for index in stride(from: worker, to: count, by: workers) { body(index) }
        }
    }
}

/// A buffer that several threads write to, each in places of its own.
struct SharedBuffer<Element>: @unchecked Sendable {
    let base: UnsafeMutablePointer<Element>
}
