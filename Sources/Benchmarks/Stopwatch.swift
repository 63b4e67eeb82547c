import Foundation

/// Milliseconds that something took: by the clock on the wall, and of processor time on all threads of this process.
///
/// On a machine that others use too, only processor time can be compared.
struct Timing {
    var wall, processor: Double

    static let zero = Timing(wall: 0, processor: 0)

    static func + (a: Timing, b: Timing) -> Timing { Timing(wall: a.wall + b.wall, processor: a.processor + b.processor) }
    static func - (a: Timing, b: Timing) -> Timing { Timing(wall: a.wall - b.wall, processor: a.processor - b.processor) }
    static func / (a: Timing, count: Double) -> Timing { Timing(wall: a.wall / count, processor: a.processor / count) }

    /// What is left when a part is taken off; never less than nothing, though noise may make the part longer than the whole.
    func less(_ part: Timing) -> Timing { Timing(wall: max(0, wall - part.wall), processor: max(0, processor - part.processor)) }

    /// The median of each time by itself; of an even number the upper one.
    static func median(_ durations: [Timing]) -> Timing {
        func median(_ times: [Double]) -> Double { times.isEmpty ? 0 : times.sorted()[times.count / 2] }
        return Timing(wall: median(durations.map(\.wall)), processor: median(durations.map(\.processor)))
    }
}

/// Time since its last lap.
struct Stopwatch {
    private var last = Stopwatch.now

    /// What this process has taken so far, in milliseconds.
    static var processorTime: Double { milliseconds(CLOCK_PROCESS_CPUTIME_ID) }

    private static var now: Timing { Timing(wall: milliseconds(CLOCK_MONOTONIC), processor: processorTime) }

    private static func milliseconds(_ clock: clockid_t) -> Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
    }

    mutating func lap() -> Timing {
        let now = Stopwatch.now
        defer { last = now }
        return now - last
    }
}

/// The median time of several rounds after one that does not count. A round gets its number, so that it can make something new.
@MainActor func measure(rounds: Int = 7, _ body: (_ round: Int) throws -> Void) rethrows -> Timing {
    try body(-1)
    var durations: [Timing] = []
    for round in 0..<rounds {
        var stopwatch = Stopwatch()
        try body(round)
        durations.append(stopwatch.lap())
    }
    return Timing.median(durations)
}

/// Takes a result, so that the optimiser may not leave out what makes it.
@inline(never) func keep<Value>(_ value: Value) { withExtendedLifetime(value) {} }
