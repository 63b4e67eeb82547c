import Graphics

/// The blend modes on one pixel, on gamma-encoded values, source and backdrop premultiplied.
///
/// Source: W3C Compositing and Blending Level 1: §9 for the modes (with the general rule s·(1 − bₐ) + b·(1 − sₐ) + sₐ·bₐ·B(b, s)),
/// §5.1 for source-atop and the like; plus-lighter and plus-darker as CoreGraphics' reference describes them.
struct BlendFormula {
    let mode: BlendMode

    func blend(_ source: UInt32, over backdrop: UInt32) -> UInt32 {
        let (s, b) = (Components(source), Components(backdrop))
        return blend(s, b).pixel
    }

    /// A premultiplied colour, components 0…1.
    struct Components {
        var red, green, blue, alpha: Float

        init(red: Float, green: Float, blue: Float, alpha: Float) {
            (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
        }

        init(_ pixel: UInt32) {
            func component(_ shift: UInt32) -> Float { Float(pixel >> shift & 255) / 255 }
            self.init(red: component(0), green: component(8), blue: component(16), alpha: component(24))
        }

        /// Rounded to 8 bits, no component above alpha.
        var pixel: UInt32 {
            func byte(_ value: Float) -> UInt32 { UInt32(min(max(value, 0), 1) * 255 + 0.5) }
            let alphaByte = byte(alpha)
            return min(byte(red), alphaByte) | min(byte(green), alphaByte) << 8 | min(byte(blue), alphaByte) << 16 | alphaByte << 24
        }

        func map(_ other: Components, alpha: Float, _ body: (Float, Float) -> Float) -> Components {
            Components(red: body(red, other.red), green: body(green, other.green), blue: body(blue, other.blue), alpha: alpha)
        }

        var straight: (Float, Float, Float) { alpha > 0 ? (red / alpha, green / alpha, blue / alpha) : (0, 0, 0) }
    }

    private func blend(_ s: Components, _ b: Components) -> Components {
        let union = s.alpha + b.alpha - s.alpha * b.alpha
        switch mode {
        case .normal: return s.map(b, alpha: union) { $0 + $1 * (1 - s.alpha) }
        case .sourceAtop: return s.map(b, alpha: b.alpha) { $0 * b.alpha + $1 * (1 - s.alpha) }
        case .destinationOver: return s.map(b, alpha: union) { $0 * (1 - b.alpha) + $1 }
        case .destinationOut: return s.map(b, alpha: b.alpha * (1 - s.alpha)) { $1 * (1 - s.alpha) }
        case .plusLighter: return s.map(b, alpha: min(1, s.alpha + b.alpha)) { min(1, $0 + $1) }
        case .plusDarker:
            let alpha = min(1, s.alpha + b.alpha)
            return s.map(b, alpha: alpha) { max(0, alpha - (s.alpha - $0) - (b.alpha - $1)) }
        case .hue, .saturation, .color, .luminosity:
            let mixed = NonSeparableBlend.mix(mode, backdrop: b.straight, source: s.straight)
            let both = s.alpha * b.alpha
            return Components(
                red: s.red * (1 - b.alpha) + b.red * (1 - s.alpha) + both * mixed.0,
                green: s.green * (1 - b.alpha) + b.green * (1 - s.alpha) + both * mixed.1,
                blue: s.blue * (1 - b.alpha) + b.blue * (1 - s.alpha) + both * mixed.2, alpha: union)
        case .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight, .difference, .exclusion:
            let both = s.alpha * b.alpha
            return s.map(b, alpha: union) { source, backdrop in
                let mixed = both > 0 ? separable(backdrop / b.alpha, source / s.alpha) : 0
                return source * (1 - b.alpha) + backdrop * (1 - s.alpha) + both * mixed
            }
        }
    }

    /// B(b, s) for one straight component.
    private func separable(_ b: Float, _ s: Float) -> Float {
        switch mode {
        case .multiply: return b * s
        case .screen: return b + s - b * s
        case .overlay: return hardLight(s, b)
        case .darken: return min(b, s)
        case .lighten: return max(b, s)
        case .colorDodge: return b == 0 ? 0 : (s >= 1 ? 1 : min(1, b / (1 - s)))
        case .colorBurn: return b >= 1 ? 1 : (s <= 0 ? 0 : 1 - min(1, (1 - b) / s))
        case .softLight:
            if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
            let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
            return b + (2 * s - 1) * (d - b)
        case .hardLight: return hardLight(b, s)
        case .difference: return abs(b - s)
        case .exclusion: return b + s - 2 * b * s
        case .normal, .hue, .saturation, .color, .luminosity, .sourceAtop, .destinationOver, .destinationOut, .plusDarker, .plusLighter:
            return s
        }
    }

    private func hardLight(_ b: Float, _ s: Float) -> Float { s <= 0.5 ? b * 2 * s : b + (2 * s - 1) - b * (2 * s - 1) }
}
