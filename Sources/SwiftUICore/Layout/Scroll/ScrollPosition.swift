import Foundation

/// Where a scroll view is scrolled to: at a view, an edge or an offset.
public struct ScrollPosition: Equatable, @unchecked Sendable {
    private(set) var request: ScrollRequest?
    /// Whether a person moved the content since the position was set.
    public private(set) var isPositionedByUser = false

    public init<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) { request = .view(AnyHashable(id), anchor: anchor) }

    /// - Parameter idType: what kind of ids the position will be asked for; not needed here.
    public init<ID: Hashable>(idType: ID.Type = Never.self) {}

    public init<ID: Hashable>(idType: ID.Type = Never.self, edge: Edge) { request = .edge(edge) }

    public init<ID: Hashable>(idType: ID.Type = Never.self, point: CGPoint) { request = .offset(x: point.x, y: point.y) }

    public init<ID: Hashable>(idType: ID.Type = Never.self, x: CGFloat, y: CGFloat) { request = .offset(x: x, y: y) }

    public init<ID: Hashable>(idType: ID.Type = Never.self, x: CGFloat) { request = .offset(x: x, y: nil) }

    public init<ID: Hashable>(idType: ID.Type = Never.self, y: CGFloat) { request = .offset(x: nil, y: y) }

    public mutating func scrollTo<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) { request = .view(AnyHashable(id), anchor: anchor) }

    public mutating func scrollTo(edge: Edge) { request = .edge(edge) }

    public mutating func scrollTo(point: CGPoint) { request = .offset(x: point.x, y: point.y) }

    public mutating func scrollTo(x: CGFloat, y: CGFloat) { request = .offset(x: x, y: y) }

    public mutating func scrollTo(x: CGFloat) { request = .offset(x: x, y: nil) }

    public mutating func scrollTo(y: CGFloat) { request = .offset(x: nil, y: y) }

    /// The edge that was asked for, if one was.
    public var edge: Edge? {
        if case .edge(let edge) = request { return edge }
        return nil
    }

    /// The offset that was asked for on both axes, if one was.
    public var point: CGPoint? {
        if case .offset(let x?, let y?) = request { return CGPoint(x: x, y: y) }
        return nil
    }

    public var x: CGFloat? {
        if case .offset(let x, _) = request { return x }
        return nil
    }

    public var y: CGFloat? {
        if case .offset(_, let y) = request { return y }
        return nil
    }

    /// The id of the view that was asked for, if one was.
    public var viewID: (any Hashable)? {
        if case .view(let id, _) = request { return id.base as? any Hashable }
        return nil
    }

    public func viewID<T: Hashable>(type: T.Type) -> T? {
        if case .view(let id, _) = request { return id.base as? T }
        return nil
    }
}

/// Hands a request down to the scroll views inside. Its body reads the binding, so that a change of it arrives.
nonisolated struct ScrollRequestModifier<Value: Equatable>: ViewModifier {
    let position: Binding<Value>
    let request: (Value) -> ScrollRequest?
    /// Takes over what a person scrolled to; nil: nothing is told.
    var follow: ((AnyHashable) -> Value?)?

    @MainActor func body(content: Content) -> some View {
        content
            .environment(\.scrollRequest, request(position.wrappedValue))
            .modifier(ScrollFollowLayer { id, scroll in
                guard let value = follow?(id), value != position.wrappedValue else { return }
                // What is told is where the view stands already: no reason to move.
                scroll.lastRequest = request(value)
                position.wrappedValue = value
            })
    }
}

/// Tells which target stands at the anchor whenever the scroll view inside was moved.
package final class ScrollFollowItem: WrapperItem {
    fileprivate var lastOffset: CGPoint?

    fileprivate var scrollView: ScrollItem? {
        var next: [LayoutItem] = [content]
        while let item = next.popLast() {
            if let scroll = item as? ScrollItem { return scroll }
            next += item.inner.reversed()
        }
        return nil
    }
}

nonisolated struct ScrollFollowLayer: Layer {
    let tell: (AnyHashable, ScrollItem) -> Void

    func makeItem(round inner: LayoutItem) -> ScrollFollowItem { ScrollFollowItem(inner) }

    func update(_ item: ScrollFollowItem, _ environment: EnvironmentValues) {}

    @MainActor func buildSecondary(for item: ScrollFollowItem, _ host: (ContainerItem) -> ContentHost) {
        item.node?.graph.observers.add(item) { [unowned item] in
            guard let scroll = item.scrollView else { return }
            defer { item.lastOffset = scroll.offset }
            guard let last = item.lastOffset, last != scroll.offset, let id = scroll.identityAtAnchor else { return }
            tell(id, scroll)
        }
    }

    @MainActor func leave(_ item: ScrollFollowItem) { item.node?.graph.observers.remove(item) }
}

extension View {
    /// Scrolls the scroll view inside to the view with an id, and tells the id of the view it stands at when it is moved.
    ///
    /// Which views count as targets is said by `scrollTargetLayout` or `scrollTarget`. Without an anchor it scrolls as little as
    /// shows the whole view.
    public nonisolated func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
        modifier(ScrollRequestModifier(
            position: id, request: { id in id.map { .view(AnyHashable($0), anchor: anchor) } },
            follow: { ($0.base as? ID).map { .some($0) } }))
    }

    /// Scrolls the scroll view inside to a position; what a person scrolls is not told back.
    public nonisolated func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
        modifier(ScrollRequestModifier(position: position, request: { position in
            if case .view(let id, nil) = position.request { return .view(id, anchor: anchor) }
            return position.request
        }))
    }
}
