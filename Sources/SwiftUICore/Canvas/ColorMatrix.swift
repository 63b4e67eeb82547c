import Graphics

/// A linear map of colours: each row makes a new component of the old red, green, blue and alpha, and a constant.
///
/// Components are those of sRGB, not premultiplied. The start changes nothing.
public struct ColorMatrix: Equatable, Sendable {
    public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
    public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
    public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
    public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0

    public init() {}

    var filter: ColorFilter {
        func row(_ a: Float, _ b: Float, _ c: Float, _ d: Float) -> SIMD4<Double> { SIMD4(Double(a), Double(b), Double(c), Double(d)) }
        return .matrix(
            red: row(r1, r2, r3, r4), green: row(g1, g2, g3, g4), blue: row(b1, b2, b3, b4), alpha: row(a1, a2, a3, a4),
            constants: row(r5, g5, b5, a5))
    }
}
