import Foundation
import Graphics

/// `frame(width:height:alignment:)`: a given length replaces the child's; the child is offered it and aligned in it.
package final class FixedFrameItem: WrapperItem {
    var width: Double?, height: Double?
    var alignment = Alignment.center

    private func given(_ axis: Axis) -> Double? { axis == .horizontal ? width : height }

    private func inward(_ proposal: Proposal) -> Proposal { Proposal(width ?? proposal.width, height ?? proposal.height) }

    override package func length(_ axis: Axis, _ proposal: Proposal) -> Double {
        given(axis) ?? content.length(axis, inward(proposal))
    }

    override package func computeDependence(_ axis: Axis, isNil: Bool) -> Dependence {
        if given(axis) != nil { return [] }
        var mask = content.dependence(axis, isNil: isNil)
        if given(axis.other) != nil { mask.remove(.other) }
        return mask
    }

    override package func placeInside(_ frame: CGRect, _ proposal: Proposal, _ context: PlacementContext) {
        placeAligned(frame, proposal, inward(proposal), alignment, context)
    }

    override package func explicitGuide(_ key: AlignmentKey, _ proposal: Proposal, _ size: CGSize) -> CGFloat? {
        alignedGuide(key, size, inward(proposal), alignment)
    }

    override package var spacing: ViewSpacing {
        var spacing = content.spacing
        if width != nil { spacing.reset(.horizontal) }
        if height != nil { spacing.reset(.vertical) }
        return spacing
    }

    override package var layoutPriority: Double { 0 }
    override package var isSpacer: Bool { false }
}

extension WrapperItem {
    /// Where the content goes inside `size` when both put their guides for `alignment` on one point.
    final func alignedOrigin(_ size: CGSize, _ contentSize: CGSize, _ inward: Proposal, _ alignment: Alignment) -> CGPoint {
        let own = ViewDimensions(item: PlainDimensions.shared, proposal: inward, size: size)
        return CGPoint(
            x: alignment.horizontal.key.defaultValue(own) - content.guide(alignment.horizontal.key, inward, contentSize),
            y: alignment.vertical.key.defaultValue(own) - content.guide(alignment.vertical.key, inward, contentSize))
    }

    final func placeAligned(
        _ frame: CGRect, _ proposal: Proposal, _ inward: Proposal, _ alignment: Alignment, _ context: PlacementContext
    ) {
        let contentSize = content.size(inward)
        placeInner(content, at: alignedOrigin(frame.size, contentSize, inward, alignment), size: contentSize, inward, context)
    }

    /// An explicit guide of the content, moved to where the content stands.
    final func alignedGuide(_ key: AlignmentKey, _ size: CGSize, _ inward: Proposal, _ alignment: Alignment) -> CGFloat? {
        guard content.hasExplicitGuide(key) else { return nil }
        let contentSize = content.size(inward)
        let origin = alignedOrigin(size, contentSize, inward, alignment)
        return content.explicitGuide(key, inward, contentSize).map { $0 + (key.axis == .horizontal ? origin.x : origin.y) }
    }
}

/// An item without guides of its own: a frame's own guides are always the default ones.
final class PlainDimensions: LayoutItem {
    nonisolated(unsafe) static let shared = PlainDimensions()
}

nonisolated struct FixedFrameLayer: Layer {
    let width, height: CGFloat?
    let alignment: Alignment

    func makeItem(round inner: LayoutItem) -> FixedFrameItem { FixedFrameItem(inner) }

    func update(_ item: FixedFrameItem, _ environment: EnvironmentValues) {
        item.width = usable(width, "width", item)
        item.height = usable(height, "height", item)
        item.alignment = alignment
    }

    /// Negative and non-finite lengths count as not given, with a word about it.
    private func usable(_ length: CGFloat?, _ name: String, _ item: LayoutItem) -> Double? {
        guard let length else { return nil }
        if length.isFinite && length >= 0 { return Double(length) }
        if let node = item.node {
            node.graph.report(Diagnostic(
                .invalidValue, "frame(\(name): \(stableNumber(Double(length)))) is not a usable length and is ignored.", place: node.place))
        }
        return nil
    }
}

extension View {
    /// Gives the view a fixed size, in points; nil keeps its own on that axis.
    public nonisolated func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
        modifier(FixedFrameLayer(width: width, height: height, alignment: alignment))
    }

    @available(*, deprecated, message: "Please pass one or more parameters.")
    public nonisolated func frame() -> some View { frame(width: nil, height: nil) }
}
