import SwiftUICore

/// What a style of disclosure groups lays out.
public struct DisclosureGroupStyleConfiguration: StyledConfiguration {
    /// What describes the group.
    public nonisolated struct Label: View {
        let content: AnyView

        @MainActor public var body: some View { content }
    }

    /// What the group shows or hides.
    public nonisolated struct Content: View {
        let content: @MainActor () -> AnyView

        @MainActor public var body: some View { content() }
    }

    public let label: Label
    public let content: Content
    /// Whether the content shows; a style changes it when a person asks for the other state.
    @Binding public var isExpanded: Bool
    var cursor = StyleCursor.environment

    @MainActor init<L: View, C: View>(label: L, content: @escaping () -> C, isExpanded: Binding<Bool>) {
        self.label = Label(content: AnyView(ImplicitRow(label)))
        self.content = Content(content: { AnyView(content()) })
        _isExpanded = isExpanded
    }
}

/// The look of disclosure groups inside a view.
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
    associatedtype Body: View
    typealias Configuration = DisclosureGroupStyleConfiguration

    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The platform's default: the label with a chevron, the content below it.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        StandardDisclosure(label: configuration.label, content: { configuration.content }, isExpanded: configuration.$isExpanded)
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    public static var automatic: AutomaticDisclosureGroupStyle { .init() }
}

extension View {
    /// Gives the disclosure groups inside this view the look of `style`; the innermost call wins.
    public nonisolated func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        nonisolated(unsafe) let style = style
        return controlStyle(DisclosureGroupStyleConfiguration.self) { style.makeBody(configuration: $0) }
    }
}
