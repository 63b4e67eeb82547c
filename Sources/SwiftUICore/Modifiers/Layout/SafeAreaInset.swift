import Foundation

/// `safeAreaInset`: a bar at one edge, and the content in what is left, with the bar as a part of the safe area it keeps to.
///
/// The bar is offered the whole cross axis and what the content can spare; the content, what the bar leaves. The size is the sum
/// along the edge's axis and the larger across.
package final class SafeAreaInsetItem: WrapperItem {
    let bar = OverlapItem()
    var edge = Edge.bottom
    var alignment = HorizontalAlignment.center.key
    var explicitSpacing: CGFloat?

    override init(_ content: LayoutItem) {
        super.init(content)
        bar.outer = self
    }

    private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }
    private var barIsFirst: Bool { edge == .top || edge == .leading }

    private var gap: Double {
        if let explicitSpacing { return Double(explicitSpacing) }
        let (first, second) = barIsFirst ? (bar.spacing, content.spacing) : (content.spacing, bar.spacing)
        return Double(first.distance(to: second, along: axis))
    }

    /// What bar and content are offered.
    private func offers(_ proposal: Proposal) -> (bar: Proposal, content: Proposal, barLength: Double, gap: Double) {
        let gap = gap, given = proposal[axis]
        let forBar = given.isNaN
            ? proposal : proposal.with(axis, max(given - gap - content.length(axis, proposal.with(axis, 0)), 0))
        let barLength = bar.length(axis, forBar)
        let rest = given - barLength - gap
        // Infinity less infinity: what is offered stays.
        let forContent = given.isNaN ? proposal : proposal.with(axis, rest.isNaN ? given : max(rest, 0))
        return (forBar, forContent, barLength, gap)
    }

    override package func length(_ asked: Axis, _ proposal: Proposal) -> Double {
        let offers = offers(proposal)
        if asked == axis { return max(offers.barLength + offers.gap + content.length(axis, offers.content), 0) }
        return max(content.length(asked, offers.content), bar.length(asked, offers.bar))
    }

    override package func computeDependence(_ axis: Axis, isNil: Bool) -> Dependence { .both }

    override package func placeInside(_ frame: CGRect, _ proposal: Proposal, _ context: PlacementContext) {
        let offers = offers(proposal)
        let barSize = bar.size(offers.bar), size = content.size(offers.content)
        let own = ViewDimensions(item: PlainDimensions.shared, proposal: proposal, size: frame.size)
        func origin(_ item: LayoutItem, _ asked: Proposal, _ size: CGSize, atStart: Bool) -> CGPoint {
            let across = alignment.defaultValue(own) - item.guide(alignment, asked, size)
            return axis == .vertical
                ? CGPoint(x: across, y: atStart ? 0 : frame.height - size.height)
                : CGPoint(x: atStart ? 0 : frame.width - size.width, y: across)
        }
        placeInner(
            bar, at: origin(bar, offers.bar, barSize, atStart: barIsFirst), size: barSize, offers.bar, context)
        var insets = EdgeInsets()
        let depth = CGFloat(offers.barLength + offers.gap)
        switch edge {
        case .top: insets.top = depth
        case .bottom: insets.bottom = depth
        case .leading: insets.leading = depth
        case .trailing: insets.trailing = depth
        }
        placeInner(
            content, at: origin(content, offers.content, size, atStart: !barIsFirst), size: size, offers.content,
            context.insetting(frame, by: insets, isRightToLeft))
    }

    override package func hasExplicitGuide(_ key: AlignmentKey) -> Bool { false }
    override package func explicitGuide(_ key: AlignmentKey, _ proposal: Proposal, _ size: CGSize) -> CGFloat? { nil }
    override package var spacing: ViewSpacing { ViewSpacing() }
    override package var layoutPriority: Double { 0 }
    override package var isSpacer: Bool { false }

    override package func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        guard var first = content.preference(key) else { return bar.preference(key) }
        if let second = bar.preference(key) { K.reduce(value: &first, nextValue: { second }) }
        return first
    }

    override package func paint(_ painter: inout Painter) {
        content.paint(&painter)
        bar.paint(&painter)
    }

    override package var inner: [LayoutItem] { [content, bar] }
}

nonisolated struct SafeAreaInsetLayer<Bar: View>: Layer {
    static var usesEnvironment: Bool { true }

    let edge: Edge
    let alignment: AlignmentKey
    let spacing: CGFloat?
    let bar: Bar

    func makeItem(round inner: LayoutItem) -> SafeAreaInsetItem { SafeAreaInsetItem(inner) }

    func update(_ item: SafeAreaInsetItem, _ environment: EnvironmentValues) {
        item.edge = edge
        item.alignment = alignment
        item.explicitSpacing = spacing.flatMap { $0.isFinite ? $0 : nil }
    }

    @MainActor func buildSecondary(for item: SafeAreaInsetItem, _ host: (ContainerItem) -> ContentHost) { host(item.bar).renew(bar) }
}

/// `safeAreaPadding`: room at the edges that content keeps clear of, but may reach into when it ignores the safe area.
package final class SafeAreaPaddingItem: PaddingItem {
    override package func placeInside(_ frame: CGRect, _ proposal: Proposal, _ context: PlacementContext) {
        super.placeInside(frame, proposal, context.insetting(frame, by: insets, isRightToLeft))
    }
}

nonisolated struct SafeAreaPaddingLayer: Layer {
    let padding: PaddingLayer

    func makeItem(round inner: LayoutItem) -> SafeAreaPaddingItem { SafeAreaPaddingItem(inner) }

    func update(_ item: SafeAreaPaddingItem, _ environment: EnvironmentValues) { padding.update(item, environment) }
}

extension View {
    /// Puts a bar above or below the view; the view's content keeps clear of it as of the safe area.
    public nonisolated func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(SafeAreaInsetLayer(edge: edge == .top ? .top : .bottom, alignment: alignment.key, spacing: spacing, bar: content()))
    }

    /// Puts a bar beside the view; the view's content keeps clear of it as of the safe area.
    public nonisolated func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(SafeAreaInsetLayer(
            edge: edge == .leading ? .leading : .trailing, alignment: alignment.key, spacing: spacing, bar: content()))
    }

    /// Enlarges the part of the edges that content keeps clear of.
    public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        modifier(SafeAreaPaddingLayer(padding: PaddingLayer(edges: .all, insets: insets)))
    }

    public nonisolated func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(SafeAreaPaddingLayer(padding: PaddingLayer(
            edges: edges, insets: length.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) })))
    }

    public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
}
