import Combine
import Graphics

extension ViewGraph {
    /// How much virtual time a screen may take to come to rest, in seconds, and how many steps.
    static var restLimit: (seconds: Double, steps: Int) { (60, 1000) }

    /// How long a task may wait for other threads, in milliseconds of real time, before it counts as waiting for the outside.
    private static var patience: Int { 250 }

    /// Lets virtual time pass: whatever falls due on the way happens at its time, and the tree settles after each.
    package func advance(by seconds: Double, _ placement: RootPlacement) {
        let end = clock.now.advanced(by: .seconds(max(seconds, 0)))
        settle(placement)
        while let next = [clock.nextDeadline, nextGestureDeadline].compactMap({ $0 }).min(), next <= end {
            step(to: next, placement)
        }
        step(to: end, placement)
        runTasks(placement)
    }

    /// Brings the tree to rest over time: tasks run, and what waits for a time once (a sleeping task, a debounce, a delay) gets it, until
    /// nothing waits any more. Timers that go on for ever do not count as waiting; they tick as time passes for others.
    ///
    /// A screen that has no rest within `restLimit` is reported with the view that keeps asking.
    package func rest(_ placement: RootPlacement) {
        settle(placement)
        let end = clock.now.advanced(by: .seconds(Self.restLimit.seconds))
        for _ in 0..<Self.restLimit.steps {
            runTasks(placement)
            guard let next = clock.nextSingleDeadline else { return }
            guard next <= end else { break }
            step(to: next, placement)
        }
        reportRestless()
    }

    /// As `rest`, for callers that can make way for tasks themselves.
    package func rest(_ placement: RootPlacement) async {
        settle(placement)
        let end = clock.now.advanced(by: .seconds(Self.restLimit.seconds))
        for _ in 0..<Self.restLimit.steps {
            await runTasks(placement)
            guard let next = clock.nextSingleDeadline else { return }
            guard next <= end else { break }
            step(to: next, placement)
        }
        reportRestless()
    }

    private func step(to time: SchedulerTime, _ placement: RootPlacement) {
        perform { _ = clock.advance(by: clock.now.distance(to: time)) }
        input.advance(to: Double(clock.now.nanoseconds) / 1e9)
        settle(placement)
    }

    /// When a gesture changes without another touch; rounded up, so that it is not asked before its time.
    private var nextGestureDeadline: SchedulerTime? {
        input.nextDeadline.map { SchedulerTime(nanoseconds: Int(($0 * 1e9).rounded(.up))) }
    }

    private func reportRestless() {
        report(Diagnostic(
            .unstableUpdate,
            "the view was still waiting for a later time after \(stableNumber(Self.restLimit.seconds)) seconds or \(Self.restLimit.steps) steps of"
                + " virtual time; the picture shows what was there by then.",
            place: clock.nextSinglePlace ?? ""))
    }

    // MARK: Tasks

    /// Runs tasks as far as they come at this instant.
    package func runTasks() { if let placement { runTasks(placement) } }

    /// Runs tasks until each has ended, sleeps, or waits for something that does not come.
    private func runTasks(_ placement: RootPlacement) {
        var idle = 0
        while MainQueue.drain() {
            idle = settleIfNeeded(placement) ? 0 : idle + 1
            if idle > 1, tasksAreQuiet(idle) { return }
            if idle > 1 { MainQueue.wait() }
        }
    }

    private func runTasks(_ placement: RootPlacement) async {
        var idle = 0
        while true {
            for _ in 0..<10 { await Task<Never, Never>.yield() }
            idle = settleIfNeeded(placement) ? 0 : idle + 1
            if idle > 1, tasksAreQuiet(idle) { return }
            if idle > 1 { try? await ContinuousClock().sleep(for: .milliseconds(1)) }
        }
    }

    private func settleIfNeeded(_ placement: RootPlacement) -> Bool {
        if isAtRest { return false }
        settle(placement)
        return true
    }

    private func tasksAreQuiet(_ idle: Int) -> Bool {
        tasks.removeAll { $0.isDone }
        guard let awake = tasks.first(where: \.isAwake) else { return true }
        guard idle > Self.patience else { return false }
        report(Diagnostic(
            .unstableUpdate, "a task of the view was still waiting for something other than virtual time; what it would show later is not drawn.",
            place: awake.place))
        return true
    }
}
