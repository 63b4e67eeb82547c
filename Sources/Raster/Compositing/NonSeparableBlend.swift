import Graphics

/// The four modes that treat a colour as hue, saturation and luminosity.
///
/// Source: W3C Compositing and Blending Level 1 §9.2 (weights 0.3, 0.59, 0.11).
enum NonSeparableBlend {
    typealias Color = (Float, Float, Float)

    static func mix(_ mode: BlendMode, backdrop b: Color, source s: Color) -> Color {
        switch mode {
        case .hue: withLuminosity(withSaturation(s, saturation(b)), luminosity(b))
        case .saturation: withLuminosity(withSaturation(b, saturation(s)), luminosity(b))
        case .color: withLuminosity(s, luminosity(b))
        case .luminosity: withLuminosity(b, luminosity(s))
        default: s
        }
    }

    private static func luminosity(_ c: Color) -> Float { 0.3 * c.0 + 0.59 * c.1 + 0.11 * c.2 }

    private static func saturation(_ c: Color) -> Float { max(c.0, c.1, c.2) - min(c.0, c.1, c.2) }

    private static func withSaturation(_ c: Color, _ target: Float) -> Color {
        let low = min(c.0, c.1, c.2), range = max(c.0, c.1, c.2) - low
        guard range > 0 else { return (0, 0, 0) }
        return ((c.0 - low) * target / range, (c.1 - low) * target / range, (c.2 - low) * target / range)
    }

    private static func withLuminosity(_ c: Color, _ target: Float) -> Color {
        let shift = target - luminosity(c)
        return clipped((c.0 + shift, c.1 + shift, c.2 + shift))
    }

    /// Brings a colour into 0…1 without changing its luminosity.
    private static func clipped(_ c: Color) -> Color {
        let l = luminosity(c), low = min(c.0, c.1, c.2), high = max(c.0, c.1, c.2)
        var c = c
        if low < 0 {
            let scale = l / (l - low)
            c = (l + (c.0 - l) * scale, l + (c.1 - l) * scale, l + (c.2 - l) * scale)
        }
        if high > 1 {
            let scale = (1 - l) / (high - l)
            c = (l + (c.0 - l) * scale, l + (c.1 - l) * scale, l + (c.2 - l) * scale)
        }
        return c
    }
}
