/// Carries a build through the children of one node, matching what is emitted with what was there before.
///
/// The position is a cursor, not a key: inside one node the order of emissions is fixed by the static type. What is dynamic (a
/// condition, a `ForEach`, an `AnyView`, an `id`) has a node of its own. Modifiers and environment changes wait here on the way
/// down, until the next node below adopts them.
@MainActor public struct NodeBuilder {
    package unowned let owner: Node
    private var cursor = 0
    private var layers: [any Layer] = []
    private var overrides: [any EnvironmentOverride] = []

    package init(owner: Node) { self.owner = owner }

    /// Makes or renews the node at the cursor. It adopts what waits *before* `update` runs, so that a view whose own value is
    /// unchanged may be skipped while a changed modifier outside it still arrives.
    package mutating func emit<N: Node>(_ make: (Node) -> N, _ update: (N, _ isNew: Bool) -> Void) {
        if owner.isTopLevel, !N.isScope, !owner.graph.takesNextTopLevelView() {
            step({ ListedNode(below: $0) }, { _, _ in })
        } else {
            step(make, update)
        }
    }

    private mutating func step<N: Node>(_ make: (Node) -> N, _ update: (N, _ isNew: Bool) -> Void) {
        let node: N, isNew: Bool
        if cursor < owner.children.count, let old = owner.children[cursor] as? N {
            (node, isNew) = (old, false)
        } else {
            (node, isNew) = (make(owner), true)
            node.isTopLevel = owner.isTopLevel && N.isScope
            if cursor < owner.children.count {
                owner.children[cursor].kill()
                owner.children[cursor] = node
            } else {
                owner.children.append(node)
            }
            owner.childListChanged()
        }
        cursor += 1
        node.adopt(layers: layers.reversed(), overrides: overrides)
        update(node, isNew)
    }

    /// Ends the build: nodes past the cursor belong to a value that is gone.
    mutating func finish() {
        guard cursor < owner.children.count else { return }
        let dropped = owner.children[cursor...]
        owner.children.removeLast(dropped.count)
        dropped.forEach { $0.kill() }
        owner.childListChanged()
    }

    /// Builds `content` with a modifier waiting round it.
    package mutating func withLayer(_ layer: any Layer, _ content: (inout NodeBuilder) -> Void) {
        layers.append(layer)
        content(&self)
        layers.removeLast()
    }

    /// Builds `content` with an environment change waiting round it.
    ///
    /// A change that comes inside a waiting modifier which has content of its own, or reads the environment, must not reach that
    /// modifier: a scope takes over what waits so far. The layout direction matters to all of them.
    mutating func withOverride(_ override: any EnvironmentOverride, _ content: (inout NodeBuilder) -> Void) {
        if !layers.isEmpty, type(of: override).mayTurnLayout || layers.contains(where: { type(of: $0).usesEnvironment }) {
            scope { builder in builder.withOverride(override, content) }
        } else {
            overrides.append(override)
            content(&self)
            overrides.removeLast()
        }
    }

    /// Builds several siblings; a scope holds what waits for all of them.
    mutating func list(_ content: (inout NodeBuilder) -> Void) {
        if layers.isEmpty && overrides.isEmpty { content(&self) } else { scope(content) }
    }

    /// Opens a scope node round `content`.
    package mutating func scope(_ content: (inout NodeBuilder) -> Void) {
        emit({ Node(below: $0) }) { node, _ in node.buildChildren(content) }
    }
}
