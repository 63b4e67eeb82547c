import Foundation

/// A window onto content that may be larger than it.
public nonisolated struct ScrollView<Content: View>: ContainerView {
    public typealias Body = Never

    public var content: Content
    public var axes: Axis.Set
    public var showsIndicators: Bool

    public nonisolated init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }

    public nonisolated init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
        self.init(axes, showsIndicators: true, content: content)
    }

    package func makeItem() -> ScrollItem { ScrollItem() }

    package func update(_ item: ScrollItem, _ environment: EnvironmentValues) {
        item.axes = axes
        item.clips = !environment.isScrollClipDisabled
        item.anchor = environment.defaultScrollAnchor
        item.alignmentAnchor = environment.scrollAlignmentAnchor
        item.margins = environment.scrollContentMargins
        item.isEnabled = environment.isScrollEnabled
        item.targetBehavior = environment.scrollTargetBehavior
        item.follow(environment.scrollRequest)
    }
}
