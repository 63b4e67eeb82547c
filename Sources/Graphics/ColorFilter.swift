import Foundation

/// A linear map of gamma-encoded colours: saturation, contrast, hue and the like.
///
/// It is a matrix on premultiplied red, green, blue and alpha, so that two filters in a row are one, and so that filtering the parts
/// of a group gives what filtering the finished group would: drawing one thing over another is linear, too. (Only a filter that
/// changes alpha, `luminanceToAlpha`, breaks the second rule.) Components may leave 0…1 and are clamped when drawn, as on pictures
/// of SwiftUI's filters: a gradient's stops are filtered, then interpolated, then clamped.
public struct ColorFilter: Equatable, Sendable {
    /// What makes the new red, green, blue and alpha: the factors of the old ones.
    private var red, green, blue, alpha: SIMD4<Double>

    private init(red: SIMD4<Double>, green: SIMD4<Double>, blue: SIMD4<Double>, alpha: SIMD4<Double> = [0, 0, 0, 1]) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    public static let identity = ColorFilter(red: [1, 0, 0, 0], green: [0, 1, 0, 0], blue: [0, 0, 1, 0])

    /// The weights of luminance (Rec. 709); on encoded values, as measured (the Rec. 601 ones are off by up to 12 levels).
    private static let weights = SIMD4(0.2126, 0.7152, 0.0722, 0)

    /// Away from grey (0) or beyond the colours as they are (1). NaN changes nothing.
    public static func saturation(_ amount: Double) -> ColorFilter {
        guard amount.isFinite else { return .identity }
        let grey = weights * (1 - amount)
        return ColorFilter(red: grey + [amount, 0, 0, 0], green: grey + [0, amount, 0, 0], blue: grey + [0, 0, amount, 0])
    }

    /// Away from mid-grey: 0 makes everything grey, 1 changes nothing, negative values invert. NaN changes nothing.
    public static func contrast(_ amount: Double) -> ColorFilter {
        guard amount.isFinite else { return .identity }
        let middle = (1 - amount) / 2
        return ColorFilter(red: [amount, 0, 0, middle], green: [0, amount, 0, middle], blue: [0, 0, amount, middle])
    }

    /// Adds to each component; 1 makes everything white, −1 black. NaN changes nothing.
    public static func brightness(_ amount: Double) -> ColorFilter {
        guard amount.isFinite else { return .identity }
        return ColorFilter(red: [1, 0, 0, amount], green: [0, 1, 0, amount], blue: [0, 0, 1, amount])
    }

    /// Each component less than full by as much as it was more than nothing.
    public static let invert = ColorFilter(red: [-1, 0, 0, 1], green: [0, -1, 0, 1], blue: [0, 0, -1, 1])

    /// Each component times the colour's, alpha included.
    public static func multiply(_ color: ResolvedColor) -> ColorFilter {
        ColorFilter(
            red: [color.red * color.alpha, 0, 0, 0], green: [0, color.green * color.alpha, 0, 0],
            blue: [0, 0, color.blue * color.alpha, 0], alpha: [0, 0, 0, color.alpha])
    }

    /// Turns hues about the grey axis by an angle in radians, keeping luminance; bright colours leave 0…1.
    ///
    /// The matrix is that of SVG's `feColorMatrix type="hueRotate"` (W3C Filter Effects 1) with the weights of Rec. 709 in full.
    public static func hueRotation(radians: Double) -> ColorFilter {
        guard radians.isFinite else { return .identity }
        let (sine, cosine) = PortableMath.sineAndCosine(radians)
        let grey = weights * (1 - cosine)
        return ColorFilter(
            red: grey + [cosine, 0, 0, 0] + SIMD4(-0.2126, -0.7152, 0.9278, 0) * sine,
            green: grey + [0, cosine, 0, 0] + SIMD4(0.143, 0.140, -0.283, 0) * sine,
            blue: grey + [0, 0, cosine, 0] + SIMD4(-0.7874, 0.7152, 0.0722, 0) * sine)
    }

    /// Black, as opaque as the colour was light.
    public static let luminanceToAlpha = ColorFilter(red: .zero, green: .zero, blue: .zero, alpha: weights)

    /// Any linear map: each new component is made of the old red, green, blue and alpha by these factors, and a constant.
    ///
    /// Exact for opaque colours; of others the factors of alpha count as constants. Numbers that are not finite change nothing.
    package static func matrix(
        red: SIMD4<Double>, green: SIMD4<Double>, blue: SIMD4<Double>, alpha: SIMD4<Double>, constants: SIMD4<Double>
    ) -> ColorFilter {
        func row(_ factors: SIMD4<Double>, _ constant: Double) -> SIMD4<Double> { factors + SIMD4(0, 0, 0, constant) }
        let rows = (row(red, constants.x), row(green, constants.y), row(blue, constants.z), row(alpha, constants.w))
        guard [rows.0, rows.1, rows.2, rows.3].allSatisfy({ row in (0..<4).allSatisfy { abs(row[$0]) < 1e6 } }) else { return .identity }
        return ColorFilter(red: rows.0, green: rows.1, blue: rows.2, alpha: rows.3)
    }

