import Metrics
import SwiftUICore

/// What a toggle style draws.
public struct ToggleStyleConfiguration: StyledConfiguration {
    /// What the toggle is called.
    public nonisolated struct Label: View {
        let content: AnyView

        @MainActor public var body: some View { content }
    }

    public let label: Label
    @Binding public var isOn: Bool
    /// Whether only some of the values behind the toggle are on.
    public var isMixed: Bool
    var cursor = StyleCursor.environment

    init(label: AnyView, isOn: Binding<Bool>, isMixed: Bool) {
        self.label = Label(content: label)
        _isOn = isOn
        self.isMixed = isMixed
    }
}

/// The look of toggles inside a view.
@MainActor @preconcurrency public protocol ToggleStyle {
    associatedtype Body: View
    typealias Configuration = ToggleStyleConfiguration

    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A switch; in a menu, a row with a check mark.
public struct DefaultToggleStyle: ToggleStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { AutomaticToggle(configuration: configuration) }
}

/// The label, and a switch at the trailing end.
public struct SwitchToggleStyle: ToggleStyle {
    let tint: Color?

    public nonisolated init() { tint = nil }

    /// A switch that is `tint` when on.
    public nonisolated init(tint: Color) { self.tint = tint }

    public func makeBody(configuration: Configuration) -> some View {
        if let tint {
            SwitchRow(configuration: configuration).tint(tint)
        } else {
            SwitchRow(configuration: configuration)
        }
    }
}

/// The label as a button that stays down while on.
public struct ButtonToggleStyle: ToggleStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { ToggleButton(configuration: configuration) }
}

extension ToggleStyle where Self == DefaultToggleStyle { public static var automatic: DefaultToggleStyle { .init() } }
extension ToggleStyle where Self == SwitchToggleStyle { public static var `switch`: SwitchToggleStyle { .init() } }
extension ToggleStyle where Self == ButtonToggleStyle { public static var button: ButtonToggleStyle { .init() } }

extension View {
    /// Gives the toggles inside this view the look of `style`; the innermost call wins.
    public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        nonisolated(unsafe) let style = style
        return controlStyle(ToggleStyleConfiguration.self) { style.makeBody(configuration: $0) }
    }
}

struct AutomaticToggle: View {
    let configuration: ToggleStyleConfiguration
    @Environment(\.isMenu) private var isMenu

    var body: some View {
        if isMenu {
            Button { configuration.isOn.toggle() } label: { configuration.label }
                .environment(\.menuRowIsChecked, configuration.isOn)
        } else {
            SwitchRow(configuration: configuration)
        }
    }
}

struct ToggleButton: View {
    let configuration: ToggleStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        configuration.label
            .foregroundStyle(isEnabled ? AnyShapeStyle(.tint) : AnyShapeStyle(Color(.tertiaryLabel)))
            .padding(.vertical, ControlMetrics.Button.verticalPadding(.regular))
            .padding(.horizontal, ControlMetrics.Button.horizontalPadding(.regular))
            .background(
                AnyShapeStyle(.tint).opacity(configuration.isOn ? ControlMetrics.Toggle.buttonOnOpacity : 0),
                in: ButtonFieldShape(size: .regular, border: .automatic))
            .onPress { configuration.isOn.toggle() }
            .accessibilityControl(
                .isToggle, value: Text(configuration.isOn ? .on : .off), activate: { configuration.isOn.toggle() })
    }
}
