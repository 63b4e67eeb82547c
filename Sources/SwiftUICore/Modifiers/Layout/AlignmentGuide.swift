import Foundation

/// `alignmentGuide`: answers for one guide by a closure.
package final class AlignmentGuideItem: WrapperItem {
    var key = HorizontalAlignment.leading.key
    var compute: (ViewDimensions) -> CGFloat = { _ in 0 }

    override package func hasExplicitGuide(_ key: AlignmentKey) -> Bool { key == self.key || content.hasExplicitGuide(key) }

    override package func explicitGuide(_ key: AlignmentKey, _ proposal: Proposal, _ size: CGSize) -> CGFloat? {
        guard key == self.key else { return content.explicitGuide(key, proposal, size) }
        let value = compute(ViewDimensions(item: content, proposal: proposal, size: size))
        return value.isFinite ? value : nil
    }
}

nonisolated struct AlignmentGuideLayer: Layer {
    let key: AlignmentKey
    let compute: (ViewDimensions) -> CGFloat

    func makeItem(round inner: LayoutItem) -> AlignmentGuideItem { AlignmentGuideItem(inner) }

    func update(_ item: AlignmentGuideItem, _ environment: EnvironmentValues) {
        item.key = key
        item.compute = compute
    }
}

extension View {
    /// Sets where a guide lies in this view, in its own space.
    public nonisolated func alignmentGuide(
        _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View { modifier(AlignmentGuideLayer(key: guide.key, compute: computeValue)) }

    public nonisolated func alignmentGuide(
        _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View { modifier(AlignmentGuideLayer(key: guide.key, compute: computeValue)) }
}
