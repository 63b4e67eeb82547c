import Metrics
import SwiftUICore

/// A label that shows another page. In a list it has a chevron and its label keeps its own colours.
public nonisolated struct NavigationLink<Label: View, Destination: View>: View {
    let label: Label
    let destination: () -> Destination
    @Environment(\.isListRow) private var isListRow

    public init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
        (self.destination, self.label) = (destination, label())
    }

    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        (self.destination, self.label) = ({ destination }, label())
    }

    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        (self.destination, self.label) = ({ destination }, label())
    }

    @MainActor public var body: some View {
        content.accessibilityControl(.isButton)
    }

    @ViewBuilder @MainActor private var content: some View {
        if isListRow {
            HStack(spacing: 0) {
                ImplicitRow(label)
                Spacer(minLength: RowAccessoryMetrics.chevronGap)
                DisclosureChevron()
            }
        } else {
            ImplicitRow(label).foregroundStyle(.tint)
        }
    }
}

extension NavigationLink where Destination == Never {
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        (self.destination, self.label) = ({ fatalError("a link by value has no destination of its own") }, label())
    }
}

extension NavigationLink where Label == Text, Destination == Never {
    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) { self.init(value: value) { Text(titleKey) } }

    @_disfavoredOverload public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) { self.init(value: value) { Text(title) } }
}

extension NavigationLink where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    public init(_ titleKey: LocalizedStringKey, destination: Destination) { self.init(destination: destination) { Text(titleKey) } }

    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: @escaping () -> Destination) {
        self.init(destination: destination) { Text(title) }
    }

    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(destination: destination) { Text(title) }
    }
}

/// The mark at the end of a row that leads somewhere.
struct DisclosureChevron: View {
    var body: some View {
        Image(systemName: "chevron.forward")
            .font(.system(size: RowAccessoryMetrics.chevronFontSize, weight: .semibold))
            .imageScale(.medium)
            .foregroundStyle(Color(RowAccessoryMetrics.chevronColor))
            .accessibilityHidden(true)
    }
}

extension View {
    /// Names the page for values of a type; links by value lead to it.
    public nonisolated func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View { self }
}
