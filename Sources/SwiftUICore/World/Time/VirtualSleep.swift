import Combine
import Foundation

// In code that imports SwiftUI, `Task.sleep` sleeps on the virtual clock of the tree that started the task: a picture waits for no real
// time. Swift prefers a declaration of an imported module to the same one of its concurrency library. Outside of every tree, time is real.

extension Task where Success == Never, Failure == Never {
    /// Sleeps for so many nanoseconds of virtual time; throws when the task is cancelled.
    public static func sleep(nanoseconds duration: UInt64) async throws {
        try await VirtualSleep.sleep(seconds: Double(duration) / 1e9) { try await ContinuousClock().sleep(for: .nanoseconds(duration)) }
    }

    /// Sleeps for so many nanoseconds of virtual time, or until the task is cancelled.
    public static func sleep(_ duration: UInt64) async { try? await sleep(nanoseconds: duration) }

    /// Sleeps for a length of virtual time; throws when the task is cancelled.
    public static func sleep<C: Clock>(
        for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
    ) async throws {
        try await VirtualSleep.sleep(seconds: (duration as? Duration)?.inSeconds) {
            try await clock.sleep(until: clock.now.advanced(by: duration), tolerance: tolerance)
        }
    }

    /// Sleeps until an instant, as far away in virtual time as it is in real time; throws when the task is cancelled.
    public static func sleep<C: Clock>(until deadline: C.Instant, tolerance: C.Instant.Duration? = nil, clock: C = .continuous) async throws {
        try await VirtualSleep.sleep(seconds: (clock.now.duration(to: deadline) as? Duration)?.inSeconds) {
            try await clock.sleep(until: deadline, tolerance: tolerance)
        }
    }
}

extension Duration {
    fileprivate var inSeconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}

/// A task that sleeps until the virtual clock wakes it.
private final class VirtualSleep: @unchecked Sendable {
    private let lock = NSLock()
    private var continuation: CheckedContinuation<Void, Never>?
    private var isOver = false

    /// - Parameter seconds: nil for a clock whose time cannot be told in seconds.
    static func sleep(seconds: Double?, inRealTime: () async throws -> Void) async throws {
        let clock = CombineScheduling.current
        guard clock.isDriven, let seconds else { return try await inRealTime() }
        try Task<Never, Never>.checkCancellation()
        let sleep = VirtualSleep(), task = ViewTask.current
        task?.sleepers(+1)
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                sleep.begin(continuation)
                clock.schedule(after: clock.now.advanced(by: .seconds(max(seconds, 0)))) {
                    task?.sleepers(-1)
                    sleep.end()
                }
            }
        } onCancel: {
            sleep.end()
        }
        try Task<Never, Never>.checkCancellation()
    }

    private func begin(_ new: CheckedContinuation<Void, Never>) {
        let wakesAtOnce = lock.withLock {
            if isOver { return true }
            continuation = new
            return false
        }
        if wakesAtOnce { new.resume() }
    }

    private func end() {
        let waiting = lock.withLock {
            isOver = true
            defer { continuation = nil }
            return continuation
        }
        waiting?.resume()
    }
}
