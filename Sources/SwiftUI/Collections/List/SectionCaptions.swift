import Metrics
import SwiftUICore

/// The text look of a header inside a list or an open menu; elsewhere, nothing.
nonisolated struct SectionHeaderCaption: ViewModifier {
    /// In a sidebar: whether the section is open.
    let isExpanded: Binding<Bool>?
    @Environment(\.isListRow) private var isInList
    @Environment(\.isMenu) private var isInMenu
    @Environment(\.listStyle) private var style
    @Environment(\.headerProminence) private var prominence

    @MainActor func body(content: Content) -> some View {
        if isInMenu {
            content.font(.footnote).foregroundStyle(.secondary)
        } else if !isInList {
            content
        } else if let isExpanded {
            HStack(spacing: 0) {
                content.font(.title3.weight(.bold)).textCase(nil)
                Spacer(minLength: RowAccessoryMetrics.chevronGap)
                OpeningChevron(isOpen: isExpanded.wrappedValue)
            }
            .modifier(ListRowTap(action: { { withAnimation { isExpanded.wrappedValue.toggle() } } }))
        } else if style == .sidebar {
            content.font(.title3.weight(.bold)).textCase(nil)
        } else if prominence == .increased {
            content.font(.title3.weight(.semibold)).textCase(nil)
        } else if style.isPlain {
            content.font(.headline)
        } else {
            content.font(.footnote).foregroundStyle(.secondary).textCase(.uppercase)
        }
    }
}

/// The text look of a footer inside a list; outside one, nothing.
nonisolated struct SectionFooterCaption: ViewModifier {
    @Environment(\.isListRow) private var isInList

    @MainActor func body(content: Content) -> some View {
        if isInList { content.font(.footnote).foregroundStyle(.secondary).textCase(nil) } else { content }
    }
}

/// A chevron that points on while something is closed, and down while it is open, in the tint.
struct OpeningChevron: View {
    let isOpen: Bool
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        Image(systemName: "chevron.forward")
            .font(.system(size: RowAccessoryMetrics.disclosureFontSize, weight: .semibold))
            .imageScale(.medium)
            .foregroundStyle(.tint)
            // The ink lies a point behind the middle it turns about.
            .padding(.leading, 2 * RowAccessoryMetrics.disclosureInkOffset)
            .rotationEffect(.degrees(isOpen ? (direction == .rightToLeft ? -90 : 90) : 0))
            .frame(width: 2 * RowAccessoryMetrics.disclosureCentreTrailing)
    }
}

/// How much a header stands out.
public enum Prominence: Hashable, Sendable { case standard, increased }

private enum HeaderProminenceKey: EnvironmentKey { static var defaultValue: Prominence { .standard } }

extension EnvironmentValues {
    /// How much the headers of sections stand out.
    public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
    }
}

extension View {
    /// Makes the headers of sections inside large and in the label's colour, or leaves them as they are.
    public nonisolated func headerProminence(_ prominence: Prominence) -> some View { environment(\.headerProminence, prominence) }
}
