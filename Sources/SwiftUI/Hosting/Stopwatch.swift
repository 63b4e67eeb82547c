/// Measures stages for reports; nothing that is drawn depends on it.
struct Stopwatch {
    private let clock = ContinuousClock()
    private var last: ContinuousClock.Instant
    private(set) var laps: [(name: String, milliseconds: Double)] = []

    init() { last = clock.now }

    mutating func lap(_ name: String) {
        let now = clock.now
        let (seconds, attoseconds) = (now - last).components
        laps.append((name, Double(seconds) * 1000 + Double(attoseconds) / 1e15))
        last = now
    }
}
