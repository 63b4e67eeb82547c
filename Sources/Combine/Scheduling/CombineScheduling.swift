/// Where the schedulers that code names (`DispatchQueue.main`, `RunLoop.main`, …) really put their work.
package enum CombineScheduling {
    /// The clock of whoever runs the code: set it with `$current.withValue(scheduler) { … }` around all view code. Work that a
    /// scheduler does has that scheduler as current.
    ///
    /// Without one, work for now is done at once, and work for later waits on a clock that nobody advances.
    @TaskLocal package static var current = VirtualTimeScheduler(doesDueWorkAtOnce: true)
    /// Whose code runs, for messages: what it schedules, and what that schedules in turn, remembers it. nil where it is not known.
    @TaskLocal package static var place: String?
}
