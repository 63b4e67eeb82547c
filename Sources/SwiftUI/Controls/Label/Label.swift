import SwiftUICore

/// An icon with a title.
public nonisolated struct Label<Title: View, Icon: View>: View {
    let configuration: LabelStyleConfiguration

    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        configuration = LabelStyleConfiguration(title: .init(content: AnyView(title())), icon: .init(content: AnyView(icon())))
    }

    @MainActor public var body: some View {
        Styled(configuration) { DefaultLabelStyle().makeBody(configuration: $0) }
    }
}

extension Label where Title == Text, Icon == Image {
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init { Text(titleKey) } icon: { Image(systemName: name) }
    }

    public init(_ titleKey: LocalizedStringKey, image name: String) { self.init { Text(titleKey) } icon: { Image(name) } }

    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init { Text(title) } icon: { Image(systemName: name) }
    }

    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image name: String) {
        self.init { Text(title) } icon: { Image(name) }
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// The label a style was handed, in the look that it has outside of that style.
    public init(_ configuration: LabelStyleConfiguration) { self.configuration = configuration }
}