    /// This filter first, then another.
    public func followed(by next: ColorFilter) -> ColorFilter {
        func row(_ factors: SIMD4<Double>) -> SIMD4<Double> {
            red * factors.x + green * factors.y + blue * factors.z + alpha * factors.w
        }
        return ColorFilter(red: row(next.red), green: row(next.green), blue: row(next.blue), alpha: row(next.alpha))
    }

    // MARK: Applying

    /// The filtered colour, not clamped.
    public func callAsFunction(_ color: ResolvedColor) -> ResolvedColor {
        let old = SIMD4(color.red, color.green, color.blue, 1)
        let newAlpha = (alpha * old).sum()
        guard newAlpha > 0 else { return .clear }
        return ResolvedColor(
            red: (red * old).sum() / newAlpha, green: (green * old).sum() / newAlpha, blue: (blue * old).sum() / newAlpha,
            alpha: color.alpha * newAlpha)
    }

    public func callAsFunction(_ ramp: GradientRamp) -> GradientRamp {
        GradientRamp(stops: ramp.stops.map { .init(color: self($0.color), location: $0.location) })
    }

    /// A paint of filtered colours; gradients keep their geometry, pictures are filtered pixel by pixel.
    public func callAsFunction(_ paint: Paint) -> Paint {
        switch paint {
        case .color(let color): .color(self(color))
        case .linearGradient(let ramp, let from, let to): .linearGradient(self(ramp), from: from, to: to)
        case .radialGradient(let ramp, let center, let start, let end):
            .radialGradient(self(ramp), center: center, startRadius: start, endRadius: end)
        case .ellipticalGradient(let ramp, let center, let radii, let start, let end):
            .ellipticalGradient(self(ramp), center: center, radii: radii, startFraction: start, endFraction: end)
        case .angularGradient(let ramp, let center, let start, let end):
            .angularGradient(self(ramp), center: center, startRadians: start, endRadians: end)
        case .image(let bitmap, let tile, let opacity): .image(self(bitmap), tile: tile, opacity: opacity)
        case .drawing(let drawing, let tile, let opacity): .drawing(self(drawing), tile: tile, opacity: opacity)
        case .backdrop(let radius, let tint, let opacity): .backdrop(blurRadius: radius, tint: self(tint), opacity: opacity)
        }
    }

    public func callAsFunction(_ picture: SharedBitmap) -> SharedBitmap { SharedBitmap(self(picture.bitmap), name: picture.name) }

    public func callAsFunction(_ drawing: SharedDrawing) -> SharedDrawing {
        SharedDrawing(DisplayList(self(drawing.list.items)), size: drawing.size, name: drawing.name)
    }

    /// Every pixel filtered and clamped.
    public func callAsFunction(_ bitmap: Bitmap) -> Bitmap {
        Bitmap(width: bitmap.width, height: bitmap.height, pixels: bitmap.pixels.map { pixel in
            let old = SIMD4(
                Double(pixel & 255), Double(pixel >> 8 & 255), Double(pixel >> 16 & 255), Double(pixel >> 24))
            let alpha = Self.level((alpha * old).sum(), limit: 255)
            func component(_ factors: SIMD4<Double>) -> UInt32 { Self.level((factors * old).sum(), limit: alpha) }
            return component(red) | component(green) << 8 | component(blue) << 16 | alpha << 24
        })
    }

    /// A premultiplied component as a whole number, never more than its alpha.
    @inline(__always) private static func level(_ value: Double, limit: UInt32) -> UInt32 {
        value > 0 ? min(UInt32(min(value, 255).rounded()), limit) : 0
    }

    /// Letters take the paint's colours; coloured pictures among the glyphs are filtered by themselves.
    public func callAsFunction(_ run: GlyphRun) -> GlyphRun {
        guard run.glyphs.contains(where: { if case .bitmap = $0.shape.content { true } else { false } }) else { return run }
        var run = run
        for index in run.glyphs.indices {
            guard case .bitmap(let bitmap, let place) = run.glyphs[index].shape.content else { continue }
            run.glyphs[index].shape = GlyphShape(.bitmap(self(bitmap), place))
        }
        return run
    }

    public func callAsFunction(_ image: ImageItem) -> ImageItem {
        var image = image
        if let template = image.template { image.template = self(template) } else { image.bitmap = self(image.bitmap) }
        return image
    }
}
