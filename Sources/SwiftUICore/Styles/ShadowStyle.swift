import Foundation
import Graphics

/// A shadow that belongs to a style: below what is filled with it, or inside.
public struct ShadowStyle: Equatable, Sendable {
    let isInner: Bool
    let color: Color
    let radius: CGFloat
    let offset: CGSize

    private init(isInner: Bool, _ color: Color, _ radius: CGFloat, _ x: CGFloat, _ y: CGFloat) {
        (self.isInner, self.color, offset) = (isInner, color, CGSize(width: x.isFinite ? x : 0, height: y.isFinite ? y : 0))
        self.radius = radius.isFinite ? max(radius, 0) : 0
    }

    /// A shadow below what is drawn, as `View.shadow` casts it.
    ///
    /// - Parameter radius: the Gaussian's standard deviation, in points.
    public static func drop(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle(isInner: false, color, radius, x, y) }

    /// A shadow on what is drawn, as if it were a hole whose edge casts it.
    ///
    /// - Parameter radius: the Gaussian's standard deviation, in points; taken to be that of drop shadows, as it was not measured.
    public static func inner(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle(isInner: true, color, radius, x, y) }

    func resolve(in environment: EnvironmentValues) -> ResolvedShadow {
        ResolvedShadow(isInner: isInner, color: color.resolve(in: environment), radius: radius, offset: offset)
    }
}

/// A style's shadow as numbers; lengths in points.
public struct ResolvedShadow: Sendable {
    let isInner: Bool
    var color: ResolvedColor
    var radius: CGFloat
    var offset: CGSize
}

/// A style with a shadow.
struct ShadowedShapeStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let shadow: ShadowStyle

    func _resolved(in environment: EnvironmentValues) -> ResolvedStyle {
        .shadowed(base._resolved(in: environment), shadow.resolve(in: environment))
    }
}

/// A style whose drawings are blended with what is below them.
struct BlendedShapeStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let mode: BlendMode

    func _resolved(in environment: EnvironmentValues) -> ResolvedStyle { .blended(base._resolved(in: environment), mode) }
}

extension ShapeStyle {
    /// The style with a shadow, which everything that is filled with it casts by itself: each shape, run of a text, and symbol.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { ShadowedShapeStyle(base: self, shadow: style) }

    /// The style, blended with what is below it wherever it is drawn.
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle { BlendedShapeStyle(base: self, mode: mode) }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// The foreground with a shadow.
    public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle().shadow(style) }

    /// The foreground, blended with what is below it.
    public static func blendMode(_ mode: BlendMode) -> some ShapeStyle { ForegroundStyle().blendMode(mode) }

    /// The foreground with its alpha multiplied.
    public static func opacity(_ opacity: Double) -> some ShapeStyle { _OpacityShapeStyle(base: ForegroundStyle(), opacity: opacity) }
}

extension ResolvedStyle {
    /// Shadows and blend modes of the style, outermost first, and what is filled with them.
    private var layers: (effects: [ResolvedStyle], plain: ResolvedStyle) {
        switch self {
        case .shadowed(let style, _), .blended(let style, _):
            let (effects, plain) = style.layers
            return ([self] + effects, plain)
        case .faded(let style, let factor):
            let (effects, plain) = style.layers
            let faded: [ResolvedStyle] = effects.map { effect in
                guard case .shadowed(let style, var shadow) = effect else { return effect }
                shadow.color = shadow.color.opacity(factor)
                return .shadowed(style, shadow)
            }
            return (faded, plain.opacity(factor))
        default: return ([], self)
        }
    }

    /// Whether more than a paint belongs to it.
    var hasEffects: Bool { !layers.effects.isEmpty }

    /// Draws with the style's paint for an area, and with its shadows and blend modes. `draw` may be called several times.
    package func draw(in area: CGRect, _ painter: inout Painter, _ draw: (inout Painter, Paint) -> Void) {
        let (effects, plain) = layers
        Self.draw(effects[...], plain.paint(in: area), area, &painter, draw)
    }

    private static func draw(
        _ effects: ArraySlice<ResolvedStyle>, _ paint: Paint, _ area: CGRect, _ painter: inout Painter, _ draw: (inout Painter, Paint) -> Void
    ) {
        guard let effect = effects.first else { return draw(&painter, paint) }
        let rest = effects.dropFirst()
        switch effect {
        case .blended(_, let mode): painter.group(.pushBlend(mode)) { Self.draw(rest, paint, area, &$0, draw) }
        case .shadowed(_, let shadow) where !shadow.isInner:
            painter.shadowed(.init(color: shadow.color, radius: shadow.radius, offset: shadow.offset)) { Self.draw(rest, paint, area, &$0, draw) }
        case .shadowed(_, let shadow):
            painter.flattened { painter in
                Self.draw(rest, paint, area, &painter, draw)
                var shape = painter.nested()
                draw(&shape, .black)
                painter.group(.pushMask(shape.list)) { shadow.drawInside(shape.list, area, &$0) }
            }
        default: draw(&painter, paint)
        }
    }
}

extension ResolvedShadow {
    /// The blurred surroundings of a drawing, moved.
    fileprivate func drawInside(_ shape: DisplayList, _ area: CGRect, _ painter: inout Painter) {
        // As far as the blur reaches, and for strokes and letters, which reach beyond their frames.
        let margin = 4 * radius + abs(offset.width) + abs(offset.height) + max(area.width, area.height) + 10
        let surroundings = Path(area.insetBy(dx: -margin, dy: -margin))
        painter.group(.pushTransform(CGAffineTransform(translationX: offset.width, y: offset.height))) { painter in
            func cutOut(_ painter: inout Painter) {
                painter.flattened { painter in
                    painter.fill(surroundings, paint: .color(color))
                    painter.group(.pushBlend(.destinationOut)) { $0.picture(shape, at: .zero) }
                }
            }
            if radius > 0 { painter.group(.pushBlur(radius: radius, isOpaque: false), cutOut) } else { cutOut(&painter) }
        }
    }
}
