/// Views that a change has removed and that are still seen while they go.
///
/// Their nodes live on, apart from the tree; their items are drawn by the container they stood in, in their old place, and take no
/// part in layout or touches. A change that wants them back gets the same nodes, with their state.
@MainActor final class Departure {
    let nodes: [Node]
    private let graph: ViewGraph
    private var ghosts: [(item: LayoutItem, container: ContainerItem)] = []
    private var presences: [Presence] = []
    private var left = 0
    private var isOver = false
    private let whenGone: () -> Void

    /// nil when the change is not animated, or nothing of the views can be seen going.
    init?(_ nodes: [Node], _ graph: ViewGraph, whenGone: @escaping () -> Void) {
        guard graph.animations.isOn else { return nil }
        let animation = graph.animations.currentAnimation
        (self.nodes, self.graph, self.whenGone) = (nodes, graph, whenGone)
        for (item, place) in nodes.flatMap({ $0.elementItems }).compactMap({ item in item.place.map { (item, $0) } }) {
            let transition = item.trait(TransitionTrait.self) ?? .opacity
            guard let animation = transition.ownAnimation ?? animation else { continue }
            if case .identity = transition.kind { continue }
            let presence = place.top.presence ?? Presence(transition.kind, share: 1, measure: item.transitionItem ?? item)
            place.top.presence = presence
            presence.kind = transition.kind
            presence.isLeaving = true
            place.container.addGhost(place.top)
            ghosts.append((place.top, place.container))
            presences.append(presence)
            left += 1
            graph.animations.movePresence(presence, to: 0, animation) { [weak self] in self?.oneHasGone() }
        }
        if ghosts.isEmpty { return nil }
        graph.matches.setLeaving(true, in: ghosts.map(\.item))
        for scope in nodes.flatMap(\.transitionScopes) { scope.show(.didDisappear) }
    }

    private func oneHasGone() {
        left -= 1
        guard left == 0, !isOver else { return }
        finish()
        whenGone()
    }

    /// Ends it: the views are gone for good.
    func finish() {
        guard !isOver else { return }
        isOver = true
        clear()
        nodes.forEach { $0.kill() }
    }

    /// Turns it round: the views come back from where they are.
    func revive() {
        guard !isOver else { return }
        isOver = true
        graph.matches.setLeaving(false, in: ghosts.map(\.item))
        for (ghost, presence) in zip(ghosts, presences) {
            ghost.container.removeGhost(ghost.item)
            presence.isLeaving = false
            let animation = AnyTransition(kind: presence.kind).ownAnimation ?? graph.animations.currentAnimation
            graph.animations.movePresence(presence, to: 1, animation) { ghost.item.presence = nil }
        }
        nodes.forEach { $0.transitionScopes.forEach { $0.show(.identity) } }
    }

    private func clear() {
        for ghost in ghosts {
            ghost.container.removeGhost(ghost.item)
            ghost.item.presence = nil
        }
    }
}

extension AnimationDriver {
    /// Sends a presence on its way; `done` is called when it has arrived.
    func movePresence(_ presence: Presence, to share: Double, _ animation: Animation?, done: @escaping @MainActor () -> Void) {
        move(presence, from: presence.share, to: share, with: animation, done: done) { presence.share = $0 }
        if !isMoving(presence) {
            presence.share = share
            done()
        }
    }

    /// Shows views that have just been built as coming.
    func arrive(_ nodes: [Node], _ transaction: Transaction?) {
        guard isOn else { return }
        Transaction.with(transaction) {
            for (item, place) in nodes.flatMap({ $0.elementItems }).compactMap({ item in item.place.map { (item, $0) } }) {
                let transition = item.trait(TransitionTrait.self) ?? .opacity
                guard let animation = transition.ownAnimation ?? currentAnimation, place.top.presence == nil else { continue }
                if case .identity = transition.kind { continue }
                let presence = Presence(transition.kind, share: 0, measure: item.transitionItem ?? item)
                place.top.presence = presence
                movePresence(presence, to: 1, animation) { place.top.presence = nil }
            }
            for scope in nodes.flatMap(\.transitionScopes) where currentAnimation != nil {
                Transaction.with(nil) { scope.show(.willAppear) }
                scope.show(.identity)
            }
        }
    }
}

extension Node {
    /// The outermost items of the elements of this node, as last flattened.
    var elementItems: [LayoutItem] {
        if let element = self as? AnyElementNode { return [element.outermost] }
        return children.flatMap(\.elementItems)
    }

    /// The user's own transitions round what this node consists of.
    var transitionScopes: [TransitionScope] {
        if self is AnyElementNode { return [] }
        return ((self as? TransitionScope).map { [$0] } ?? []) + children.flatMap(\.transitionScopes)
    }
}

extension LayoutItem {
    /// The container the item is in, and the outermost modifier round it there.
    var place: (top: LayoutItem, container: ContainerItem)? {
        var top = self
        while let next = top.outer {
            if let container = next as? ContainerItem { return (top, container) }
            top = next
        }
        return nil
    }

    /// Where the transition of the item was set.
    var transitionItem: LayoutItem? {
        var next: LayoutItem? = self
        while let item = next {
            if item is TransitionItem { return item }
            next = item.wrapped
        }
        return nil
    }
}
