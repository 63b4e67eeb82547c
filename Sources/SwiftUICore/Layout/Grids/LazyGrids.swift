import Foundation

/// Cells in columns of given kinds, row by row.
public nonisolated struct LazyVGrid<Content: View>: ContainerView {
    public typealias Body = Never

    let columns: [GridItem]
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    package let content: Content

    /// - Parameters:
    ///   - alignment: where cells stand across their column.
    ///   - spacing: points between rows; nil for 8.
    public nonisolated init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        self.columns = columns
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    package func makeItem() -> LazyGridItem { LazyGridItem(axis: .vertical) }

    package func update(_ item: LazyGridItem, _ environment: EnvironmentValues) {
        item.set(columns, Alignment(horizontal: alignment, vertical: .center), spacing: spacing)
        item.pins = SectionPins(pinnedViews)
    }
}

/// Cells in rows of given kinds, column by column.
public nonisolated struct LazyHGrid<Content: View>: ContainerView {
    public typealias Body = Never

    let rows: [GridItem]
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    package let content: Content

    /// - Parameters:
    ///   - alignment: where cells stand across their row.
    ///   - spacing: points between columns; nil for 8.
    public nonisolated init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        self.rows = rows
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    package func makeItem() -> LazyGridItem { LazyGridItem(axis: .horizontal) }

    package func update(_ item: LazyGridItem, _ environment: EnvironmentValues) {
        item.set(rows, Alignment(horizontal: .center, vertical: alignment), spacing: spacing)
        item.pins = SectionPins(pinnedViews)
    }
}
