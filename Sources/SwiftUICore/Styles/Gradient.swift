import Foundation
import Graphics

/// Colours along a line, interpolated in OKLab.
public struct Gradient: ShapeStyle, Hashable {
    /// One colour and where it stands, 0…1.
    public struct Stop: Hashable, Sendable {
        public var color: Color
        public var location: CGFloat

        public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
    }

    public var stops: [Stop]

    public init(stops: [Stop]) { self.stops = stops }

    /// Colours at even distances; a single one fills everything.
    public init(colors: [Color]) {
        let last = max(colors.count - 1, 1)
        stops = colors.enumerated().map { Stop(color: $0.element, location: CGFloat($0.offset) / CGFloat(last)) }
    }

    func ramp(_ environment: EnvironmentValues) -> GradientRamp {
        GradientRamp(stops: stops.map { .init(color: $0.color.resolve(in: environment), location: Double($0.location)) })
    }

    public func _resolved(in environment: EnvironmentValues) -> ResolvedStyle { .linear(ramp(environment), .top, .bottom) }
}

/// A gradient along a straight line.
public struct LinearGradient: ShapeStyle {
    let gradient: Gradient
    let startPoint, endPoint: UnitPoint

    public nonisolated init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        (self.gradient, self.startPoint, self.endPoint) = (gradient, startPoint, endPoint)
    }

    public nonisolated init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    public nonisolated init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }

    public func _resolved(in environment: EnvironmentValues) -> ResolvedStyle {
        .linear(gradient.ramp(environment), startPoint, endPoint)
    }
}

/// A gradient from a centre outwards, radii in points.
public struct RadialGradient: ShapeStyle {
    let gradient: Gradient
    let center: UnitPoint
    let startRadius, endRadius: CGFloat

    public nonisolated init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        (self.gradient, self.center, self.startRadius, self.endRadius) = (gradient, center, startRadius, endRadius)
    }

    public nonisolated init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    public nonisolated init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    public func _resolved(in environment: EnvironmentValues) -> ResolvedStyle {
        .radial(gradient.ramp(environment), center, startRadius, endRadius)
    }
}

/// A radial gradient stretched to the frame: fraction 0.5 reaches the sides.
public struct EllipticalGradient: ShapeStyle {
    let gradient: Gradient
    let center: UnitPoint
    let start, end: CGFloat

    public nonisolated init(
        gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
    ) { (self.gradient, self.center, start, end) = (gradient, center, startRadiusFraction, endRadiusFraction) }

    public nonisolated init(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    public func _resolved(in environment: EnvironmentValues) -> ResolvedStyle { .elliptical(gradient.ramp(environment), center, start, end) }
}

/// A gradient round a centre; angle 0 points right, growing clockwise.
public struct AngularGradient: ShapeStyle {
    let gradient: Gradient
    let center: UnitPoint
    let startAngle, endAngle: Angle

    public nonisolated init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
        (self.gradient, self.center, self.startAngle, self.endAngle) = (gradient, center, startAngle, endAngle)
    }

    public nonisolated init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    public nonisolated init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// All the way round from `angle`.
    public nonisolated init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
    }

    public nonisolated init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
    }

    public nonisolated init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
    }

    public func _resolved(in environment: EnvironmentValues) -> ResolvedStyle {
        .angular(gradient.ramp(environment), center, startAngle, endAngle)
    }
}

// Gradients are views that fill the space they are offered.
extension LinearGradient: View {
    public typealias Body = Never
    @MainActor public static func _build(_ view: Self, _ builder: inout NodeBuilder) { StyledRectangle._build(StyledRectangle(style: view), &builder) }
}

extension RadialGradient: View {
    public typealias Body = Never
    @MainActor public static func _build(_ view: Self, _ builder: inout NodeBuilder) { StyledRectangle._build(StyledRectangle(style: view), &builder) }
}

extension EllipticalGradient: View {
    public typealias Body = Never
    @MainActor public static func _build(_ view: Self, _ builder: inout NodeBuilder) { StyledRectangle._build(StyledRectangle(style: view), &builder) }
}

extension AngularGradient: View {
    public typealias Body = Never
    @MainActor public static func _build(_ view: Self, _ builder: inout NodeBuilder) { StyledRectangle._build(StyledRectangle(style: view), &builder) }
}

extension ShapeStyle where Self == LinearGradient {
    public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }

    public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }

    public static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
        LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
    }
}

extension ShapeStyle where Self == RadialGradient {
    public static func radialGradient(
        colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient { RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius) }
}
