import Metrics
import SwiftUICore

/// A label that shows another page. As a row of a list it ends in a chevron and its label keeps its own colours.
///
/// A link by value leads to the page that `navigationDestination` names for the value's type; one with a destination, to that.
public nonisolated struct NavigationLink<Label: View, Destination: View>: View {
    enum Target {
        case view(() -> Destination)
        /// nil: nowhere; the link is then disabled.
        case value(AnyHashable?)
    }

    let label: Label
    let target: Target
    var isActive: Binding<Bool>?
    @Environment(\.navigationLevel) private var level
    @Environment(\.isListRow) private var isListRow
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.isColumnList) private var isColumnList

    init(_ label: Label, _ target: Target, isActive: Binding<Bool>? = nil) {
        (self.label, self.target, self.isActive) = (label, target, isActive)
    }

    @MainActor public var body: some View {
        let isEnabled = isEnabled && !leadsNowhere
        let action = RowAction(isLink: true, isEnabled: isEnabled, perform: follow), label = label, isListRow = isListRow, showsChevron = !isColumnList
        SubviewPlacementReader { isRow in
            if isRow && isListRow {
                ImplicitRow(label)
                    .opacity(isEnabled ? 1 : StyleOpacity.disabledControl)
                    .rowAction(action)
                    .accessibilityControl(.isButton, activate: { action.perform() })
            } else if isListRow {
                HStack(spacing: 0) {
                    ImplicitRow(label).opacity(isEnabled ? 1 : StyleOpacity.disabledControl)
                    Spacer(minLength: RowAccessoryMetrics.chevronGap)
                    if showsChevron { DisclosureChevron().padding(.trailing, RowAccessoryMetrics.chevronPadding) }
                }
                .modifier(RowPress(isLink: true, action: { action.perform() }))
                .accessibilityControl(.isButton, activate: { action.perform() })
            } else {
                Button { action.perform() } label: { ImplicitRow(label) }
            }
        }
        .disabled(leadsNowhere)
        .modifier(ActivePage(isActive: isActive, target: target))
    }

    private var leadsNowhere: Bool { if case .value(nil) = target { true } else { false } }

    @MainActor private var follow: @MainActor () -> Void {
        let target = target, isActive = isActive, level = level
        return {
            if let isActive { return isActive.wrappedValue = true }
            switch target {
            case .view(let destination): level?.show(AnyView(destination()))
            case .value(let value): if let value { _ = level?.show(value) }
            }
        }
    }
}

/// The page of a link that a binding opens.
nonisolated struct ActivePage<Label: View, Destination: View>: ViewModifier {
    let isActive: Binding<Bool>?
    let target: NavigationLink<Label, Destination>.Target

    @MainActor func body(content: Content) -> some View {
        if let isActive, case .view(let destination) = target {
            content.modifier(PresentedPage(isPresented: isActive, destination: destination))
        } else {
            content
        }
    }
}

extension NavigationLink {
    public init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(label(), .view(destination))
    }

    public init(destination: Destination, @ViewBuilder label: () -> Label) { self.init(label(), .view { destination }) }

    /// A link whose page shows while a binding is true.
    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(label(), .view { destination }, isActive: isActive)
    }

    public init(isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(label(), .view(destination), isActive: isActive)
    }

    /// A link whose page shows while a selection is the link's tag.
    public init<V: Hashable>(destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label) {
        self.init(label(), .view { destination }, isActive: Self.isSelected(tag, selection))
    }

    public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
    ) { self.init(label(), .view(destination), isActive: Self.isSelected(tag, selection)) }

    private static func isSelected<V: Hashable>(_ tag: V, _ selection: Binding<V?>) -> Binding<Bool> {
        Binding(
            get: { selection.wrappedValue == tag },
            set: { isOn in
                if isOn { selection.wrappedValue = tag } else if selection.wrappedValue == tag { selection.wrappedValue = nil }
            })
    }
}

extension NavigationLink where Destination == Never {
    /// A link to the page for a value; with nil it is disabled.
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(label(), .value(value.map { AnyHashable($0) }))
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

    public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
        self.init(destination: destination, isActive: isActive) { Text(titleKey) }
    }

    public init<V: Hashable>(_ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>) {
        self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
    }

    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: @escaping () -> Destination) {
        self.init(destination: destination) { Text(title) }
    }

    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(destination: destination) { Text(title) }
    }

    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
        self.init(destination: destination, isActive: isActive) { Text(title) }
    }

    @_disfavoredOverload public init<S: StringProtocol, V: Hashable>(
        _ title: S, destination: Destination, tag: V, selection: Binding<V?>
    ) { self.init(destination: destination, tag: tag, selection: selection) { Text(title) } }
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
