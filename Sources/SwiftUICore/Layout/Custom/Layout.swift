import Foundation

/// A rule for arranging views, written by whoever needs one that is not there.
///
/// Called like a function it makes a view: `MyLayout() { A(); B() }`. It is asked as seldom as possible: never twice with the same
/// proposal while nothing changed, so an answer must depend on nothing but the proposal, the subviews and the layout's values.
/// Numbers that it gives as its `animatableData` go from old to new bit by bit in an animated change, and it lays out anew each time.
public protocol Layout: Animatable {
    /// Results that are kept between calls, of whatever type.
    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews

    /// What the framework should know of the layout's kind.
    static var layoutProperties: LayoutProperties { get }

    func makeCache(subviews: Subviews) -> Cache

    /// Called when the subviews or the layout's values changed; by default the cache is made anew.
    func updateCache(_ cache: inout Cache, subviews: Subviews)

    /// What distance the whole prefers to its neighbours; by default the largest of the subviews' on each edge.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

    /// How large the whole is for a proposal, in points.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

    /// Calls `place(at:anchor:proposal:)` on the subviews; the origin of `bounds` need not be zero.
    ///
    /// Positions are meant left to right; in right-to-left layouts they are mirrored afterwards. A subview that is not placed
    /// stands in the middle.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

    /// Where a guide lies in the whole; nil for its default. By default the subviews' guides are merged.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat?

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat?
}

/// What the framework should know of a layout's kind.
public struct LayoutProperties: Sendable {
    /// Along which axis spacers and dividers inside work; nil for both.
    public var stackOrientation: Axis?

    public init() {}
}

extension Layout {
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        guard var result = subviews.first?.spacing else { return .zero }
        for subview in subviews.dropFirst() { result.formUnion(subview.spacing) }
        return result
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat? { mergedGuide(guide.key, bounds, proposal, subviews, &cache) }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat? { mergedGuide(guide.key, bounds, proposal, subviews, &cache) }

    private func mergedGuide(
        _ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache
    ) -> CGFloat? {
        guard key.merge != .none, subviews.contains(where: { $0.item.hasExplicitGuide(key) }) else { return nil }
        subviews.forgetPlaces()
        placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        return key.merged(subviews.compactMap { subview in
            let placed = subview.placed(in: bounds, proposal)
            return subview.item.explicitGuide(key, placed.proposal, placed.size).map {
                $0 + (key.axis == .horizontal ? placed.origin.x - bounds.minX : placed.origin.y - bounds.minY)
            }
        })
    }
}

extension Layout where Cache == Void {
    public func makeCache(subviews: Subviews) {}
}

extension Layout {
    /// Arranges views by this layout.
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View { LayoutView(layout: self, content: content()) }
}

/// Views arranged by a layout.
nonisolated struct LayoutView<L: Layout, Content: View>: ContainerView, Animatable {
    typealias Body = Never

    var layout: L
    let content: Content

    /// The layout's own: its view moves as it does.
    var animatableData: L.AnimatableData {
        get { layout.animatableData }
        set { layout.animatableData = newValue }
    }

    static var laysOutInMotion: Bool { true }

    func makeItem() -> LayoutAdapterItem<L> { LayoutAdapterItem(layout) }

    func update(_ item: LayoutAdapterItem<L>, _ environment: EnvironmentValues) {
        item.layout = layout
        item.isRightToLeft = environment.layoutDirection == .rightToLeft
    }
}
