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
}

/// The look of buttons inside a view; when a button acts is the system's business.
@MainActor @preconcurrency public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration

    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style that also decides when a button acts is handed.
public struct PrimitiveButtonStyleConfiguration: StyledConfiguration {
    /// The button's label.
    public nonisolated struct Label: View {
        let content: AnyView

        @MainActor public var body: some View { content }
    }

    public let role: ButtonRole?
    public let label: Label
    let action: @MainActor () -> Void
    /// What assistive technology calls it.
    var traits: AccessibilityTraits = .isButton
    /// Whether a row of a list may be pressed in its place.
    var mayBeRow = true
    var cursor = StyleCursor.environment

    init(role: ButtonRole?, label: AnyView, action: @escaping @MainActor () -> Void) {
        (self.role, self.label, self.action) = (role, Label(content: label), action)
    }

    /// Does what the button is for.
    @MainActor public func trigger() { action() }
}

/// The look of buttons inside a view, and when they act.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    typealias Configuration = PrimitiveButtonStyleConfiguration

    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension View {
    public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        nonisolated(unsafe) let style = style
        return controlStyle(PrimitiveButtonStyleConfiguration.self) { configuration in
            PressableButton(configuration) { style.makeBody(configuration: $0) }
        }
    }

    public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        nonisolated(unsafe) let style = style
        return controlStyle(PrimitiveButtonStyleConfiguration.self) { style.makeBody(configuration: $0) }
    }
}
