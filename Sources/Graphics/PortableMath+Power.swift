extension PortableMath {
    /// `base` to the `exponent`, within about 1e-13 of the true value, relative; the same bits everywhere.
    ///
    /// Zero and negative bases give 0, as fits colour components; NaN gives NaN. Method: 2^(exponent·log₂ base).
    public static func power(_ base: Double, _ exponent: Double) -> Double {
        if base.isNaN || exponent.isNaN { return .nan }
        guard base > 0 else { return 0 }
        if base == 1 || exponent == 0 { return 1 }
        return exponential2(exponent * logarithm2(base))
    }

    /// The logarithm to base 2 of a positive number; −∞ for 0, NaN below.
    ///
    /// The mantissa is brought into √½…√2, then ln m = 2·artanh((m − 1)/(m + 1)) as a series.
    public static func logarithm2(_ value: Double) -> Double {
        guard value > 0 else { return value == 0 ? -.infinity : .nan }
        guard value.isFinite else { return value }
        var mantissa = value.significand, exponent = Double(value.exponent)
        if mantissa > 1.4142135623730951 { mantissa /= 2; exponent += 1 }
        let ratio = (mantissa - 1) / (mantissa + 1), square = ratio * ratio
        var sum = 0.0, term = ratio, n = 1.0
        while n < 30 {
            sum += term / n
            term *= square
            n += 2
        }
        return exponent + 2 * sum * 1.4426950408889634
    }

    /// Two to the `value`; 0 or ∞ where that leaves the range of numbers.
    public static func exponential2(_ value: Double) -> Double {
        if value.isNaN { return value }
        if value < -1074 { return 0 }
        if value > 1024 { return .infinity }
        let whole = value.rounded()
        let x = (value - whole) * 0.6931471805599453
        var sum = 1.0, term = 1.0, n = 1.0
        while n < 20 {
            term *= x / n
            sum += term
            n += 1
        }
        return Double(sign: .plus, exponent: Int(whole), significand: sum)
    }
}
