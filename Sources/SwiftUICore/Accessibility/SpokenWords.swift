import Foundation

/// Views that are read before another one, and neither drawn nor given any room: a control's hidden label still names it.
package final class SpokenWordsItem: WrapperItem {
    fileprivate let words = OverlapItem()

    override init(_ content: LayoutItem) {
        super.init(content)
        words.outer = self
    }

    override package func placeInside(_ frame: CGRect, _ proposal: Proposal, _ context: PlacementContext) {
        super.placeInside(frame, proposal, context)
        words.place(frame, Proposal(frame.size), context)
    }

    override package var accessibility: [AccessibilityElement] { words.accessibility + content.accessibility }
}

private nonisolated struct SpokenWordsLayer<Words: View>: Layer {
    static var usesEnvironment: Bool { true }

    let words: Words

    func makeItem(round inner: LayoutItem) -> SpokenWordsItem { SpokenWordsItem(inner) }

    func update(_ item: SpokenWordsItem, _ environment: EnvironmentValues) {}

    @MainActor func buildSecondary(for item: SpokenWordsItem, _ host: (ContainerItem) -> ContentHost) { host(item.words).renew(words) }
}

extension View {
    /// Lets other views speak for this one, before it, without being seen.
    package nonisolated func spoken<Words: View>(by words: Words) -> some View { modifier(SpokenWordsLayer(words: words)) }
}
