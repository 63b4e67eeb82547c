import Foundation

/// Which parts of sections stay in sight while the rest of their section scrolls past.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Views one below the other, each as high as it likes, in all the width that is offered.
public nonisolated struct LazyVStack<Content: View>: ContainerView {
    public typealias Body = Never

    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    package let content: Content

    /// - Parameter spacing: points between neighbours; nil for the distance they prefer.
    public nonisolated init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    package func makeItem() -> LazyStackItem { LazyStackItem(axis: .vertical) }

    package func update(_ item: LazyStackItem, _ environment: EnvironmentValues) {
        item.set(alignment: alignment.key, spacing: spacing)
        item.pins = SectionPins(pinnedViews)
    }
}

/// Views side by side, each as wide as it likes, in all the height that is offered.
public nonisolated struct LazyHStack<Content: View>: ContainerView {
    public typealias Body = Never

    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    package let content: Content

    /// - Parameter spacing: points between neighbours; nil for the distance they prefer.
    public nonisolated init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    package func makeItem() -> LazyStackItem { LazyStackItem(axis: .horizontal) }

    package func update(_ item: LazyStackItem, _ environment: EnvironmentValues) {
        item.set(alignment: alignment.key, spacing: spacing)
        item.pins = SectionPins(pinnedViews)
    }
}
