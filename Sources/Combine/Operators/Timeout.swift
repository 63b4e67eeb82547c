extension Publishers {
    public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let interval: Context.SchedulerTimeType.Stride
        public let scheduler: Context
        public let customError: (() -> Failure)?

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = Outlet(subscriber)
            var number = 0
            func restart() {
                number += 1
                let mine = number
                scheduler.schedule(after: scheduler.now.advanced(by: interval)) {
                    if mine == number { outlet.finish(customError.map { .failure($0()) } ?? .finished) }
                }
            }
            outlet.open()
            restart()
            outlet.attach(to: upstream) { value in
                restart()
                scheduler.schedule { outlet.send(value) }
            } completion: { completion in
                number += 1
                scheduler.schedule { outlet.finish(completion) }
            }
        }
    }
}

extension Publisher {
    /// Ends, with the error if one is given, once no value has come for this time.
    public func timeout<S: Scheduler>(
        _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil, customError: (() -> Failure)? = nil
    ) -> Publishers.Timeout<Self, S> {
        Publishers.Timeout(upstream: self, interval: interval, scheduler: scheduler, customError: customError)
    }
}
