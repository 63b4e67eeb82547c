import Foundation
import Graphics

/// What areas, outlines and text may be filled with: colours, gradients, images, levels of the current style.
public protocol ShapeStyle: Sendable {
    /// The style this one stands for in an environment.
    associatedtype Resolved: ShapeStyle = Never

    func resolve(in environment: EnvironmentValues) -> Resolved

    /// The style as numbers; given by default through `resolve(in:)`.
    func _resolved(in environment: EnvironmentValues) -> ResolvedStyle
}

extension ShapeStyle {
    public func _resolved(in environment: EnvironmentValues) -> ResolvedStyle { resolve(in: environment)._resolved(in: environment) }
}

extension ShapeStyle where Resolved == Never {
    public func resolve(in environment: EnvironmentValues) -> Never { fatalError("\(Self.self) resolves to nothing else") }
}

extension Never: ShapeStyle {
    public func _resolved(in environment: EnvironmentValues) -> ResolvedStyle { .color(.clear) }
}

/// A style as numbers, still independent of the frame it fills.
public enum ResolvedStyle: Sendable {
    case color(ResolvedColor)
    case linear(GradientRamp, UnitPoint, UnitPoint)
    case radial(GradientRamp, UnitPoint, CGFloat, CGFloat)
    case elliptical(GradientRamp, UnitPoint, CGFloat, CGFloat)
    case angular(GradientRamp, UnitPoint, Angle, Angle)
    /// Copies of a picture side by side, each of a size in points.
    case image(SharedBitmap, CGSize)
    /// Copies of a drawing side by side, each of a size in points.
    case drawing(SharedDrawing, CGSize)
    case mesh(MeshPicture)
    /// What lies behind, blurred by a radius in points, under a colour.
    case backdrop(CGFloat, ResolvedColor)
    indirect case faded(ResolvedStyle, Double)
    /// With a shadow; see `draw(in:_:_:)`.
    indirect case shadowed(ResolvedStyle, ResolvedShadow)
    /// Blended with what is below it.
    indirect case blended(ResolvedStyle, BlendMode)

    public func opacity(_ factor: Double) -> ResolvedStyle {
        if factor == 1 { return self }
        if case .color(let color) = self { return .color(color.opacity(factor)) }
        return .faded(self, factor)
    }

    /// The paint for a frame, in the picture's space, without shadows and blend modes.
    package func paint(in rect: CGRect) -> Paint {
        switch self {
        case .color(let color): return .color(color)
        case .linear(let ramp, let start, let end): return .linearGradient(ramp, from: start.point(in: rect), to: end.point(in: rect))
        case .radial(let ramp, let center, let start, let end):
            return .radialGradient(ramp, center: center.point(in: rect), startRadius: start, endRadius: end)
        case .elliptical(let ramp, let center, let start, let end):
            return .ellipticalGradient(ramp, center: center.point(in: rect), radii: rect.size, startFraction: start, endFraction: end)
        case .angular(let ramp, let center, let start, let end):
            return .angularGradient(ramp, center: center.point(in: rect), startRadians: start.radians, endRadians: end.radians)
        case .image(let bitmap, let size): return .image(bitmap, tile: CGRect(origin: rect.origin, size: size), opacity: 1)
        case .drawing(let drawing, let size): return .drawing(drawing, tile: CGRect(origin: rect.origin, size: size), opacity: 1)
        case .mesh(let mesh):
            return .drawing(SharedDrawing(mesh.drawing(in: rect.size), size: rect.size, name: "mesh"), tile: rect, opacity: 1)
        case .backdrop(let radius, let tint): return .backdrop(blurRadius: radius, tint: tint, opacity: 1)
        case .faded(let style, let factor): return style.paint(in: rect).opacity(factor)
        case .shadowed(let style, _), .blended(let style, _): return style.paint(in: rect)
        }
    }

    /// For outlines: the colour, or what kind of gradient.
    package var word: String {
        switch self {
        case .color(let color): color.hex
        case .linear(let ramp, _, _): "linear\(ramp)"
        case .radial(let ramp, _, _, _): "radial\(ramp)"
        case .elliptical(let ramp, _, _, _): "elliptical\(ramp)"
        case .angular(let ramp, _, _, _): "angular\(ramp)"
        case .image(let bitmap, _): "image(\(bitmap.name))"
        case .drawing(let drawing, _): "image(\(drawing.name))"
        case .mesh: "mesh"
        case .backdrop(let radius, let tint): "backdrop(\(stableNumber(Double(radius))), \(tint.hex))"
        case .faded(let style, let factor): "\(style.word)*\(stableNumber(factor))"
        case .shadowed(let style, let shadow): "\(style.word) \(shadow.isInner ? "inner" : "drop") shadow \(shadow.color.hex)"
        case .blended(let style, let mode): "\(style.word) \(mode)"
        }
    }
}

/// Any style, its type hidden.
public struct AnyShapeStyle: ShapeStyle {
    private let base: any ShapeStyle

    public init<S: ShapeStyle>(_ style: S) { base = (style as? AnyShapeStyle)?.base ?? style }

    public func _resolved(in environment: EnvironmentValues) -> ResolvedStyle { base._resolved(in: environment) }

    /// Whether the two are known to draw the same. Styles that cannot be compared count as different.
    func isKnownToEqual(_ other: AnyShapeStyle) -> Bool { areEqualValues(base, other.base) }
}

/// A style with its alpha multiplied.
public struct _OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let opacity: Double

    public func _resolved(in environment: EnvironmentValues) -> ResolvedStyle { base._resolved(in: environment).opacity(opacity) }
}

extension ShapeStyle {
    // Disfavoured, as is the one of views: else a colour has three equal ways, and a chain of five faded backgrounds takes the compiler seconds.
    @_disfavoredOverload
    public func opacity(_ opacity: Double) -> some ShapeStyle { _OpacityShapeStyle(base: self, opacity: opacity) }
}
