import Foundation

/// Views side by side.
public nonisolated struct HStack<Content: View>: ContainerView {
    public typealias Body = Never

    let alignment: VerticalAlignment
    let spacing: CGFloat?
    package let content: Content

    /// - Parameter spacing: points between neighbours; nil for the distance they prefer.
    public nonisolated init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    package func makeItem() -> StackItem { StackItem(axis: .horizontal) }

    package func update(_ item: StackItem, _ environment: EnvironmentValues) { item.set(alignment: alignment.key, spacing: spacing) }
}

/// Views one below the other.
public nonisolated struct VStack<Content: View>: ContainerView {
    public typealias Body = Never

    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    package let content: Content

    /// - Parameter spacing: points between neighbours; nil for the distance they prefer.
    public nonisolated init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    package func makeItem() -> StackItem { StackItem(axis: .vertical) }

    package func update(_ item: StackItem, _ environment: EnvironmentValues) { item.set(alignment: alignment.key, spacing: spacing) }
}

/// Views one in front of the other.
public nonisolated struct ZStack<Content: View>: ContainerView {
    public typealias Body = Never

    let alignment: Alignment
    package let content: Content

    public nonisolated init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    package func makeItem() -> OverlapItem { OverlapItem() }

    package func update(_ item: OverlapItem, _ environment: EnvironmentValues) { item.alignment = alignment }
}
