import Foundation
import SwiftUICore

/// A line of text that can be changed; along the vertical axis, as many lines as the text needs.
public nonisolated struct TextField<Label: View>: View {
    let input: FieldContent

    init(_ text: Binding<String>, prompt: Text?, label: Label, axis: Axis) {
        input = FieldContent(text: text, prompt: prompt.map { AnyView($0) } ?? AnyView(label), axis: axis, isSecure: false)
    }

    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal, @ViewBuilder label: () -> Label) {
        self.init(text, prompt: prompt, label: label(), axis: axis)
    }

    @MainActor public var body: some View { StyledTextInput(input: input) }
}

extension TextField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal) {
        self.init(text, prompt: prompt, label: Text(titleKey), axis: axis)
    }

    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal
    ) { self.init(text, prompt: prompt, label: Text(title), axis: axis) }

    /// A value in words; what cannot be read as one leaves it as it was.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(Self.words(value, format), prompt: prompt, label: Text(titleKey), axis: .horizontal)
    }

    @_disfavoredOverload public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(Self.words(value, format), prompt: prompt, label: Text(title), axis: .horizontal)
    }

    /// A value in words, or none; words that cannot be read as one leave none.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        let words = Binding<String>(
            get: { value.wrappedValue.map { format.format($0) } ?? "" },
            set: { value.wrappedValue = try? format.parseStrategy.parse($0) })
        self.init(words, prompt: prompt, label: Text(titleKey), axis: .horizontal)
    }

    private static func words<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F) -> Binding<String>
    where F.FormatOutput == String {
        Binding(
            get: { format.format(value.wrappedValue) },
            set: { words in if let new = try? format.parseStrategy.parse(words) { value.wrappedValue = new } })
    }
}

extension TextField where Label == _TextFieldStyleLabel {
    init(_ input: FieldContent) { self.input = input }
}

/// A line of text whose characters are not shown.
public nonisolated struct SecureField<Label: View>: View {
    let input: FieldContent

    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        input = FieldContent(text: text, prompt: prompt.map { AnyView($0) } ?? AnyView(label()), axis: .horizontal, isSecure: true)
    }

    @MainActor public var body: some View { StyledTextInput(input: input) }
}

extension SecureField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }

    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }
}
