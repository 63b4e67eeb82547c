import Foundation

/// `offset`: draws and hit-tests elsewhere; what is round it takes no notice.
package final class OffsetItem: WrapperItem {
    var offset = CGSize.zero

    override package func placeInside(_ frame: CGRect, _ proposal: Proposal, _ context: PlacementContext) {
        let dx = isRightToLeft ? -offset.width : offset.width
        content.place(frame.offsetBy(dx: dx, dy: offset.height), proposal, context)
    }
}

nonisolated struct OffsetLayer: Layer {
    let offset: CGSize

    func makeItem(round inner: LayoutItem) -> OffsetItem { OffsetItem(inner) }

    func update(_ item: OffsetItem, _ environment: EnvironmentValues) {
        item.offset = offset.width.isFinite && offset.height.isFinite ? offset : .zero
    }
}

/// `position`: takes what is proposed and puts the content's centre at a point of it.
package final class PositionItem: WrapperItem {
    var position = CGPoint.zero

    override package func length(_ axis: Axis, _ proposal: Proposal) -> Double {
        proposal[axis].isNaN ? content.length(axis, proposal) : proposal[axis]
    }

    override package func computeDependence(_ axis: Axis, isNil: Bool) -> Dependence {
        isNil ? content.dependence(axis, isNil: true) : .own
    }

    override package func placeInside(_ frame: CGRect, _ proposal: Proposal, _ context: PlacementContext) {
        let inward = Proposal(frame.size)
        let size = content.size(inward)
        placeInner(content, at: CGPoint(x: position.x - size.width / 2, y: position.y - size.height / 2), size: size, inward, context)
    }

    override package func hasExplicitGuide(_ key: AlignmentKey) -> Bool { false }
    override package func explicitGuide(_ key: AlignmentKey, _ proposal: Proposal, _ size: CGSize) -> CGFloat? { nil }
    override package var spacing: ViewSpacing { ViewSpacing() }
    override package var layoutPriority: Double { 0 }
}

nonisolated struct PositionLayer: Layer {
    let position: CGPoint

    func makeItem(round inner: LayoutItem) -> PositionItem { PositionItem(inner) }

    func update(_ item: PositionItem, _ environment: EnvironmentValues) {
        item.position = position.x.isFinite && position.y.isFinite ? position : .zero
    }
}

extension View {
    /// Moves the drawing, in points; x grows towards the trailing side.
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { offset(CGSize(width: x, height: y)) }

    public nonisolated func offset(_ offset: CGSize) -> some View { modifier(OffsetLayer(offset: offset)) }

    /// Puts the view's centre at a point of the space it is offered.
    public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }

    public nonisolated func position(_ position: CGPoint) -> some View { modifier(PositionLayer(position: position)) }
}
