import Graphics

/// Old content on its way out, and how much of the new one is there.
final class ContentChange {
    /// An item that draws the old content, at the place of the one that draws the new.
    let old: LayoutItem
    let transition: ContentTransition
    /// From 0 to 1.
    var share = 0.0

    init(_ old: LayoutItem, _ transition: ContentTransition) { (self.old, self.transition) = (old, transition) }

    /// Fades from the old to the new; the old content keeps its size and stands where the new one begins.
    func paint(at origin: CGRect, _ painter: inout Painter, new: (inout Painter) -> Void) {
        moveOld(to: origin)
        let share = min(max(share, 0), 1)
        painter.faded(1 - share) { old.paint(&$0) }
        painter.faded(share, new)
    }

    func moveOld(to frame: CGRect) { old.frame.origin = frame.origin }
}

/// An item whose content may change with a transition.
protocol ContentChangingItem: LayoutItem {
    var change: ContentChange? { get set }
    var contentTransition: ContentTransition { get }
    /// An item that goes on drawing the present content.
    func frozen() -> LayoutItem
    func hasSameContent(as old: LayoutItem) -> Bool
}

extension ContentChangingItem {
    /// Lets the content go from what it was to what it is, as its transition has it; without an animation it is there at once.
    @MainActor func changeContent(from old: LayoutItem, _ node: Node) {
        let driver = node.graph.animations, slot = AnimationDriver.contentSlot
        if hasSameContent(as: old) { return }
        driver.stop(node, slot: slot)
        change = nil
        guard let animation = driver.currentAnimation, contentTransition.kind != .identity else { return }
        let change = ContentChange(old, contentTransition)
        self.change = change
        driver.move(node, slot: slot, from: 0.0, to: 1.0, with: animation) { [weak self] in self?.change = nil } apply: { change.share = $0 }
        if !driver.isMoving(node, slot: slot) { self.change = nil }
    }
}
