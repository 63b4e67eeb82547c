import Foundation
import Graphics

/// Conversions between colour spaces, exact on every machine.
enum ColorConversion {
    static func sRGB(_ space: Color.RGBColorSpace, _ red: Double, _ green: Double, _ blue: Double, _ opacity: Double) -> ResolvedColor {
        switch space {
        case .sRGB: return ResolvedColor(red: red, green: green, blue: blue, alpha: opacity)
        case .sRGBLinear:
            return ResolvedColor(
                red: PortableMath.gammaEncoded(red), green: PortableMath.gammaEncoded(green), blue: PortableMath.gammaEncoded(blue), alpha: opacity)
        case .displayP3:
            let (r, g, b) = (PortableMath.linearized(red), PortableMath.linearized(green), PortableMath.linearized(blue))
            // Linear Display P3 to linear sRGB, both D65 (CSS Color 4).
            return ResolvedColor(
                red: PortableMath.gammaEncoded(1.2249401762805598 * r - 0.22494017628055996 * g),
                green: PortableMath.gammaEncoded(-0.042056954709688163 * r + 1.0420569547096881 * g),
                blue: PortableMath.gammaEncoded(-0.019637554590334432 * r - 0.078636045550631889 * g + 1.0982736001409663 * b),
                alpha: opacity)
        }
    }

    /// The hexcone model: hue 0…1 round the circle (outside values wrap), saturation and brightness 0…1.
    static func sRGB(hue: Double, saturation: Double, brightness: Double, _ opacity: Double) -> ResolvedColor {
        guard hue.isFinite else { return ResolvedColor(red: brightness, green: brightness, blue: brightness, alpha: opacity) }
        let turned = (hue - hue.rounded(.down)) * 6
        let sector = Int(turned) % 6, rest = turned - turned.rounded(.down)
        let low = brightness * (1 - saturation)
        let falling = brightness * (1 - saturation * rest), rising = brightness * (1 - saturation * (1 - rest))
        let (red, green, blue) = [
            (brightness, rising, low), (falling, brightness, low), (low, brightness, rising), (low, falling, brightness),
            (rising, low, brightness), (brightness, low, falling),
        ][sector]
        return ResolvedColor(red: red, green: green, blue: blue, alpha: opacity)
    }

    /// A colour part of the way from one to another, in OKLab; the clearer one lends less of its colour (CSS Color 4 §12.3).
    ///
    /// The fraction is limited to 0…1. NaN gives the first colour.
    static func mix(_ a: ResolvedColor, _ b: ResolvedColor, _ fraction: Double) -> ResolvedColor {
        let t = fraction > 0 ? min(fraction, 1) : 0
        if t == 0 { return a }
        if t == 1 { return b }
        let alpha = a.alpha + (b.alpha - a.alpha) * t
        guard alpha > 0 else { return .clear }
        let weight = b.alpha * t / alpha, from = OKLab(a), to = OKLab(b)
        return OKLab(
            lightness: from.lightness + (to.lightness - from.lightness) * weight, a: from.a + (to.a - from.a) * weight,
            b: from.b + (to.b - from.b) * weight
        ).color(alpha: alpha)
    }
}
