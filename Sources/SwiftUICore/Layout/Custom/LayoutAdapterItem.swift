import Foundation
import Graphics

/// The arrangement behind a public `Layout`: asks it both lengths at once, by exact proposal, and remembers the answers.
///
/// A layout's answers are opaque: any length may depend on both proposed lengths.
package final class LayoutAdapterItem<L: Layout>: ContainerItem {
    var layout: L
    private var cache: L.Cache?
    private var cacheIsStale = true
    private var subviews: LayoutSubviews?
    private var sizes: [Answer] = []

    private struct Answer {
        var proposal: Proposal, size: CGSize
    }

    init(_ layout: L) {
        self.layout = layout
        super.init()
    }

    private static var orientation: Axis? { L.layoutProperties.stackOrientation }

    override package func forgetAnswers() {
        super.forgetAnswers()
        sizes.removeAll(keepingCapacity: true)
        cacheIsStale = true
    }

    override package func setChildren(_ items: [LayoutItem]) {
        subviews = nil
        super.setChildren(items)
    }

    /// Calls the layout with its cache, made or renewed if need be.
    private func ask<Answer>(_ question: (LayoutSubviews, inout L.Cache) -> Answer) -> Answer {
        let known = subviews ?? LayoutSubviews(self)
        subviews = known
        if cacheIsStale {
            cacheIsStale = false
            for child in children { child.outer = self }
            if var old = cache {
                layout.updateCache(&old, subviews: known)
                cache = old
            } else {
                cache = layout.makeCache(subviews: known)
            }
        }
        var current = cache!
        defer { cache = current }
        return question(known, &current)
    }

    private func answer(_ proposal: Proposal) -> CGSize {
        if let known = sizes.first(where: { $0.proposal == proposal }) { return known.size }
        let raw = ask { layout.sizeThatFits(proposal: proposal.proposedViewSize, subviews: $0, cache: &$1) }
        let size = CGSize(width: usable(raw.width, raw), height: usable(raw.height, raw))
        sizes.append(Answer(proposal: proposal, size: size))
        return size
    }

    private func usable(_ length: CGFloat, _ size: CGSize) -> CGFloat {
        if length >= 0 { return length }
        if let node {
            node.graph.report(Diagnostic(
                .invalidValue,
                "\(OutlineName.plain(L.self)).sizeThatFits answered \(stableNumber(Double(size.width)))×\(stableNumber(Double(size.height)));"
                    + " lengths must be numbers of 0 or more, and 0 was taken.",
                place: node.place))
        }
        return 0
    }

    override package func computeLength(_ axis: Axis, _ proposal: Proposal) -> Double {
        let size = answer(proposal)
        return Double(axis == .horizontal ? size.width : size.height)
    }

    override package func computeDependence(_ axis: Axis, isNil: Bool) -> Dependence { .both }

    override package func placeInside(_ frame: CGRect, _ proposal: Proposal, _ context: PlacementContext) {
        let given = proposal.proposedViewSize
        let places = ask { subviews, cache in
            subviews.forgetPlaces()
            layout.placeSubviews(in: frame, proposal: given, subviews: subviews, cache: &cache)
            return subviews.map { $0.placed(in: frame, given) }
        }
        for (child, place) in zip(children, places) { placeInner(child, place, context) }
    }

    override package var stackOrientation: Axis? { (layout as? any DynamicOrientation)?.stackOrientation ?? Self.orientation }

    override package func computeSpacing() -> ViewSpacing {
        ask { layout.spacing(subviews: $0, cache: &$1) }
    }

    override package func passesGuide(_ key: AlignmentKey) -> Bool { true }

    override package func computeGuide(_ key: AlignmentKey, _ proposal: Proposal, _ size: CGSize) -> CGFloat? {
        let bounds = CGRect(origin: .zero, size: size), given = proposal.proposedViewSize
        let value = ask { subviews, cache in
            key.axis == .horizontal
                ? layout.explicitAlignment(of: HorizontalAlignment(key.id), in: bounds, proposal: given, subviews: subviews, cache: &cache)
                : layout.explicitAlignment(of: VerticalAlignment(key.id), in: bounds, proposal: given, subviews: subviews, cache: &cache)
        }
        return value.flatMap { $0.isFinite ? $0 : nil }
    }
}

/// A layout whose orientation is known only by its value.
protocol DynamicOrientation {
    var stackOrientation: Axis? { get }
}
