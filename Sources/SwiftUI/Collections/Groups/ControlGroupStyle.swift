import SwiftUICore

/// What a style of control groups lays out.
public struct ControlGroupStyleConfiguration: StyledConfiguration {
    /// The controls of the group.
    public nonisolated struct Content: View {
        let content: AnyView

        @MainActor public var body: some View { content }
    }

    /// What describes the group, for menus.
    public nonisolated struct Label: View {
        let content: AnyView

        @MainActor public var body: some View { content }
    }

    public let content: Content
    public let label: Label
    var cursor = StyleCursor.environment

    init(content: Content, label: Label) { (self.content, self.label) = (content, label) }
}

/// The look of control groups inside a view.
@MainActor @preconcurrency public protocol ControlGroupStyle {
    associatedtype Body: View
    typealias Configuration = ControlGroupStyleConfiguration

    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The platform's default: a bar of equal segments.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { ControlGroupBar(content: configuration.content) }
}

/// The platform's look for navigation; here the default one.
public struct NavigationControlGroupStyle: ControlGroupStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { ControlGroupBar(content: configuration.content) }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle { public static var automatic: AutomaticControlGroupStyle { .init() } }
extension ControlGroupStyle where Self == NavigationControlGroupStyle { public static var navigation: NavigationControlGroupStyle { .init() } }

extension View {
    /// Gives the control groups inside this view the look of `style`; the innermost call wins.
    public nonisolated func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        nonisolated(unsafe) let style = style
        return controlStyle(ControlGroupStyleConfiguration.self) { style.makeBody(configuration: $0) }
    }
}
