import Foundation

/// A clock that stands still until it is advanced by hand, and the work waiting for it.
///
/// Work is done in the order of its time, and of its scheduling where times are equal, by whoever advances the clock. May be scheduled
/// to from any thread.
package final class VirtualTimeScheduler: Scheduler, @unchecked Sendable {
    package typealias SchedulerTimeType = SchedulerTime
    package typealias SchedulerOptions = Never

    private struct Item {
        var time: SchedulerTime
        var number: Int
        /// Whether it is one of the rounds of work that comes again and again.
        var isRepeated: Bool
        /// On whose behalf it was scheduled.
        var place: String?
        var action: () -> Void
    }

    private let lock = NSLock()
    private var time = SchedulerTime(nanoseconds: 0)
    /// Sorted, last first, so that the next is taken from the end.
    private var items: [Item] = []
    private var count = 0
    /// The date at time 0; what timers send is counted from it.
    package let start: Date
    private let doesDueWorkAtOnce: Bool

    /// - Parameters:
    ///   - start: The date at time 0.
    ///   - doesDueWorkAtOnce: Work for now is done within `schedule`, not kept until `runDue`.
    package init(start: Date = Date(timeIntervalSinceReferenceDate: 0), doesDueWorkAtOnce: Bool = false) {
        (self.start, self.doesDueWorkAtOnce) = (start, doesDueWorkAtOnce)
    }

    package var now: SchedulerTime { lock.withLock { time } }
    package var minimumTolerance: SchedulerTime.Stride { .zero }
    /// The date on this clock.
    package var date: Date { start.addingTimeInterval(Double(now.nanoseconds) / 1_000_000_000) }
    /// The time of the next work, which may be now; nil if none waits.
    package var nextDeadline: SchedulerTime? { lock.withLock { items.last?.time } }
    /// The time of the next work that is done only once: timers that go on for ever are left out.
    package var nextSingleDeadline: SchedulerTime? { lock.withLock { items.last { !$0.isRepeated }?.time } }
    /// On whose behalf the next work that is done only once was scheduled, where that is known.
    package var nextSinglePlace: String? { lock.withLock { items.last { !$0.isRepeated }?.place } }
    /// Whether somebody moves this clock on.
    package var isDriven: Bool { !doesDueWorkAtOnce }

    // MARK: - Scheduling

    package func schedule(options: Never?, _ action: @escaping () -> Void) {
        if doesDueWorkAtOnce { action() } else { add(at: now, action) }
    }

    package func schedule(
        after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: Never?, _ action: @escaping () -> Void
    ) {
        if doesDueWorkAtOnce, date <= now { action() } else { add(at: date, action) }
    }

    package func schedule(
        after date: SchedulerTime, interval: SchedulerTime.Stride, tolerance: SchedulerTime.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        // An interval of nothing would do the work for ever at one time.
        let interval = max(interval, .nanoseconds(1_000_000))
        let repetition = Repetition(action)
        func addNext(at time: SchedulerTime) {
            add(at: time, isRepeated: true) {
                guard let action = repetition.action else { return }
                addNext(at: time.advanced(by: interval))
                action()
            }
        }
        addNext(at: date)
        return repetition
    }

    private final class Repetition: Cancellable {
        var action: (() -> Void)?
        init(_ action: @escaping () -> Void) { self.action = action }
        func cancel() { action = nil }
    }

    private func add(at time: SchedulerTime, isRepeated: Bool = false, _ action: @escaping () -> Void) {
        let place = CombineScheduling.place
        lock.withLock {
            count += 1
            let item = Item(time: max(time, self.time), number: count, isRepeated: isRepeated, place: place, action: action)
            // Behind all of the same time, which were scheduled before.
            var (low, high) = (0, items.count)
            while low < high {
                let middle = (low + high) / 2
                if items[middle].time > item.time { low = middle + 1 } else { high = middle }
            }
            items.insert(item, at: low)
        }
    }

    // MARK: - Running

    /// Does all work that is due now, that which it brings about included.
    ///
    /// - Parameter limit: At most so many pieces of work, as some brings itself about for ever.
    /// - Returns: False if the limit stopped it.
    @discardableResult
    package func runDue(limit: Int = 100_000) -> Bool {
        run(until: now, limit: limit)
    }

    /// Moves the clock on, doing all work on the way at its time.
    ///
    /// - Returns: False if the limit stopped it; the clock then stands where that was.
    @discardableResult
    package func advance(by stride: SchedulerTime.Stride, limit: Int = 100_000) -> Bool {
        run(until: now.advanced(by: stride), limit: limit)
    }

    private func run(until end: SchedulerTime, limit: Int) -> Bool {
        var left = limit
        while let item = takeNext(until: end) {
            CombineScheduling.$current.withValue(self) { CombineScheduling.$place.withValue(item.place) { item.action() } }
            left -= 1
            if left == 0 { return nextDeadline.map { $0 > end } ?? true }
        }
        return true
    }

    /// The next work up to the end, the clock set to its time; without any the clock is set to the end.
    private func takeNext(until end: SchedulerTime) -> Item? {
        lock.withLock {
            if let next = items.last, next.time <= end {
                time = max(time, next.time)
                return items.removeLast()
            }
            time = max(time, end)
            return nil
        }
    }
}
