import Graphics

/// A gradient's colours in equal steps from its first stop to its last, premultiplied.
///
/// Stops are interpolated in OKLab, without clamping, and clamped at the end; the order and the clamping were measured on pictures
/// that SwiftUI drew. Where stops differ in alpha the interpolation is of premultiplied OKLab, as in CSS Color 4 §12.3, so that a
/// clear stop lends no colour; with equal alpha, the case that was measured, that is the same as interpolating the colours alone.
struct GradientTable: Sendable {
    let pixels: [UInt32]
    /// Where the table begins and ends along the ramp.
    let start, end: Double
    let isOpaque: Bool

    /// Steps between the colours: on a whole phone screen a step is about half a pixel.
    static let steps = 4096

    /// Nil if there is no stop. Locations are made finite and brought into order as given, as SwiftUI does.
    init?(_ ramp: GradientRamp) {
        var stops: [(location: Double, lab: OKLab, alpha: Double)] = []
        for stop in ramp.stops where Self.isFinite(stop) {
            stops.append((max(stop.location, stops.last?.location ?? stop.location), OKLab(stop.color), min(max(stop.color.alpha, 0), 1)))
        }
        guard let first = stops.first, let last = stops.last else { return nil }
        (start, end) = (first.location, last.location)
        isOpaque = stops.allSatisfy { $0.alpha == 1 }
        let length = last.location - first.location
        if length <= 0 {
            // All stops at one place: what lies before it has the first colour, what lies behind it the last.
            pixels = [first, last].map { $0.lab.color(alpha: $0.alpha).premultiplied.rgba }
            return
        }
        var segment = 0
        pixels = (0...Self.steps).map { step in
            let location = first.location + length * (Double(step) / Double(Self.steps))
            while segment + 2 < stops.count && location >= stops[segment + 1].location { segment += 1 }
            let (from, to) = (stops[segment], stops[segment + 1])
            let span = to.location - from.location
            return Self.mix(from.lab, from.alpha, to.lab, to.alpha, span > 0 ? (location - from.location) / span : 1)
        }
    }

    private static func isFinite(_ stop: GradientRamp.Stop) -> Bool {
        [stop.location, stop.color.red, stop.color.green, stop.color.blue, stop.color.alpha].allSatisfy { abs($0) < 1e6 }
    }

    private static func mix(_ from: OKLab, _ fromAlpha: Double, _ to: OKLab, _ toAlpha: Double, _ t: Double) -> UInt32 {
        let alpha = fromAlpha + (toAlpha - fromAlpha) * t
        guard alpha > 0 else { return 0 }
        let weight = toAlpha * t / alpha
        let lab = OKLab(
            lightness: from.lightness + (to.lightness - from.lightness) * weight, a: from.a + (to.a - from.a) * weight,
            b: from.b + (to.b - from.b) * weight)
        return lab.color(alpha: alpha).premultiplied.rgba
    }

    /// The place of the last colour.
    var lastStep: Double { Double(pixels.count - 1) }

    /// Places in the table per unit of location.
    var stepsPerLocation: Double { end > start ? lastStep / (end - start) : .infinity }

    /// Set if every colour of the ramp is the same.
    var onlyPixel: UInt32? {
        // Nearly always the ends differ.
        pixels.first == pixels.last && pixels.allSatisfy { $0 == pixels[0] } ? pixels[0] : nil
    }
}
