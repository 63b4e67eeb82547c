extension Publishers {
    public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let interval: Context.SchedulerTimeType.Stride
        public let scheduler: Context

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = Outlet(subscriber)
            outlet.open()
            outlet.attach(to: upstream) { value in
                scheduler.schedule(after: scheduler.now.advanced(by: interval)) { outlet.send(value) }
            } completion: { completion in
                scheduler.schedule(after: scheduler.now.advanced(by: interval)) { outlet.finish(completion) }
            }
        }
    }
}

extension Publisher {
    /// Everything, the end too, so much later.
    public func delay<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.Delay<Self, S> {
        Publishers.Delay(upstream: self, interval: interval, scheduler: scheduler)
    }
}
