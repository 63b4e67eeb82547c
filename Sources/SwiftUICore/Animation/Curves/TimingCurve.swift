/// A cubic Bézier from (0, 0) to (1, 1): the share of time becomes the share of the way.
struct TimingCurve: Hashable, Sendable {
    var x1, y1, x2, y2: Double

    static let linear = TimingCurve(x1: 0, y1: 0, x2: 1, y2: 1)
    static let easeIn = TimingCurve(x1: 0.42, y1: 0, x2: 1, y2: 1)
    static let easeOut = TimingCurve(x1: 0, y1: 0, x2: 0.58, y2: 1)
    static let easeInOut = TimingCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
    /// Core Animation's default, used by navigation.
    static let coreAnimation = TimingCurve(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)

    /// How exactly the curve's parameter is found; Apple's reimplementation stops at the same.
    private static let precision = 1.0 / 1_048_576

    func value(at share: Double) -> Double {
        if share <= 0 { return 0 }
        if share >= 1 { return 1 }
        return Self.bezier(parameter(share), y1, y2)
    }

    /// How fast the value changes with the share of time.
    func slope(at share: Double) -> Double {
        guard share >= 0, share <= 1 else { return 0 }
        let s = parameter(share)
        let dx = Self.slope(s, x1, x2)
        return dx > 1e-9 ? Self.slope(s, y1, y2) / dx : 0
    }

    /// Newton's iteration, and halving where it does not converge.
    private func parameter(_ x: Double) -> Double {
        var s = x
        for _ in 0..<8 {
            let off = Self.bezier(s, x1, x2) - x
            if abs(off) < Self.precision { return s }
            let slope = Self.slope(s, x1, x2)
            if abs(slope) < 1e-6 { break }
            s -= off / slope
        }
        var low = 0.0, high = 1.0
        s = x
        while high - low > Self.precision {
            if Self.bezier(s, x1, x2) < x { low = s } else { high = s }
            s = (low + high) / 2
        }
        return s
    }

    private static func bezier(_ s: Double, _ a: Double, _ b: Double) -> Double {
        let u = 1 - s
        return 3 * u * u * s * a + 3 * u * s * s * b + s * s * s
    }

    private static func slope(_ s: Double, _ a: Double, _ b: Double) -> Double {
        let u = 1 - s
        return 3 * u * u * a + 6 * u * s * (b - a) + 3 * s * s * (1 - b)
    }
}
