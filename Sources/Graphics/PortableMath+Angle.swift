extension PortableMath {
    /// The angle of the vector (x, y) from the +x axis towards +y, in −π…π, within 1e-15; 0 for the zero vector and for NaN.
    ///
    /// Reduction to |tangent| ≤ √2 − 1 by octants, then one halving of the angle and the arctangent's series.
    public static func angle(y: Double, x: Double) -> Double {
        let (ax, ay) = (abs(x), abs(y))
        let (larger, smaller) = ax > ay ? (ax, ay) : (ay, ax)
        guard larger > 0, larger.isFinite, smaller >= 0 else { return 0 }
        var t = smaller / larger
        // Above tan(π/8) turn back by π/4.
        let isTurned = t > 0.41421356237309503
        if isTurned { t = (t - 1) / (t + 1) }
        t = t / (1 + (1 + t * t).squareRoot())
        let square = t * t
        var sum = 0.0, term = t, n = 1.0
        while n < 24 {
            sum += term / n
            term *= -square
            n += 2
        }
        var angle = 2 * sum
        if isTurned { angle += 0.7853981633974483 }
        if ay > ax { angle = 1.5707963267948966 - angle }
        if x < 0 { angle = 3.141592653589793 - angle }
        return y < 0 ? -angle : angle
    }
}
