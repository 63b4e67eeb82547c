import SwiftUICore

/// A button that opens a list of commands.
public nonisolated struct Menu<Label: View, Content: View>: View {
    let configuration: MenuStyleConfiguration

    init(label: Label, content: Content, primaryAction: (@MainActor () -> Void)?) {
        configuration = MenuStyleConfiguration(
            label: .init(content: AnyView(ImplicitRow(label))), content: .init(content: AnyView(content)), primaryAction: primaryAction)
    }

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content(), primaryAction: nil)
    }

    /// A tap acts; a long press opens the menu.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping @MainActor () -> Void
    ) { self.init(label: label(), content: content(), primaryAction: primaryAction) }

    @MainActor public var body: some View {
        Styled(configuration) { AutomaticMenu(configuration: $0) }
    }
}

extension Menu where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }

    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void) {
        self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
    }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { SwiftUI.Label(title, systemImage: systemImage) }
    }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// The menu a style was handed, in the look that it has outside of that style.
    public init(_ configuration: MenuStyleConfiguration) { self.configuration = configuration }
}

/// What a menu's style draws: the closed menu.
public struct MenuStyleConfiguration: StyledConfiguration {
    public nonisolated struct Label: View {
        let content: AnyView
        @MainActor public var body: some View { content }
    }

    public nonisolated struct Content: View {
        let content: AnyView
        @MainActor public var body: some View { content }
    }

    let label: Label
    let content: Content
    let primaryAction: (@MainActor () -> Void)?
    var cursor = StyleCursor.environment

    init(label: Label, content: Content, primaryAction: (@MainActor () -> Void)?) {
        (self.label, self.content, self.primaryAction) = (label, content, primaryAction)
    }
}

/// The look of closed menus inside a view; `Menu(configuration)` stands for the menu itself.
@MainActor @preconcurrency public protocol MenuStyle {
    associatedtype Body: View
    typealias Configuration = MenuStyleConfiguration

    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A button in the style of its surroundings.
public struct DefaultMenuStyle: MenuStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { AutomaticMenu(configuration: configuration) }
}

/// As the default: on iOS every menu is a button.
public struct ButtonMenuStyle: MenuStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { AutomaticMenu(configuration: configuration) }
}

/// Text in the tint, whatever the button style.
public struct BorderlessButtonMenuStyle: MenuStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { AutomaticMenu(configuration: configuration).buttonStyle(.borderless) }
}

extension MenuStyle where Self == DefaultMenuStyle { public static var automatic: DefaultMenuStyle { .init() } }
extension MenuStyle where Self == ButtonMenuStyle { public static var button: ButtonMenuStyle { .init() } }
extension MenuStyle where Self == BorderlessButtonMenuStyle { public static var borderlessButton: BorderlessButtonMenuStyle { .init() } }

/// In which order a menu's rows stand when it opens upwards.
public struct MenuOrder: Hashable, Sendable {
    private let name: String

    public static let automatic = MenuOrder(name: "automatic")
    public static let priority = MenuOrder(name: "priority")
    public static let fixed = MenuOrder(name: "fixed")
}

extension View {
    /// Gives the menus inside this view the look of `style`; the innermost call wins.
    public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        nonisolated(unsafe) let style = style
        return controlStyle(MenuStyleConfiguration.self) { style.makeBody(configuration: $0) }
    }

    /// Rows here always stand in the order they were written in.
    public nonisolated func menuOrder(_ order: MenuOrder) -> some View { self }

    /// On iOS menus have no indicator of their own.
    public nonisolated func menuIndicator(_ visibility: Visibility) -> some View { self }
}
