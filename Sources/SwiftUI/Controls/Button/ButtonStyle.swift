import Graphics
import Metrics
import SwiftUICore

/// What a button style draws: the label, and the state it is in.
public struct ButtonStyleConfiguration {
    /// The button's label.
    public nonisolated struct Label: View {
        let content: AnyView

        @MainActor public var body: some View { content }
    }

    public let role: ButtonRole?
    public let label: Label
    public let isPressed: Bool

    init(role: ButtonRole?, label: AnyView, isPressed: Bool) {
        (self.role, self.label, self.isPressed) = (role, Label(content: label), isPressed)
    }
}

/// The look of buttons inside a view.
@MainActor @preconcurrency public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration

    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A style, its type hidden.
struct AnyButtonStyle: @unchecked Sendable {
    let makeBody: @MainActor (ButtonStyleConfiguration) -> AnyView

    init<S: ButtonStyle>(_ style: S) {
        nonisolated(unsafe) let style = style
        makeBody = { AnyView(style.makeBody(configuration: $0)) }
    }
}

/// Text in the tint; red for a destructive role, grey when disabled.
public struct DefaultButtonStyle: ButtonStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { TintedLabel(configuration: configuration) }
}

/// As the default, inside lists too.
public struct BorderlessButtonStyle: ButtonStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { TintedLabel(configuration: configuration) }
}

/// The label as it is, faded while pressed.
public struct PlainButtonStyle: ButtonStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        configuration.label.opacity(configuration.isPressed ? StyleOpacity.pressed : 1)
    }
}

struct TintedLabel: View {
    let configuration: ButtonStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        configuration.label
            .foregroundStyle(
                isEnabled
                    ? (configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint))
                    : AnyShapeStyle(Color(.tertiaryLabel)))
            .opacity(configuration.isPressed ? StyleOpacity.pressed : 1)
    }
}

private enum ButtonStyleKey: EnvironmentKey {
    static let standard = AnyButtonStyle(DefaultButtonStyle())
    static var defaultValue: AnyButtonStyle { standard }
}

extension EnvironmentValues {
    var buttonStyle: AnyButtonStyle {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }
}

extension ButtonStyle where Self == DefaultButtonStyle { public static var automatic: DefaultButtonStyle { .init() } }
extension ButtonStyle where Self == PlainButtonStyle { public static var plain: PlainButtonStyle { .init() } }
extension ButtonStyle where Self == BorderlessButtonStyle { public static var borderless: BorderlessButtonStyle { .init() } }

extension View {
    public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { environment(\.buttonStyle, AnyButtonStyle(style)) }
}
