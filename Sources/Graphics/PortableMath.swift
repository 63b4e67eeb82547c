/// Elementary functions whose results are the same bits on every machine.
///
/// The C library's sine or power may differ in the last bit between versions and processors; nothing that reaches a pixel
/// may. These use only IEEE operations that are exactly specified (+ − × ÷ and square root).
public enum PortableMath {
    /// Sine and cosine of an angle in radians, both within 1e-15; quarter turns come out as exact 0 and ±1.
    ///
    /// Non-finite angles give (0, 1). Method: reduction to ±π/4 by quarter turns, then Taylor series.
    public static func sineAndCosine(_ radians: Double) -> (sine: Double, cosine: Double) {
        guard radians.isFinite else { return (0, 1) }
        let halfPi = 1.5707963267948966
        let quarters = (radians / halfPi).rounded(.toNearestOrEven)
        let halfPiRest = 6.123233995736766e-17
        let x = (radians - quarters * halfPi) - quarters * halfPiRest
        let square = x * x
        var sine = x, sineTerm = x
        var cosine = 1.0, cosineTerm = 1.0
        var n = 1.0
        while n < 24 {
            cosineTerm *= -square / (n * (n + 1))
            cosine += cosineTerm
            sineTerm *= -square / ((n + 1) * (n + 2))
            sine += sineTerm
            n += 2
        }
        // A quarter turn written as degrees × π/180 is off by a rounding error; snap what is within it.
        if abs(sine) < 1e-15 { sine = 0; cosine = 1 }
        switch Int(quarters.truncatingRemainder(dividingBy: 4) + 4) % 4 {
        case 0: return (sine, cosine)
        case 1: return (cosine, -sine)
        case 2: return (-sine, -cosine)
        default: return (-cosine, sine)
        }
    }

    /// The real cube root, exact to the last bit or one off it; NaN and infinities come back as they are.
    ///
    /// Powers of 8 are taken out, so that Newton's iteration starts within a factor of two of the root of 1…8.
    public static func cubeRoot(_ value: Double) -> Double {
        guard value != 0, value.isFinite else { return value }
        let magnitude = abs(value)
        let thirds = (Double(magnitude.exponent) / 3).rounded(.down)
        let reduced = Double(sign: .plus, exponent: Int(-3 * thirds), significand: magnitude)
        var root = 1.0 + (reduced - 1) / 7
        for _ in 0..<7 { root = (2 * root + reduced / (root * root)) / 3 }
        return Double(sign: value < 0 ? .minus : .plus, exponent: Int(thirds), significand: root)
    }
}
