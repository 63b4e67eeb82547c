import Metrics
import SwiftUICore

/// A label that shows or hides what belongs to it. Directly in a list, label and content are rows of their own.
public nonisolated struct DisclosureGroup<Label: View, Content: View>: View {
    let label: Label
    let content: () -> Content
    let isExpanded: Binding<Bool>?
    @State private var isOpen = false

    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        (self.content, self.label, isExpanded) = (content, label(), nil)
    }

    public init(isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        (self.content, self.label, self.isExpanded) = (content, label(), isExpanded)
    }

    @MainActor public var body: some View {
        let isExpanded = isExpanded ?? $isOpen
        Styled(DisclosureGroupStyleConfiguration(label: label, content: content, isExpanded: isExpanded)) { _ in
            StandardDisclosure(label: label, content: content, isExpanded: isExpanded)
        }
    }
}

/// A label with a chevron; what belongs to it below, or in rows of its own.
struct StandardDisclosure<Label: View, Content: View>: View {
    let label: Label
    let content: () -> Content
    let isExpanded: Binding<Bool>

    var body: some View {
        let isOpen = isExpanded.wrappedValue
        let row = DisclosureLabel(label: label, isExpanded: isExpanded)
        // Content that is hidden does not exist.
        let opened = isOpen ? content() : nil
        SubviewPlacementReader { isRow in
            if isRow {
                row.rowAction(RowAction { isExpanded.wrappedValue.toggle() })
                opened.padding(.leading, RowAccessoryMetrics.outlineIndentation)
            } else {
                VStack(alignment: .leading) {
                    row.onTapGesture { isExpanded.wrappedValue.toggle() }
                    opened
                }
            }
        }
    }
}

extension DisclosureGroup where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }

    @_disfavoredOverload public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(label) }
    }

    @_disfavoredOverload public init<S: StringProtocol>(
        _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) { self.init(isExpanded: isExpanded, content: content) { Text(label) } }
}

/// The label with the chevron at its end.
struct DisclosureLabel<Label: View>: View {
    let label: Label
    let isExpanded: Binding<Bool>

    var body: some View {
        HStack(spacing: 0) {
            ImplicitRow(label)
            Spacer(minLength: RowAccessoryMetrics.chevronGap)
            OpeningChevron(isOpen: isExpanded.wrappedValue)
        }
    }
}
