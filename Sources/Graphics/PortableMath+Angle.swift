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
        // |t| ≤ tan(π/16) ≈ 0.199 now: t − t³/3 + t⁵/5 − … to t²¹/21 is exact to the last bits.
        let square = t * t
        var sum = 1.0 / 21
        sum = 1.0 / 19 - square * sum
        sum = 1.0 / 17 - square * sum
        sum = 1.0 / 15 - square * sum
        sum = 1.0 / 13 - square * sum
        sum = 1.0 / 11 - square * sum
        sum = 1.0 / 9 - square * sum
        sum = 1.0 / 7 - square * sum
        sum = 1.0 / 5 - square * sum
        sum = 1.0 / 3 - square * sum
        sum = 1.0 - square * sum
        var angle = 2 * t * sum
        if isTurned { angle += 0.7853981633974483 }
        if ay > ax { angle = 1.5707963267948966 - angle }
        if x < 0 { angle = 3.141592653589793 - angle }
        return y < 0 ? -angle : angle
    }
}
