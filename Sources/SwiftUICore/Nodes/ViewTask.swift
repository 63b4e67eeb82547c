import Combine
import Foundation

/// Asynchronous work that a view has started with `task`.
///
/// Whoever wants to see the screen at rest asks whether such work still runs, or only sleeps until the virtual clock wakes it.
final class ViewTask: @unchecked Sendable {
    @TaskLocal static var current: ViewTask?

    private let lock = NSLock()
    private var isFinished = false
    /// How many of the tasks in it sleep.
    private var sleeping = 0
    private var task: Task<Void, Never>?
    /// The view that started it.
    let place: String

    init(place: String) { self.place = place }

    func start(_ priority: TaskPriority, _ action: @escaping @Sendable () async -> Void) {
        task = CombineScheduling.$place.withValue(place) {
            ViewTask.$current.withValue(self) {
                Task(priority: priority) {
                    await action()
                    self.lock.withLock { self.isFinished = true }
                }
            }
        }
    }

    /// Ends the work; what it does about that is its own affair.
    func cancel() {
        task?.cancel()
        lock.withLock { isFinished = true }
    }

    func sleepers(_ change: Int) { lock.withLock { sleeping += change } }

    var isDone: Bool { lock.withLock { isFinished } }
    /// Whether it does something, or waits for something other than the virtual clock.
    var isAwake: Bool { lock.withLock { !isFinished && sleeping == 0 } }
}
