extension Publishers {
    public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let interval: Context.SchedulerTimeType.Stride
        public let scheduler: Context
        public let latest: Bool

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = Outlet(subscriber)
            var last: Context.SchedulerTimeType?
            var waiting: Output?
            var completion: Subscribers.Completion<Failure>?
            func sendWaiting() {
                last = scheduler.now
                if let value = waiting {
                    waiting = nil
                    outlet.send(value)
                }
                if let completion { outlet.finish(completion) }
            }
            outlet.open()
            outlet.attach(to: upstream) { value in
                let isScheduled = waiting != nil
                if !isScheduled || latest { waiting = value }
                if isScheduled { return }
                if let last, last.distance(to: scheduler.now) < interval {
                    scheduler.schedule(after: last.advanced(by: interval), sendWaiting)
                } else {
                    scheduler.schedule(sendWaiting)
                }
            } completion: { ending in
                completion = ending
                if waiting == nil { scheduler.schedule { outlet.finish(ending) } }
            }
        }
    }
}

extension Publisher {
    /// The first value at once, then at most one in each interval: its latest, or its first.
    public func throttle<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> Publishers.Throttle<Self, S> {
        Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
    }
}
