import Foundation
import Graphics

/// An item without anything inside.
package class LeafItem: LayoutItem {
    override package init() { super.init() }
}

/// A modifier round one item: passes everything through unless it says otherwise.
package class WrapperItem: LayoutItem {
    package final let content: LayoutItem

    package init(_ content: LayoutItem) {
        self.content = content
        super.init()
        content.outer = self
    }

    override package func length(_ axis: Axis, _ proposal: Proposal) -> Double { content.length(axis, proposal) }

    override package func computeDependence(_ axis: Axis, isNil: Bool) -> Dependence { content.dependence(axis, isNil: isNil) }

    override package func explicitGuide(_ key: AlignmentKey, _ proposal: Proposal, _ size: CGSize) -> CGFloat? {
        content.explicitGuide(key, proposal, size)
    }

    override package func hasExplicitGuide(_ key: AlignmentKey) -> Bool { content.hasExplicitGuide(key) }

    override package var spacing: ViewSpacing { content.spacing }

    override package var layoutPriority: Double { content.layoutPriority }

    override package var isSpacer: Bool { content.isSpacer }

    override package func trait<K: TraitKey>(_ key: K.Type) -> K.Value? { content.trait(key) }

    override package func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? { content.preference(key) }

    override package func placeInside(_ frame: CGRect, _ proposal: Proposal, _ context: PlacementContext) {
        content.place(frame, proposal, context)
    }

    override package func paint(_ painter: inout Painter) { content.paint(&painter) }

    override package func hit(_ point: CGPoint, _ hits: inout HitPath) -> Bool { content.hit(point, &hits) }

    override package var inner: [LayoutItem] { [content] }

    override package var wrapped: LayoutItem? { content }
}
