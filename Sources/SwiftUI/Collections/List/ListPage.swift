import Metrics
import SwiftUICore

/// A list's sections in one column, on the page's background.
struct ListPage: View {
    let sections: [ListSectionContent]
    @Environment(\.listStyle) private var style

    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                ForEach(sections) { section in
                    if style == .plain || style == .inset {
                        PlainListSection(section: section)
                    } else {
                        GroupedListSection(section: section)
                    }
                }
            }
            .padding(.top, style == .plain || style == .inset ? 0 : ListMetrics.contentTop)
            .frame(maxWidth: .infinity)
        }
        .frame(maxWidth: .infinity)
        .background(Color(style == .plain || style == .inset ? ListMetrics.plainBackground : ListMetrics.groupedBackground))
    }
}

/// A section with a background of its own: the grouped styles.
struct GroupedListSection: View {
    let section: ListSectionContent
    @Environment(\.listStyle) private var style

    private var isInset: Bool { style != .grouped }

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            if section.header.isEmpty {
                Color.clear.frame(height: ListMetrics.sectionTop)
            } else {
                ListCaption(parts: section.header, top: ListMetrics.headerTop, bottom: ListMetrics.headerBottom)
                    .accessibilityAddTraits(.isHeader)
            }
            VStack(spacing: 0) { rows }
                .clipShape(RoundedRectangle(cornerRadius: isInset ? ListMetrics.cornerRadius : 0))
            if section.footer.isEmpty {
                Color.clear.frame(height: ListMetrics.sectionBottom)
            } else {
                ListCaption(parts: section.footer, top: ListMetrics.footerTop, bottom: ListMetrics.footerBottom)
            }
        }
        .modifier(InsetByWidthLayer(inset: margin))
    }

    private func topSeparator(_ row: Subview) -> ListRow.Separator {
        !isInset && row.id == section.rows.first?.id ? .full : .none
    }

    private func bottomSeparator(_ row: Subview) -> ListRow.Separator {
        if row.id != section.rows.last?.id { return .content }
        return isInset ? .none : .full
    }

    private var margin: @Sendable (CGFloat) -> CGFloat {
        if isInset { return { ListMetrics.insetGroupedMargin(width: $0) } }
        return { _ in 0 }
    }

    private func layer(_ row: Subview) -> ListRowLayer {
        ListRowLayer(
            background: Color(ListMetrics.groupedRowBackground), insets: isInset ? .insetGrouped : .fullWidth, top: topSeparator(row),
            bottom: bottomSeparator(row))
    }

    private var rows: some View {
        ForEach(section.rows) { row in
            row.modifier(layer(row))
        }
    }
}

/// A section of the plain styles: rows on the page itself.
struct PlainListSection: View {
    let section: ListSectionContent

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            if !section.header.isEmpty {
                ListCaption(
                    parts: section.header, top: ListMetrics.plainHeaderVerticalInset, bottom: ListMetrics.plainHeaderVerticalInset)
                    .accessibilityAddTraits(.isHeader)
            }
            ForEach(section.rows) { row in
                row.modifier(ListRowLayer(
                    background: Color(ListMetrics.plainRowBackground), insets: .fullWidth, top: .none, bottom: .content))
            }
            if !section.footer.isEmpty {
                ListCaption(parts: section.footer, top: ListMetrics.footerTop, bottom: ListMetrics.footerBottom)
            }
        }
    }
}

/// A section's header or footer, aligned with the text of its rows.
struct ListCaption: View {
    let parts: [Subview]
    let top, bottom: CGFloat
    @Environment(\.listStyle) private var style

    var body: some View {
        ImplicitRow(ForEach(parts) { $0 })
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(.top, top)
            .padding(.bottom, bottom)
            .modifier(InsetByWidthLayer(inset: style == .insetGrouped ? ListRowInsets.insetGrouped.length : ListRowInsets.fullWidth.length))
    }
}
