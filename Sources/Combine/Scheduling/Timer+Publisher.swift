import Foundation

extension Timer {
    /// Sends the date of the virtual clock at each interval; the first after one interval. `tolerance`, run loop and mode have no effect.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }

    /// Sends dates, once connected.
    public final class TimerPublisher: ConnectablePublisher {
        public typealias Output = Date
        public typealias Failure = Never

        /// Seconds.
        public let interval: TimeInterval
        private let conduits = Conduits<Date, Never>()

        public init(
            interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
            options: RunLoop.SchedulerOptions? = nil
        ) {
            self.interval = interval
        }

        public func connect() -> any Cancellable {
            let scheduler = CombineScheduling.current
            let interval = SchedulerTime.Stride(interval)
            return scheduler.schedule(after: scheduler.now.advanced(by: interval), interval: interval) {
                self.conduits.send(scheduler.date)
            }
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
            conduits.attach(subscriber)
        }
    }
}
