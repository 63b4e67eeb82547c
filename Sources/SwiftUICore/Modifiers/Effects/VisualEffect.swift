import Foundation
import Graphics

/// A change of how a view looks that leaves its layout alone and may depend on its geometry.
///
/// Fidelity: effects are applied in one fixed order (moved last, blurred and coloured first), whatever the order they are written in,
/// and the last of a kind wins, except that movements and opacities add up.
public protocol VisualEffect: Sendable {
    var _values: _VisualEffectValues { get set }
}

/// Everything an effect may change, with values that change nothing.
public struct _VisualEffectValues: Equatable, Sendable {
    var offset = CGSize.zero
    var scale = CGSize(width: 1, height: 1)
    var scaleAnchor = UnitPoint.center
    var angle = Angle.zero
    var angleAnchor = UnitPoint.center
    var opacity = 1.0
    var blur: CGFloat = 0
    var brightness = 0.0
    var contrast = 1.0
    var saturation = 1.0
    var grayscale = 0.0
    var hue = Angle.zero
    /// What is asked for and not drawn.
    var shortfall: String?
}

/// The look of a view before anything is changed.
public struct EmptyVisualEffect: VisualEffect {
    public var _values = _VisualEffectValues()

    public init() {}
}

extension VisualEffect {
    /// No change, but a report; none without a sentence.
    func withShortfall(_ sentence: String?) -> some VisualEffect { with { $0.shortfall = sentence ?? $0.shortfall } }

    private func with(_ change: (inout _VisualEffectValues) -> Void) -> some VisualEffect {
        var copy = EmptyVisualEffect()
        copy._values = _values
        change(&copy._values)
        return copy
    }

    /// Moves the drawing, in points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { with { $0.offset.width += x; $0.offset.height += y } }

    public func offset(_ offset: CGSize) -> some VisualEffect { self.offset(x: offset.width, y: offset.height) }

    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(x: scale, y: scale, anchor: anchor)
    }

    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
        with { $0.scale = CGSize(width: x, height: y); $0.scaleAnchor = anchor }
    }

    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        with { $0.angle = angle; $0.angleAnchor = anchor }
    }

    public func opacity(_ opacity: Double) -> some VisualEffect { with { $0.opacity *= opacity } }

    /// Radius in points.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { with { $0.blur = radius } }

    public func brightness(_ amount: Double) -> some VisualEffect { with { $0.brightness = amount } }

    public func contrast(_ amount: Double) -> some VisualEffect { with { $0.contrast = amount } }

    public func saturation(_ amount: Double) -> some VisualEffect { with { $0.saturation = amount } }

    public func grayscale(_ amount: Double) -> some VisualEffect { with { $0.grayscale = amount } }

    public func hueRotation(_ angle: Angle) -> some VisualEffect { with { $0.hue = angle } }
}

/// Shows its content with an effect made from its geometry, once that is known.
private struct VisualEffectModifier: ViewModifier {
    let effect: @Sendable (GeometryProxy) -> _VisualEffectValues
    @State private var values = _VisualEffectValues()

    nonisolated init(_ effect: @escaping @Sendable (GeometryProxy) -> _VisualEffectValues) { self.effect = effect }

    func body(content: Content) -> some View {
        content
            .blur(radius: values.blur)
            .brightness(values.brightness)
            .contrast(values.contrast)
            .saturation(values.saturation)
            .grayscale(values.grayscale)
            .hueRotation(values.hue)
            .opacity(values.opacity)
            .rotationEffect(values.angle, anchor: values.angleAnchor)
            .scaleEffect(values.scale, anchor: values.scaleAnchor)
            .offset(values.offset)
            .unsupported(values.shortfall)
            .onGeometryChange(for: _VisualEffectValues.self, of: effect) { values = $0 }
    }
}

extension View {
    /// Changes how the view looks by its size and place, which the layout does not notice.
    public nonisolated func visualEffect(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View { modifier(VisualEffectModifier { effect(EmptyVisualEffect(), $0)._values }) }
}
