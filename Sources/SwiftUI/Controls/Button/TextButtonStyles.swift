import Graphics
import Metrics
import SwiftUICore

/// Text in the tint; red for a destructive role, grey when disabled.
///
/// In a row of a list all of the row is the button: it is grey under the finger, and a tap anywhere on it acts. Of several such buttons in
/// one row, each then acts, as on iOS; buttons of every other style keep touches to themselves.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(configuration, mayBeRow: configuration.mayBeRow) { TintedLabel(configuration: $0) }
    }
}

/// As the default; in a list the button acts only where its label is.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { PressableButton(configuration) { TintedLabel(configuration: $0) } }
}

/// The label as it is, faded while pressed or disabled. In a list, too, the button acts only where its label is.
public struct PlainButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { PressableButton(configuration) { PlainLabel(configuration: $0) } }
}

/// A label in the tint, or in the colour of the button's role.
struct TintedLabel: View {
    let configuration: ButtonStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        configuration.label
            .foregroundStyle(
                isEnabled
                    ? (configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint))
                    : AnyShapeStyle(Color(.tertiaryLabel)))
            .opacity(configuration.isPressed ? ControlMetrics.Button.pressedOpacity : 1)
    }
}

struct PlainLabel: View {
    let configuration: ButtonStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        configuration.label.opacity(
            configuration.isPressed ? ControlMetrics.Button.pressedPlainOpacity : isEnabled ? 1 : StyleOpacity.disabledControl)
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle { public static var automatic: DefaultButtonStyle { .init() } }
extension PrimitiveButtonStyle where Self == PlainButtonStyle { public static var plain: PlainButtonStyle { .init() } }
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle { public static var borderless: BorderlessButtonStyle { .init() } }
