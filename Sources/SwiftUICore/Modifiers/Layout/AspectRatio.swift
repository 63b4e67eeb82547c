import Foundation

/// How content with a shape of its own is scaled to a space.
@frozen public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// As large as fits.
    case fit
    /// As small as covers.
    case fill
}

/// `aspectRatio`: offers the content the largest (fit) or smallest (fill) box of the given shape; the size is the content's answer.
package final class AspectRatioItem: WrapperItem {
    var ratio: Double?
    var mode = ContentMode.fit

    private func inward(_ proposal: Proposal) -> Proposal {
        if proposal.width.isNaN && proposal.height.isNaN { return proposal }
        var shape = (width: ratio ?? 1, height: 1.0)
        if ratio == nil {
            shape = (content.length(.horizontal, .unspecified), content.length(.vertical, .unspecified))
            // A content without a usable ideal shape counts as a square.
            if !(shape.width > 0 && shape.height > 0 && shape.width.isFinite && shape.height.isFinite) || shape.width == shape.height {
                shape = (1, 1)
            }
        }
        let horizontal = proposal.width.isNaN ? nil : proposal.width / shape.width
        let vertical = proposal.height.isNaN ? nil : proposal.height / shape.height
        let scale: Double
        switch (horizontal, vertical) {
        case (let a?, let b?): scale = mode == .fit ? min(a, b) : max(a, b)
        case (let a?, nil): scale = a
        case (nil, let b?): scale = b
        case (nil, nil): return proposal
        }
        return Proposal(shape.width * scale, shape.height * scale)
    }

    override package func length(_ axis: Axis, _ proposal: Proposal) -> Double { content.length(axis, inward(proposal)) }

    override package func computeDependence(_ axis: Axis, isNil: Bool) -> Dependence {
        let inside = content.dependence(axis, isNil: false).union(content.dependence(axis, isNil: true))
        return inside.isEmpty ? [] : .both
    }

    override package func placeInside(_ frame: CGRect, _ proposal: Proposal, _ context: PlacementContext) {
        placeAligned(frame, proposal, inward(proposal), .center, context)
    }

    override package func explicitGuide(_ key: AlignmentKey, _ proposal: Proposal, _ size: CGSize) -> CGFloat? {
        alignedGuide(key, size, inward(proposal), .center)
    }

    override package var layoutPriority: Double { 0 }
}

nonisolated struct AspectRatioLayer: Layer {
    let ratio: CGFloat?
    let mode: ContentMode

    func makeItem(round inner: LayoutItem) -> AspectRatioItem { AspectRatioItem(inner) }

    func update(_ item: AspectRatioItem, _ environment: EnvironmentValues) {
        item.ratio = ratio.flatMap { $0.isFinite && $0 > 0 ? Double($0) : nil }
        item.mode = mode
    }
}

extension View {
    /// Constrains the view to a shape, as width ÷ height; nil for the shape of its ideal size.
    public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(AspectRatioLayer(ratio: aspectRatio, mode: contentMode))
    }

    public nonisolated func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    public nonisolated func scaledToFit() -> some View { aspectRatio(nil, contentMode: .fit) }

    public nonisolated func scaledToFill() -> some View { aspectRatio(nil, contentMode: .fill) }
}
