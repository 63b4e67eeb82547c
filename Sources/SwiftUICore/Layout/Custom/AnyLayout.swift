import Foundation

/// A layout whose type is hidden: views keep their identity and state when it changes into another.
public struct AnyLayout: Layout, DynamicOrientation {
    /// The hidden layout's cache.
    public struct Cache {
        var value: Any
        var layout: ObjectIdentifier
    }

    private var hidden: HiddenLayout

    public init<L: Layout>(_ layout: L) {
        if let any = layout as? AnyLayout { hidden = any.hidden } else { hidden = TypedHiddenLayout(layout) }
    }

    /// The hidden layout's. Into a layout of another kind nothing leads bit by bit: then the frames of its children move instead.
    public var animatableData: _AnyAnimatableData {
        get { hidden.animatableData }
        set { hidden = hidden.with(newValue) }
    }

    var stackOrientation: Axis? { hidden.stackOrientation }

    public func makeCache(subviews: Subviews) -> Cache { hidden.makeCache(subviews) }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) { hidden.updateCache(&cache, subviews) }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { hidden.spacing(subviews, &cache) }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        hidden.sizeThatFits(proposal, subviews, &cache)
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        hidden.placeSubviews(bounds, proposal, subviews, &cache)
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat? { hidden.explicitAlignment(guide.key, bounds, proposal, subviews, &cache) }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat? { hidden.explicitAlignment(guide.key, bounds, proposal, subviews, &cache) }
}

/// A layout seen without its type.
private class HiddenLayout {
    var stackOrientation: Axis? { nil }
    var animatableData: _AnyAnimatableData { .zero }
    func with(_ data: _AnyAnimatableData) -> HiddenLayout { self }
    func makeCache(_ subviews: LayoutSubviews) -> AnyLayout.Cache { fatalError("abstract") }
    func updateCache(_ cache: inout AnyLayout.Cache, _ subviews: LayoutSubviews) {}
    func spacing(_ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache) -> ViewSpacing { .zero }
    func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache) -> CGSize { .zero }
    func placeSubviews(
        _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache
    ) {}
    func explicitAlignment(
        _ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache
    ) -> CGFloat? { nil }
}

private final class TypedHiddenLayout<L: Layout>: HiddenLayout {
    private let layout: L

    init(_ layout: L) { self.layout = layout }

    override var stackOrientation: Axis? { L.layoutProperties.stackOrientation }

    override var animatableData: _AnyAnimatableData { _AnyAnimatableData(layout.animatableData, of: L.self) }

    override func with(_ data: _AnyAnimatableData) -> HiddenLayout {
        guard let data = data.value(of: L.self, as: L.AnimatableData.self) else { return self }
        var moved = layout
        moved.animatableData = data
        return TypedHiddenLayout(moved)
    }

    override func makeCache(_ subviews: LayoutSubviews) -> AnyLayout.Cache {
        AnyLayout.Cache(value: layout.makeCache(subviews: subviews), layout: ObjectIdentifier(L.self))
    }

    override func updateCache(_ cache: inout AnyLayout.Cache, _ subviews: LayoutSubviews) {
        guard cache.layout == ObjectIdentifier(L.self) else { return cache = makeCache(subviews) }
        with(&cache) { layout.updateCache(&$0, subviews: subviews) }
    }

    override func spacing(_ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache) -> ViewSpacing {
        with(&cache) { layout.spacing(subviews: subviews, cache: &$0) }
    }

    override func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache) -> CGSize {
        with(&cache) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }

    override func placeSubviews(
        _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache
    ) {
        with(&cache) { layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
    }

    override func explicitAlignment(
        _ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache
    ) -> CGFloat? {
        with(&cache) { cache in
            key.axis == .horizontal
                ? layout.explicitAlignment(of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
                : layout.explicitAlignment(of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
    }

    /// Hands the cache over in its own type, and takes it back.
    private func with<Answer>(_ cache: inout AnyLayout.Cache, _ body: (inout L.Cache) -> Answer) -> Answer {
        var own = cache.value as! L.Cache
        cache.value = ()
        defer { cache.value = own }
        return body(&own)
    }
}
