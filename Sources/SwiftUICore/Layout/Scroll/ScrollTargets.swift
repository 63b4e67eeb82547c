import Foundation

// Views that a scroll view comes to rest at.

/// Marks a container whose children are targets, or a view that is one.
package final class ScrollTargetItem: WrapperItem {
    enum Role { case none, layout, view }

    var role = Role.none
}

nonisolated struct ScrollTargetLayer: Layer {
    let role: ScrollTargetItem.Role

    func makeItem(round inner: LayoutItem) -> ScrollTargetItem { ScrollTargetItem(inner) }

    func update(_ item: ScrollTargetItem, _ environment: EnvironmentValues) { item.role = role }
}

extension ScrollItem {
    /// The views this scroll view may come to rest at, in drawing order; those of scroll views inside do not count.
    var targets: [LayoutItem] {
        var found: [LayoutItem] = []
        func visit(_ item: LayoutItem) {
            if item is ScrollItem { return }
            guard let mark = item as? ScrollTargetItem, mark.role != .none else { return item.inner.forEach(visit) }
            if mark.role == .view { return found.append(mark) }
            var container: LayoutItem = mark
            while let wrapped = container.wrapped { container = wrapped }
            found += container.inner
        }
        inner.forEach(visit)
        return found
    }

    /// The id of the first target that shows at the window's start.
    @MainActor var identityAtAnchor: AnyHashable? {
        let region = region
        let first = targets.first { target in
            let frame = target.frame
            if scrolls(.vertical) { return frame.maxY > region.minY + 0.5 }
            return isRightToLeft ? frame.minX < region.maxX - 0.5 : frame.maxX > region.minX + 0.5
        }
        var node = first?.node
        while let current = node, current !== self.node {
            if let id = current.explicitID { return id }
            node = current.parent
        }
        return nil
    }

    /// Where a drag that ends at an offset comes to rest, by the scroll view's `scrollTargetBehavior`; kept inside the content.
    ///
    /// - Parameter velocity: points per second in the direction of the offset.
    package func restingOffset(_ proposed: CGPoint, velocity: CGSize = .zero) -> CGPoint {
        let greatest = greatestOffset
        func inside(_ point: CGPoint) -> CGPoint { CGPoint(x: min(max(point.x, 0), greatest.x), y: min(max(point.y, 0), greatest.y)) }
        guard let targetBehavior else { return inside(proposed) }
        let from = ScrollTarget(rect: CGRect(origin: offset, size: frame.size), anchor: nil)
        var target = ScrollTarget(rect: CGRect(origin: inside(proposed), size: frame.size), anchor: nil)
        let context = ScrollTargetBehaviorContext(
            originalTarget: from, velocity: CGVector(dx: velocity.width, dy: velocity.height), contentSize: contentSize,
            containerSize: frame.size, axes: axes, starts: targetStarts.map(inside))
        targetBehavior.updateTarget(&target, context: context)
        return inside(target.rect.origin)
    }

    /// The offsets at which targets stand at the window's start.
    private var targetStarts: [CGPoint] {
        let region = region
        return targets.map { target in
            CGPoint(
                x: offset.x + (isRightToLeft ? region.maxX - target.frame.maxX : target.frame.minX - region.minX),
                y: offset.y + target.frame.minY - region.minY)
        }
    }
}

extension View {
    /// Makes scroll views come to rest by a rule when a drag ends.
    public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        environment(\.scrollTargetBehavior, behavior)
    }

    /// Makes the children of the container inside the views that scrolling comes to rest at.
    public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        modifier(ScrollTargetLayer(role: isEnabled ? .layout : .none))
    }

    /// Makes the view one that scrolling comes to rest at.
    public nonisolated func scrollTarget(isEnabled: Bool = true) -> some View {
        modifier(ScrollTargetLayer(role: isEnabled ? .view : .none))
    }
}
