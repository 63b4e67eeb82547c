import SwiftUICore

/// Something that is on or off.
public nonisolated struct Toggle<Label: View>: View {
    let configuration: ToggleStyleConfiguration

    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        configuration = ToggleStyleConfiguration(label: AnyView(ImplicitRow(label())), isOn: isOn, isMixed: false)
    }

    /// One switch for several values: on when all are on, mixed when some are.
    public init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        let bindings = sources.map { $0[keyPath: isOn] }
        let all = Binding(
            get: { bindings.allSatisfy(\.wrappedValue) }, set: { new in bindings.forEach { $0.wrappedValue = new } })
        let some = bindings.contains(where: \.wrappedValue)
        configuration = ToggleStyleConfiguration(
            label: AnyView(ImplicitRow(label())), isOn: all, isMixed: some && !bindings.allSatisfy(\.wrappedValue))
    }

    @MainActor public var body: some View {
        Styled(configuration) { DefaultToggleStyle().makeBody(configuration: $0) }
    }
}

extension Toggle where Label == Text {
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(titleKey) } }

    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { SwiftUI.Label(title, systemImage: systemImage) }
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// The toggle a style was handed, in the look that it has outside of that style.
    public init(_ configuration: ToggleStyleConfiguration) { self.configuration = configuration }
}
