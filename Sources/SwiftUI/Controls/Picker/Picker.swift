import SwiftUICore

/// A choice of one among several views; each stands for the value of its tag, or of its `ForEach` element's id.
public nonisolated struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    let selection: Binding<SelectionValue>
    let label: Label
    let content: Content

    public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        (self.selection, self.label, self.content) = (selection, label(), content())
    }

    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        (self.selection, self.label, self.content) = (selection, label, content())
    }

    @MainActor public var body: some View {
        let (selection, current) = (selection, selection.wrappedValue)
        AutomaticPicker(
            label: AnyView(ImplicitRow(label)),
            choices: PickerChoices(content: AnyView(content), selected: AnyHashable(current)) { tag in
                if let value = tag.base as? SelectionValue { selection.wrappedValue = value }
            })
    }
}

extension Picker where Label == Text {
    public init(_ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.init(selection: selection, content: content) { Text(titleKey) }
    }

    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) { self.init(selection: selection, content: content) { Text(title) } }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) { self.init(selection: selection, content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) } }
}

/// What a picker offers, the types of its parts hidden.
struct PickerChoices {
    let content: AnyView
    let selected: AnyHashable
    let select: @MainActor (AnyHashable) -> Void

    /// Whether a view stands for the current value; an optional's value counts as the value itself.
    @MainActor func isSelected(_ choice: Subview) -> Bool {
        guard let tag = choice.tag else { return false }
        if tag == selected { return true }
        guard let wrapped = Mirror(reflecting: selected.base).children.first, Mirror(reflecting: selected.base).displayStyle == .optional,
            let value = wrapped.value as? any Hashable
        else { return false }
        return AnyHashable(value) == tag
    }

    @MainActor func select(_ choice: Subview) {
        if let tag = choice.tag { select(tag) }
    }
}

/// The view that is chosen at present.
struct SelectedChoice: View {
    let choices: PickerChoices

    var body: some View {
        SubviewsReader(choices.content) { subviews in
            if let chosen = subviews.first(where: choices.isSelected) { chosen }
        }
    }
}
