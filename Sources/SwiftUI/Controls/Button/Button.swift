import SwiftUICore

/// What a button is for.
public struct ButtonRole: Hashable, Sendable {
    private let name: String

    /// Takes something away: red.
    public static let destructive = ButtonRole(name: "destructive")
    /// Leaves without doing anything: the emphasised button of alerts and dialogs.
    public static let cancel = ButtonRole(name: "cancel")
}

/// A label that does something when tapped.
public nonisolated struct Button<Label: View>: View {
    let configuration: PrimitiveButtonStyleConfiguration

    @preconcurrency public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        configuration = PrimitiveButtonStyleConfiguration(role: role, label: AnyView(ImplicitRow(label())), action: action)
    }

    @preconcurrency public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    @MainActor public var body: some View {
        Styled(configuration) { DefaultButtonStyle().makeBody(configuration: $0) }
    }
}

extension Button where Label == Text {
    @preconcurrency public init(_ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    @preconcurrency @_disfavoredOverload public init<S: StringProtocol>(_ title: S, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    @preconcurrency public init(_ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) { self.init(role: role, action: action) { SwiftUI.Label(title, systemImage: systemImage) } }
}

extension Button {
    /// A button that assistive technology calls something else, or that acts only where its label is.
    init(
        traits: AccessibilityTraits = .isButton, mayBeRow: Bool, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) {
        var configuration = PrimitiveButtonStyleConfiguration(role: nil, label: AnyView(ImplicitRow(label())), action: action)
        (configuration.traits, configuration.mayBeRow) = (traits, mayBeRow)
        self.configuration = configuration
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// The button a style was handed, in the look that it has outside of that style.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) { self.configuration = configuration }
}
