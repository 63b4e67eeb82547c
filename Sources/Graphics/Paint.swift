import Foundation

/// What an area is filled with, in the coordinate space (points) of the item that uses it.
public enum Paint: Equatable, Sendable {
    case color(ResolvedColor)
    case linearGradient(GradientRamp, from: CGPoint, to: CGPoint)
    /// Circles about `center`; the ramp runs from `startRadius` to `endRadius`.
    case radialGradient(GradientRamp, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
    /// As radial, but the circle of radius 1 is stretched to the ellipse with these radii.
    case ellipticalGradient(GradientRamp, center: CGPoint, radii: CGSize, startFraction: CGFloat, endFraction: CGFloat)
    /// Angles in radians from +x, growing clockwise on screen.
    case angularGradient(GradientRamp, center: CGPoint, startRadians: CGFloat, endRadians: CGFloat)
    /// A picture repeated in both directions; `tile` is where one copy stands.
    case image(SharedBitmap, tile: CGRect, opacity: Double)
    /// A drawing repeated in both directions, its area stretched over `tile`.
    case drawing(SharedDrawing, tile: CGRect, opacity: Double)
    /// What was drawn before, blurred by a radius in points, under a colour: frosted glass. Only filled paths show what is behind;
    /// outlines, glyphs and pictures have the colour alone.
    case backdrop(blurRadius: CGFloat, tint: ResolvedColor, opacity: Double)

    /// Opaque black.
    public static let black = Paint.color(.black)

    /// The same paint with every alpha multiplied.
    public func opacity(_ factor: Double) -> Paint {
        if factor == 1 { return self }
        switch self {
        case .color(let color): return .color(color.opacity(factor))
        case .linearGradient(let ramp, let from, let to): return .linearGradient(ramp.opacity(factor), from: from, to: to)
        case .radialGradient(let ramp, let center, let start, let end):
            return .radialGradient(ramp.opacity(factor), center: center, startRadius: start, endRadius: end)
        case .ellipticalGradient(let ramp, let center, let radii, let start, let end):
            return .ellipticalGradient(ramp.opacity(factor), center: center, radii: radii, startFraction: start, endFraction: end)
        case .angularGradient(let ramp, let center, let start, let end):
            return .angularGradient(ramp.opacity(factor), center: center, startRadians: start, endRadians: end)
        case .image(let bitmap, let tile, let opacity): return .image(bitmap, tile: tile, opacity: opacity * factor)
        case .drawing(let drawing, let tile, let opacity): return .drawing(drawing, tile: tile, opacity: opacity * factor)
        case .backdrop(let radius, let tint, let opacity): return .backdrop(blurRadius: radius, tint: tint, opacity: opacity * factor)
        }
    }
}

/// The colours along a gradient, interpolated in OKLab as measured on SwiftUI's own gradients.
public struct GradientRamp: Equatable, Sendable {
    /// A colour and where it stands.
    public struct Stop: Equatable, Sendable {
        /// The colour at the stop.
        public var color: ResolvedColor
        /// As a share of the ramp's length.
        public var location: Double

        /// A colour at a share of the ramp's length.
        public init(color: ResolvedColor, location: Double) { (self.color, self.location) = (color, location) }
    }

    /// Stops in the order given; locations need not start at 0 or end at 1. Two stops at one location make a hard edge.
    public var stops: [Stop]

    /// A ramp of stops in rising order.
    public init(stops: [Stop]) { self.stops = stops }

    /// The same ramp with every alpha multiplied.
    public func opacity(_ factor: Double) -> GradientRamp {
        GradientRamp(stops: stops.map { Stop(color: $0.color.opacity(factor), location: $0.location) })
    }
}

/// How a group's pixels are combined with what is below, on gamma-encoded sRGB values as Core Animation does.
@frozen public enum BlendMode: Hashable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion
    case hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
}

/// How a group takes the place of what is below it, as far as it covers it: Porter and Duff's operators that are no blend mode.
///
/// S is the group, D what is below, both premultiplied, a their alpha; the sums hold where the group covers all of a pixel, and what is
/// not covered stays as it is.
public enum CoveringOperator: Hashable, Sendable, CaseIterable {
    /// 0
    case clear
    /// S
    case copy
    /// S · Da
    case sourceIn
    /// S · (1 − Da)
    case sourceOut
    /// D · Sa
    case destinationIn
    /// S · (1 − Da) + D · Sa
    case destinationAtop
    /// S · (1 − Da) + D · (1 − Sa)
    case xor
}
