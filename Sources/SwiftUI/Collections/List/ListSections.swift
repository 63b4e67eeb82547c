import Metrics
import SwiftUICore

/// A section with a background of its own: the grouped styles.
struct GroupedListSection: View {
    let section: ListSectionContent
    let list: ListContext
    @Environment(\.listStyle) private var style
    @Environment(\.listRowSpacing) private var rowSpacing
    @Environment(\.listSectionSpacing) private var spacing

    private var isInset: Bool { style != .grouped }
    /// Rows apart from each other are groups of their own.
    private var areApart: Bool { isInset && (rowSpacing ?? 0) > 0 }

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            if section.header.isEmpty {
                Color.clear.frame(height: spacing.map { $0 / 2 } ?? ListMetrics.sectionTop)
            } else {
                ListCaption(parts: section.header, top: ListMetrics.headerTop, bottom: ListMetrics.headerBottom)
                    .accessibilityAddTraits(.isHeader)
            }
            if areApart {
                VStack(spacing: rowSpacing) { rows }
            } else {
                VStack(spacing: 0) { rows }
                    .clipShape(RoundedRectangle(cornerRadius: isInset ? ListMetrics.cornerRadius : 0))
            }
            if section.footer.isEmpty {
                Color.clear.frame(height: spacing.map { $0 / 2 } ?? ListMetrics.sectionBottom)
            } else {
                ListCaption(parts: section.footer, top: ListMetrics.footerTop, bottom: ListMetrics.footerBottom)
            }
        }
        .modifier(InsetByWidthLayer(inset: margin))
    }

    private var margin: @Sendable (CGFloat) -> CGFloat {
        if isInset { return { ListMetrics.insetGroupedMargin(width: $0) } }
        return { _ in 0 }
    }

    private var rows: some View {
        ForEach(ListRowPlace.places(of: section.rows, edges: areApart ? .none : isInset ? .between : .all)) { place in
            let row = ListRowView(place: place, look: look, list: list)
            if areApart {
                row.clipShape(RoundedRectangle(cornerRadius: ListMetrics.cornerRadius))
            } else {
                row
            }
        }
    }

    private var look: ListRowLook {
        ListRowLook(background: ListMetrics.groupedRowBackground, insets: isInset ? .insetGrouped : .fullWidth)
    }
}

/// A section of the plain styles: rows on the page itself.
struct PlainListSection: View {
    let section: ListSectionContent
    let list: ListContext
    @Environment(\.listRowSpacing) private var rowSpacing

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            if !section.header.isEmpty {
                ListCaption(
                    parts: section.header, top: ListMetrics.plainHeaderVerticalInset, bottom: ListMetrics.plainHeaderVerticalInset)
                    .accessibilityAddTraits(.isHeader)
            }
            VStack(spacing: rowSpacing ?? 0) {
                ForEach(ListRowPlace.places(of: section.rows, edges: .below)) { place in
                    ListRowView(
                        place: place, look: ListRowLook(background: ListMetrics.plainRowBackground, insets: .fullWidth), list: list)
                }
            }
            if !section.footer.isEmpty {
                ListCaption(parts: section.footer, top: ListMetrics.footerTop, bottom: ListMetrics.footerBottom)
            }
        }
    }
}

/// A section of a sidebar that is a column of its own: rows without groups and lines, the chosen one in a rounded box.
struct SidebarListSection: View {
    let section: ListSectionContent
    let list: ListContext

    private static let look = ListRowLook(background: nil, insets: .fixed(ListMetrics.sidebarRowInset), showsChevrons: false)

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            if !section.header.isEmpty {
                ListCaption(parts: section.header, top: ListMetrics.sidebarHeaderTop, bottom: ListMetrics.sidebarHeaderBottom)
                    .accessibilityAddTraits(.isHeader)
            }
            ForEach(ListRowPlace.places(of: section.rows, edges: .none)) { place in
                ListRowView(place: place, look: Self.look, list: list)
                    .clipShape(RoundedRectangle(cornerRadius: ListMetrics.cornerRadius))
            }
            if !section.footer.isEmpty {
                ListCaption(parts: section.footer, top: ListMetrics.footerTop, bottom: ListMetrics.footerBottom)
            }
        }
        .padding(.horizontal, ListMetrics.sidebarMargin)
    }
}

/// A section's header or footer, aligned with the text of its rows.
struct ListCaption: View {
    let parts: [Subview]
    let top, bottom: CGFloat
    @Environment(\.listStyle) private var style
    @Environment(\.isSidebarColumn) private var isSidebarColumn
    @Environment(\.defaultMinListHeaderHeight) private var minimumHeight

    var body: some View {
        ImplicitRow(ForEach(parts) { $0 })
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(.top, top)
            .padding(.bottom, bottom)
            .frame(minHeight: minimumHeight)
            .modifier(InsetByWidthLayer(inset: insets.length))
    }

    private var insets: ListRowInsets {
        switch style {
        case .sidebar where isSidebarColumn: .fixed(ListMetrics.sidebarRowInset)
        case .insetGrouped, .sidebar: .insetGrouped
        default: .fullWidth
        }
    }
}

private enum ListRowSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private enum ListSectionSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private enum MinimumHeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

extension EnvironmentValues {
    var listRowSpacing: CGFloat? {
        get { self[ListRowSpacingKey.self] }
        set { self[ListRowSpacingKey.self] = newValue }
    }

    var listSectionSpacing: CGFloat? {
        get { self[ListSectionSpacingKey.self] }
        set { self[ListSectionSpacingKey.self] = newValue }
    }

    /// The least height of a section's header or footer, in points; nil leaves it to its text.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[MinimumHeaderHeightKey.self] }
        set { self[MinimumHeaderHeightKey.self] = newValue }
    }
}

/// The distance between a list's sections.
public struct ListSectionSpacing: Sendable {
    let length: CGFloat?

    public static let `default` = ListSectionSpacing(length: nil)
    /// Closer together; how close is from memory.
    public static let compact = ListSectionSpacing(length: ListMetrics.compactSectionSpacing)

    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(length: spacing) }
}

extension View {
    /// Puts the rows of grouped lists apart, each in a group of its own; nil keeps them together.
    public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View { environment(\.listRowSpacing, spacing) }

    public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        environment(\.listSectionSpacing, spacing.length)
    }

    /// Sets the distance between a list's sections, in points.
    public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View { environment(\.listSectionSpacing, spacing) }
}
