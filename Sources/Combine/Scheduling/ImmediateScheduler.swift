/// Does everything at once, whenever it was to be done.
public struct ImmediateScheduler: Scheduler, Sendable {
    public typealias SchedulerTimeType = SchedulerTime
    public typealias SchedulerOptions = Never

    public static let shared = ImmediateScheduler()

    public var now: SchedulerTime { SchedulerTime(nanoseconds: 0) }
    public var minimumTolerance: SchedulerTime.Stride { .zero }

    public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

    public func schedule(after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: Never?, _ action: @escaping () -> Void) {
        action()
    }

    /// Does the work once.
    public func schedule(
        after date: SchedulerTime, interval: SchedulerTime.Stride, tolerance: SchedulerTime.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        action()
        return AnyCancellable {}
    }
}
