import Foundation

/// A colour as numbers: gamma-encoded sRGB, not premultiplied.
///
/// Components are nominally 0…1; colour filters and wide gradients may leave that range, and only `premultiplied` clamps.
@frozen public struct ResolvedColor: Hashable, Sendable {
    public var red, green, blue, alpha: Double

    /// Straight sRGB components of 0…1.
    @inlinable public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    /// A colour from 8-bit components, `0xRRGGBB`.
    @inlinable public init(hex: UInt32, alpha: Double = 1) {
        self.init(red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255, blue: Double(hex & 255) / 255, alpha: alpha)
    }

    /// Nothing at all.
    public static let clear = ResolvedColor(red: 0, green: 0, blue: 0, alpha: 0)
    /// Opaque black.
    public static let black = ResolvedColor(red: 0, green: 0, blue: 0)
    /// Opaque white.
    public static let white = ResolvedColor(red: 1, green: 1, blue: 1)

    /// The same colour with its alpha multiplied.
    @inlinable public func opacity(_ factor: Double) -> ResolvedColor {
        ResolvedColor(red: red, green: green, blue: blue, alpha: alpha * factor)
    }

    /// `#RRGGBB`, or `#RRGGBBAA` when not opaque; rounded to 8 bits for reading.
    public var hex: String {
        func byte(_ value: Double) -> String {
            let number = value.isNaN ? 0 : Int((min(max(value, 0), 1) * 255).rounded())
            let digits = String(number, radix: 16, uppercase: true)
            return digits.count == 1 ? "0" + digits : digits
        }
        return "#" + byte(red) + byte(green) + byte(blue) + (alpha >= 1 ? "" : byte(alpha))
    }

    /// The pixel value, clamped and rounded once.
    @inlinable public var premultiplied: PremultipliedPixel {
        @inline(__always) func unit(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
        let alpha = unit(alpha)
        @inline(__always) func byte(_ value: Double) -> UInt32 { UInt32((unit(value) * alpha * 255).rounded()) }
        return PremultipliedPixel(rgba: byte(red) | byte(green) << 8 | byte(blue) << 16 | UInt32((alpha * 255).rounded()) << 24)
    }
}

/// One pixel as stored in a `Bitmap`: 8-bit sRGB components premultiplied by alpha, red in the lowest byte.
@frozen public struct PremultipliedPixel: Hashable, Sendable {
    public var rgba: UInt32

    /// Four bytes, red in the lowest.
    @inlinable public init(rgba: UInt32) { self.rgba = rgba }

    @inlinable public var red: UInt8 { UInt8(truncatingIfNeeded: rgba) }
    @inlinable public var green: UInt8 { UInt8(truncatingIfNeeded: rgba >> 8) }
    @inlinable public var blue: UInt8 { UInt8(truncatingIfNeeded: rgba >> 16) }
    @inlinable public var alpha: UInt8 { UInt8(truncatingIfNeeded: rgba >> 24) }

    public static let clear = PremultipliedPixel(rgba: 0)
}
