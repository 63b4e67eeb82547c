import Foundation

/// The work that tasks and dispatch queues have left for the main actor.
///
/// Drawing is not asynchronous, so nobody else comes to do that work while a picture is made. On the process's first thread it is done
/// by asking that thread's run loop for a round, which takes microseconds when there is nothing. Elsewhere (in asynchronous tests) only
/// the caller can make way for it, with `await`.
enum MainQueue {
    /// Does what waits; false if this thread cannot.
    @MainActor static func drain() -> Bool {
        guard RunLoop.current === RunLoop.main else { return false }
        _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceReferenceDate: 0))
        return true
    }

    /// Lets other threads work for a millisecond of real time: they may be what a task waits for.
    static func wait() { usleep(1000) }
}
