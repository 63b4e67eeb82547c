import Dispatch
import Foundation

// Queues and run loops of all kinds stand for the one virtual clock: their work is done by it, in order, never on another thread.

extension DispatchQueue: Scheduler {
    public typealias SchedulerTimeType = SchedulerTime

    /// Accepted and without effect, as there is one clock.
    public struct SchedulerOptions {
        public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {}
    }
}

extension RunLoop: Scheduler {
    public typealias SchedulerTimeType = SchedulerTime

    public struct SchedulerOptions {}
}

extension OperationQueue: Scheduler {
    public typealias SchedulerTimeType = SchedulerTime

    public struct SchedulerOptions {}
}

extension Scheduler where SchedulerTimeType == SchedulerTime {
    public var now: SchedulerTime { CombineScheduling.current.now }

    public var minimumTolerance: SchedulerTime.Stride { .zero }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        CombineScheduling.current.schedule(action)
    }

    public func schedule(
        after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
    ) {
        CombineScheduling.current.schedule(after: date, action)
    }

    public func schedule(
        after date: SchedulerTime, interval: SchedulerTime.Stride, tolerance: SchedulerTime.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        CombineScheduling.current.schedule(after: date, interval: interval, action)
    }
}
