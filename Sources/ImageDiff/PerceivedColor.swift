import Graphics

/// Pixels as the eye takes them: positions in OKLab, in single precision, from tables for speed.
///
/// Source: B. Ottosson, "A perceptual color space for image processing" (2020), as in `OKLab`. A pixel is seen over white and over black, so
/// that what is transparent and what is white stay apart; the larger distance counts.
struct PerceivedColor {
    /// The linear value of each sRGB byte.
    private static let linear: [Float] = (0...255).map { Float(PortableMath.linearized(Double($0) / 255)) }
    /// The cube roots of 0, 1/4095 … 1: a step is under 0.0006 in the result above 1 % of linear light.
    private static let roots: [Float] = (0...4095).map { Float(PortableMath.cubeRoot(Double($0) / 4095)) }

    var lightness, a, b: Float

    /// The pixel over an opaque grey of that byte.
    init(_ pixel: UInt32, over ground: UInt32) {
        let rest = 255 - (pixel >> 24)
        let added = (rest * ground + 127) / 255
        func channel(_ shift: UInt32) -> Float { Self.linear[Int(min(255, pixel >> shift & 255 + added))] }
        let (red, green, blue) = (channel(0), channel(8), channel(16))
        func root(_ value: Float) -> Float {
            // Below the first steps the table is too coarse for dark colours.
            if value < 0.02 { return Float(PortableMath.cubeRoot(Double(value))) }
            let position = min(4095, value * 4095)
            let index = min(4094, Int(position))
            return Self.roots[index] + (Self.roots[index + 1] - Self.roots[index]) * (position - Float(index))
        }
        let l = root(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
        let m = root(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
        let s = root(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
        lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
        a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
        b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    }

    private func distance(to other: PerceivedColor) -> Float {
        let (dl, da, db) = (lightness - other.lightness, a - other.a, b - other.b)
        return (dl * dl + da * da + db * db).squareRoot()
    }

    /// The perceived distance of two pixels in hundredths of OKLab's lightness: black and white are 100 apart, and about 2 is just noticeable
    /// (CSS Color 4, "ΔEOK").
    static func distance(_ before: UInt32, _ after: UInt32) -> Float {
        let overWhite = PerceivedColor(before, over: 255).distance(to: PerceivedColor(after, over: 255))
        if before >> 24 == 255, after >> 24 == 255 { return 100 * overWhite }
        return 100 * max(overWhite, PerceivedColor(before, over: 0).distance(to: PerceivedColor(after, over: 0)))
    }
}
