import Graphics

/// A damped spring of mass 1, solved exactly: how a displacement and a velocity at the start die down.
///
/// Apple integrates numerically in steps of 1/300 s; the exact solution agrees with it to the digits its values are known by.
struct SpringMotion: Hashable, Sendable {
    /// The undamped angular frequency, 1/s.
    var frequency: Double
    /// 1 is critical damping.
    var damping: Double

    init(frequency: Double, damping: Double) { (self.frequency, self.damping) = (frequency, max(damping, 0)) }

    init(response: Double, damping: Double) { self.init(frequency: response > 0 ? 2 * .pi / response : .infinity, damping: damping) }

    init(mass: Double, stiffness: Double, damping: Double) {
        let frequency = (stiffness / mass).squareRoot()
        self.init(frequency: frequency, damping: damping / (2 * (stiffness * mass).squareRoot()))
    }

    var response: Double { 2 * .pi / frequency }

    /// No time passes: the response is not positive, or numbers are no numbers.
    var isInstant: Bool { !(frequency.isFinite && frequency > 0 && damping.isFinite) }

    /// What a displacement of 1 at rest, and a velocity of 1 without displacement, have become after `time`.
    func displacement(at time: Double) -> (ofDistance: Double, ofVelocity: Double) {
        if isInstant { return (0, 0) }
        if time <= 0 { return (1, 0) }
        let w = frequency
        if abs(damping - 1) < 1e-9 {
            let fading = exponential(-w * time)
            return ((1 + w * time) * fading, time * fading)
        }
        if damping < 1 {
            let wd = w * (1 - damping * damping).squareRoot()
            let fading = exponential(-damping * w * time)
            let (sine, cosine) = PortableMath.sineAndCosine(wd * time)
            return (fading * (cosine + damping * w / wd * sine), fading * sine / wd)
        }
        let root = (damping * damping - 1).squareRoot()
        let slow = -w * (damping - root), fast = -w * (damping + root)
        let a = exponential(slow * time), b = exponential(fast * time)
        return ((slow * b - fast * a) / (slow - fast), (a - b) / (slow - fast))
    }

    /// How fast these change.
    func velocity(at time: Double) -> (ofDistance: Double, ofVelocity: Double) {
        if isInstant { return (0, 0) }
        if time <= 0 { return (0, 1) }
        let (distance, velocity) = displacement(at: time)
        return (-frequency * frequency * velocity, distance - 2 * damping * frequency * velocity)
    }

    /// From when on less than a thousandth of the start is left; `Spring.settlingDuration` has the same threshold by default.
    ///
    /// Without damping it would never be; a minute stands for that.
    var settlingDuration: Double {
        if isInstant { return 0 }
        if damping < 1e-6 { return Self.longest }
        let limit = 0.001
        var low = 0.0, high = response
        while bound(high) > limit, high < Self.longest { (low, high) = (high, high * 2) }
        if high >= Self.longest, bound(Self.longest) > limit { return Self.longest }
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if bound(middle) > limit { low = middle } else { high = middle }
        }
        return high
    }

    static let longest = 60.0

    /// Above what a unit of distance, or of velocity over the frequency, can be at an instant and later.
    private func bound(_ time: Double) -> Double {
        if damping >= 1 {
            let (distance, velocity) = displacement(at: time)
            return distance + frequency * velocity
        }
        // An oscillation never exceeds the critically damped motion by more than its envelope.
        let root = (1 - damping * damping).squareRoot()
        return exponential(-damping * frequency * time) * min(1 + (1 + damping) / root, 2 + frequency * time)
    }

    /// e to a power, the same bits everywhere.
    private func exponential(_ power: Double) -> Double { power < -700 ? 0 : PortableMath.exponential2(power * 1.4426950408889634) }
}
