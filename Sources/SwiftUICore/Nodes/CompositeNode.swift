/// The scope of a user's view: holds its value, its state, and evaluates its body when something the body read has changed.
final class CompositeNode<V: View>: Node {
    private var view: V
    private let properties: DynamicProperties
    private var slots: [AnyObject?]

    init(_ parent: Node, _ view: V) {
        self.view = view
        properties = DynamicProperties.of(V.self)
        slots = Array(repeating: nil, count: properties.slotCount)
        super.init(graph: parent.graph, parent: parent, environment: parent.environment)
    }

    override class var isScope: Bool { false }

    override nonisolated var outlineName: String? { OutlineName.of(V.self) }

    func renew(_ newView: V, isNew: Bool) {
        if !isNew, !isDirty, properties.isUnchanged(view, newView) { return }
        let old = view
        view = newView
        if !isNew, graph.animations.isOn, let old = old as? any Animatable { setDataMoving(from: old, to: newView) }
        evaluate()
    }

    override func evaluate() {
        super.evaluate()
        graph.countBody()
        properties.install(into: &view, slots: &slots, node: self)
        let body = graph.evaluating(self) {
            ticket.track {
                properties.update(&view)
                return withDataShown(view).body
            }
        }
        buildChildren { V.Body._build(body, &$0) }
    }

    override func kill() {
        super.kill()
        DynamicProperties.release(&slots)
    }
}

/// The scope of a user's modifier: as `CompositeNode`, with the modified view kept for wherever the body places it.
final class ModifierNode<M: ViewModifier>: Node {
    private var modifier: M
    private let properties: DynamicProperties
    private var slots: [AnyObject?]
    private var build: ((KeyedNode<Bool>) -> Void)?
    /// Where the body has placed the modified view.
    private var contentScopes: [KeyedNode<Bool>] = []

    init(_ parent: Node, _ modifier: M) {
        self.modifier = modifier
        properties = DynamicProperties.of(M.self)
        slots = Array(repeating: nil, count: properties.slotCount)
        super.init(graph: parent.graph, parent: parent, environment: parent.environment)
    }

    override class var isScope: Bool { false }

    override nonisolated var outlineName: String? { OutlineName.of(M.self) }

    func renew<C: View>(_ newModifier: M, _ content: C, isNew: Bool) {
        build = { scope in scope.renew(key: true, content) }
        if isNew || isDirty || !properties.isUnchanged(modifier, newModifier) {
            let old = modifier
            modifier = newModifier
            if !isNew, graph.animations.isOn, let old = old as? any Animatable { setDataMoving(from: old, to: newModifier) }
            evaluate()
        } else {
            // The body stays as it is; only what it was given is another.
            contentScopes.removeAll { $0.isDead }
            contentScopes.forEach(buildContent)
        }
    }

    override func evaluate() {
        super.evaluate()
        graph.countBody()
        properties.install(into: &modifier, slots: &slots, node: self)
        let body = graph.evaluating(self) {
            ticket.track {
                properties.update(&modifier)
                return withDataShown(modifier).body(content: _ViewModifier_Content(node: self))
            }
        }
        buildChildren { M.Body._build(body, &$0) }
    }

    func buildContent(_ scope: KeyedNode<Bool>) {
        if !contentScopes.contains(where: { $0 === scope }) { contentScopes.append(scope) }
        build?(scope)
    }

    override func kill() {
        build = nil
        contentScopes = []
        super.kill()
        DynamicProperties.release(&slots)
    }
}

extension Node {
    /// Lets the data of a user's view or modifier go from what it was to what it is; its body is evaluated on the way.
    fileprivate func setDataMoving<A: Animatable>(from old: A, to new: Any) {
        guard let new = new as? A, old.animatableData != new.animatableData else { return }
        graph.animations.move(self, from: old.animatableData, to: new.animatableData, with: graph.animations.currentAnimation) { [weak self] _ in
            self?.markDirty()
        }
    }

    /// The value with the data that its motion has come to.
    fileprivate func withDataShown<Value>(_ value: Value) -> Value {
        guard graph.animations.isMoving(self), let moving = value as? any Animatable else { return value }
        func at<A: Animatable>(_ value: A) -> A {
            guard let data = graph.animations.shown(self, as: A.AnimatableData.self) else { return value }
            var copy = value
            copy.animatableData = data
            return copy
        }
        return at(moving) as? Value ?? value
    }
}
