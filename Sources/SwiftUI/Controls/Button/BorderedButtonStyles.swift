import Foundation
import Graphics
import Metrics
import SwiftUICore

/// The label in the tint on a grey field, or on a pale field of an explicit tint.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(configuration) { BorderedLabel(configuration: $0, isProminent: false) }
    }
}

/// The label in white on a field of the tint.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(configuration) { BorderedLabel(configuration: $0, isProminent: true) }
    }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle { public static var bordered: BorderedButtonStyle { .init() } }

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: BorderedProminentButtonStyle { .init() }
}

/// A label on a field whose size and corners follow the control size.
struct BorderedLabel: View {
    let configuration: ButtonStyleConfiguration
    let isProminent: Bool
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var size
    @Environment(\.buttonBorderShape) private var shape
    @Environment(\.tint) private var tint

    private typealias Metrics = ControlMetrics.Button

    var body: some View {
        configuration.label
            .font(Metrics.textStyle(size.metrics) == .subheadline ? .subheadline : .body)
            .foregroundStyle(title)
            .multilineTextAlignment(.center)
            .padding(.vertical, Metrics.verticalPadding(size.metrics))
            .padding(.horizontal, Metrics.horizontalPadding(size.metrics))
            .background(fill, in: ButtonFieldShape(size: size.metrics, border: shape))
            .opacity(configuration.isPressed ? Metrics.pressedBorderedOpacity : 1)
    }

    private var isDestructive: Bool { configuration.role == .destructive }

    private var title: AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(Color(Metrics.disabledTitle).opacity(Metrics.disabledTitleOpacity)) }
        if isProminent { return AnyShapeStyle(Color.white) }
        return isDestructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
    }

    private var fill: AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(Color(Metrics.disabledFill)) }
        let colored = isDestructive ? AnyShapeStyle(Color.red) : isProminent ? AnyShapeStyle(.tint) : tint
        guard let colored else { return AnyShapeStyle(Color(Metrics.borderedFill)) }
        return isProminent ? colored : AnyShapeStyle(colored.opacity(Metrics.tintedFillOpacity))
    }
}

/// The outline of a bordered button's field.
public struct ButtonBorderShape: Equatable, Sendable {
    enum Kind: Equatable { case automatic, capsule, circle, rounded(CGFloat?) }

    let kind: Kind

    /// What fits the control size: a capsule for mini, small and extra large, else a rounded rectangle.
    public static let automatic = ButtonBorderShape(kind: .automatic)
    public static let capsule = ButtonBorderShape(kind: .capsule)
    public static let roundedRectangle = ButtonBorderShape(kind: .rounded(nil))
    public static let circle = ButtonBorderShape(kind: .circle)

    /// A rounded rectangle with a radius in points.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { ButtonBorderShape(kind: .rounded(radius)) }
}

/// A button's field: its corners depend on how high the label made it.
nonisolated struct ButtonFieldShape: Shape {
    let size: ControlMetrics.Size
    let border: ButtonBorderShape

    func path(in rect: CGRect) -> Path {
        switch border.kind {
        case .capsule: return Capsule().path(in: rect)
        case .circle: return Circle().path(in: rect)
        case .rounded(let radius?): return Path(roundedRect: rect, cornerRadius: max(radius.isFinite ? radius : 0, 0))
        case .rounded(nil):
            let radius = ControlMetrics.Button.cornerRadius(size, height: rect.height) ?? ControlMetrics.Button.smallCornerRadius
            return Path(roundedRect: rect, cornerRadius: radius)
        case .automatic:
            guard let radius = ControlMetrics.Button.cornerRadius(size, height: rect.height) else { return Capsule().path(in: rect) }
            return Path(roundedRect: rect, cornerRadius: radius)
        }
    }
}

private enum ButtonBorderShapeKey: EnvironmentKey { static var defaultValue: ButtonBorderShape { .automatic } }

extension EnvironmentValues {
    public var buttonBorderShape: ButtonBorderShape {
        get { self[ButtonBorderShapeKey.self] }
        set { self[ButtonBorderShapeKey.self] = newValue }
    }
}

extension View {
    public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { environment(\.buttonBorderShape, shape) }
}
