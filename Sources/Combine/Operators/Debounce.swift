extension Publishers {
    public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let dueTime: Context.SchedulerTimeType.Stride
        public let scheduler: Context

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = Outlet(subscriber)
            var number = 0
            outlet.open()
            outlet.attach(to: upstream) { value in
                number += 1
                let mine = number
                scheduler.schedule(after: scheduler.now.advanced(by: dueTime)) {
                    if mine == number { outlet.send(value) }
                }
            } completion: { completion in
                scheduler.schedule { outlet.finish(completion) }
            }
        }
    }
}

extension Publisher {
    /// A value once no other has followed it for this time; one that still waits when the publisher ends is dropped.
    public func debounce<S: Scheduler>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, S> {
        Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler)
    }
}
