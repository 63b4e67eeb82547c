import Foundation

/// A place that a scroll view is asked to show.
enum ScrollRequest: Equatable {
    /// The view with an id, its anchor at the same point of the window; nil scrolls as little as shows all of it.
    case view(AnyHashable, anchor: UnitPoint?)
    /// An end of the content.
    case edge(Edge)
    /// An offset from the content's start, in points; nil leaves an axis as it is.
    case offset(x: CGFloat?, y: CGFloat?)
}

private enum ScrollRequestKey: EnvironmentKey { static var defaultValue: ScrollRequest? { nil } }

extension EnvironmentValues {
    /// What the scroll views inside are asked to show.
    var scrollRequest: ScrollRequest? {
        get { self[ScrollRequestKey.self] }
        set { self[ScrollRequestKey.self] = newValue }
    }
}

extension ScrollItem {
    /// Does what is asked once the coming layout has given everything its place; a request that was followed is not followed again.
    func follow(_ request: ScrollRequest?) {
        guard request != lastRequest else { return }
        lastRequest = request
        guard let request, let node else { return }
        nonisolated(unsafe) let (item, wish) = (self, request)
        let ticket = node.ticket
        node.graph.afterLayout {
            if ticket.node != nil { MainActor.assumeIsolated { item.perform(wish) } }
        }
    }

    @MainActor func perform(_ request: ScrollRequest) {
        switch request {
        case .view(let id, let anchor):
            node?.scroll(to: id, anchor)
        case .edge(let edge):
            var target = offset
            switch edge {
            case .top: target.y = 0
            case .bottom: target.y = greatestOffset.y
            case .leading: target.x = 0
            case .trailing: target.x = greatestOffset.x
            }
            if target != offset { offset = target }
        case .offset(let x, let y):
            let target = CGPoint(x: x ?? offset.x, y: y ?? offset.y)
            if target != offset { offset = target }
        }
    }

    /// Scrolls so that a rectangle of the picture shows, with its anchor at the window's; without one, as little as needed.
    func reveal(_ rect: CGRect, _ anchor: UnitPoint?) {
        let region = region
        func moved(_ offset: CGFloat, _ start: CGFloat, _ length: CGFloat, _ room: CGFloat, _ share: CGFloat?) -> CGFloat {
            // Where the rectangle should start, from the region's start.
            let wanted: CGFloat
            if let share {
                wanted = share * (room - length)
            } else if start < 0 || length > room {
                wanted = 0
            } else {
                wanted = min(start, room - length)
            }
            return offset + start - wanted
        }
        var target = offset
        if scrolls(.horizontal) {
            let start = isRightToLeft ? region.maxX - rect.maxX : rect.minX - region.minX
            target.x = moved(target.x, start, rect.width, region.width, anchor?.x)
        }
        if scrolls(.vertical) { target.y = moved(target.y, rect.minY - region.minY, rect.height, region.height, anchor?.y) }
        if target != offset { offset = target }
    }
}

extension Node {
    /// Scrolls the scroll view round the view with an id. A row that had not been built is first laid out.
    func scroll(to id: AnyHashable, _ anchor: UnitPoint?, attempts: Int = 2) {
        guard let scope = scope(withIdentity: id), let frame = scope.placedFrame else { return }
        guard frame == .zero, attempts > 0 else { return scope.enclosingScrollView?.reveal(frame, anchor) ?? () }
        graph.requestLayout()
        let ticket = ticket
        nonisolated(unsafe) let wanted = id
        graph.afterLayout { MainActor.assumeIsolated { ticket.node?.scroll(to: wanted, anchor, attempts: attempts - 1) } }
    }

    /// The scope here or below that carries an id, given by `id(_:)` or a `ForEach`; the first in the tree's order.
    func scope(withIdentity id: AnyHashable) -> Node? {
        if explicitID == id, !(self is ItemNode) { return self }
        if let row = row(withID: id) { return row }
        for child in children { if let found = child.scope(withIdentity: id) { return found } }
        for host in attached { if let found = host.scope(withIdentity: id) { return found } }
        return nil
    }

    /// What the elements here and below take together, modifiers included, as last placed; nil if there are none.
    var placedFrame: CGRect? {
        if let element = self as? AnyElementNode { return element.outermost.frame }
        return children.reduce(nil) { frame, child in
            guard let next = child.placedFrame else { return frame }
            return frame.map { $0.union(next) } ?? next
        }
    }

    /// The innermost scroll view round the elements here and below.
    var enclosingScrollView: ScrollItem? {
        if let element = self as? AnyElementNode {
            var next = element.item.outer
            while let item = next {
                if let scroll = item as? ScrollItem { return scroll }
                next = item.outer
            }
            return nil
        }
        for child in children { if let found = child.enclosingScrollView { return found } }
        return nil
    }
}
