import Foundation

/// Rows of views whose columns are as wide as their widest cell needs.
///
/// A view that is in no `GridRow` takes a whole row.
public nonisolated struct Grid<Content: View>: ContainerView {
    public typealias Body = Never

    let alignment: Alignment
    let horizontalSpacing, verticalSpacing: CGFloat?
    package let content: Content

    /// - Parameters:
    ///   - horizontalSpacing: points between columns; nil for the distance the cells prefer.
    ///   - verticalSpacing: points between rows; nil for the distance the cells prefer.
    public nonisolated init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
        self.content = content()
    }

    package func makeItem() -> GridArrangement { GridArrangement() }

    package func update(_ item: GridArrangement, _ environment: EnvironmentValues) {
        item.set(alignment, horizontalSpacing, verticalSpacing)
    }
}
