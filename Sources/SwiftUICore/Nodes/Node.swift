/// The persistent thing behind a view value: it has identity, environment and, in its subclasses, state.
///
/// Nodes form a tree by structural position. Some are *elements* (they have a size: see `ElementNode`), the others *scopes*
/// that a container sees through.
@MainActor package class Node {
    package nonisolated unowned let graph: ViewGraph
    package nonisolated(unsafe) private(set) unowned(unsafe) var parent: Node?
    /// Nodes below, in the order in which they are emitted.
    package var children: [Node] = []
    /// Roots of content that modifiers of this node own (backgrounds, overlays, masks); they inherit its environment.
    var attached: [Node] = []
    /// The modifiers this node adopted, innermost first.
    var layers: [LayerBox] = []
    /// Environment changes this node adopted, outermost first.
    var overrides: [any EnvironmentOverride] = []
    /// The environment in and below this node.
    nonisolated(unsafe) private(set) var environment: EnvironmentFrame?
    nonisolated var currentEnvironment: EnvironmentFrame? { environment }
    let depth: Int
    /// Whether nothing with a size, and no user's view, stands above: views here may be listed without being built.
    var isTopLevel = false
    /// Scopes are seen through; views with a body and elements are not.
    class var isScope: Bool { true }
    nonisolated(unsafe) private var reads: UInt64 = 0
    nonisolated(unsafe) var isDirty = false
    nonisolated(unsafe) private var ownTicket: NodeTicket?
    nonisolated(unsafe) private(set) var isDead = false

    init(graph: ViewGraph, parent: Node?, environment: EnvironmentFrame?) {
        self.graph = graph
        self.parent = parent
        self.environment = environment
        depth = (parent?.depth ?? -1) + 1
    }

    /// A node below `parent`, in its environment.
    convenience init(below parent: Node) {
        self.init(graph: parent.graph, parent: parent, environment: parent.environment)
    }

    /// How others hold this node; the same object each time.
    nonisolated var ticket: NodeTicket {
        if let ownTicket { return ownTicket }
        let ticket = NodeTicket(self)
        ownTicket = ticket
        return ticket
    }

    package var environmentValues: EnvironmentValues { EnvironmentValues(frame: environment, reader: self) }

    // MARK: Reads and changes

    nonisolated func noteRead(_ bit: UInt64) { reads |= bit }

    func forgetReads() { reads = 0 }

    /// Asks for a renewal before the next frame.
    package nonisolated func markDirty() {
        guard !isDirty, !isDead else { return }
        isDirty = true
        graph.enqueue(self)
    }

    /// Renews what depends on the node's own environment or state; called when the node is dirty.
    func evaluate() {
        isDirty = false
        forgetReads()
        for box in layers { box.refresh(environmentValues) }
    }

    // MARK: Adoption

    /// Takes over what waited on the way down: environment first, then modifiers.
    func adopt(layers waiting: [any Layer], overrides newOverrides: [any EnvironmentOverride]) {
        adopt(newOverrides)
        guard !(waiting.isEmpty && layers.isEmpty) else { return }
        let values = environmentValues
        if waiting.count == layers.count {
            for (index, layer) in waiting.enumerated() where !layers[index].update(layer, values) {
                layers[index].leave()
                layers[index] = layer.makeBox(self, values)
                childListChanged()
            }
        } else {
            layers.forEach { $0.leave() }
            layers = waiting.map { $0.makeBox(self, values) }
            childListChanged()
        }
    }

    private func adopt(_ newOverrides: [any EnvironmentOverride]) {
        if newOverrides.isEmpty && overrides.isEmpty { return }
        let isSame = newOverrides.count == overrides.count
            && zip(newOverrides, overrides).allSatisfy { $0.isSame(as: $1) }
        overrides = newOverrides
        if !isSame { deriveEnvironment() }
    }

    /// Recomputes the environment from the parent's and tells whoever read a value that may now differ.
    func deriveEnvironment() {
        var values = EnvironmentValues(frame: inheritedEnvironment)
        for override in overrides { override.apply(to: &values) }
        let old = environment
        environment = values.frame
        if old !== environment { environmentChanged(Self.changedBits(old, environment)) }
    }

    var inheritedEnvironment: EnvironmentFrame? { parent?.environment ?? graph.rootEnvironment }

    private func environmentChanged(_ bits: UInt64) {
        guard bits != 0 else { return propagateEnvironment() }
        if reads & bits != 0 { markDirty() }
        propagateEnvironment()
    }

    private func propagateEnvironment() {
        for child in children { child.deriveEnvironment() }
        for child in attached { child.deriveEnvironment() }
    }

    /// The keys whose frames stand in only one of two chains, equal values aside.
    private static func changedBits(_ a: EnvironmentFrame?, _ b: EnvironmentFrame?) -> UInt64 {
        var seen: [ObjectIdentifier: Any] = [:], bits: UInt64 = 0
        var ancestors: Set<ObjectIdentifier> = []
        var next = a
        while let frame = next { ancestors.insert(ObjectIdentifier(frame)); next = frame.outer }
        next = b
        while let frame = next, !ancestors.contains(ObjectIdentifier(frame)) {
            if seen[frame.key] == nil { seen[frame.key] = frame.value; bits |= frame.bit }
            next = frame.outer
        }
        let shared = next
        next = a
        while let frame = next, frame !== shared {
            bits |= frame.bit
            next = frame.outer
        }
        return bits
    }

    // MARK: Structure

    /// Tells the nearest container that its flat list of elements must be renewed.
    package func childListChanged() { parent?.childListChanged() }

    /// Appends the elements of this node to a container's flat list; `path` holds the scopes' modifiers, innermost first.
    func flatten(_ path: [LayerBox], into items: inout [LayoutItem]) {
        let path = layers.isEmpty ? path : layers + path
        for child in children { child.flatten(path, into: &items) }
    }

    /// The nearest scope or element above that stands for a user's view, for diagnostics: `RoomDetail/Image`.
    package nonisolated var place: String {
        var words: [String] = []
        var next: Node? = self
        while let node = next {
            if let name = node.outlineName { words.append(name) }
            next = node.parent
        }
        return words.reversed().joined(separator: "/")
    }

    /// The name under which this node appears in outlines; nil if it does not.
    package nonisolated var outlineName: String? { nil }

    /// The explicit identity below the parent, where there is one that is the same in every run.
    var outlineIdentity: String? { nil }

    /// Removes everything below and releases what this node holds. Nothing may be asked of it afterwards.
    package func kill() {
        isDead = true
        ownTicket?.clear()
        dropChildren()
        let secondary = attached
        attached = []
        secondary.forEach { $0.kill() }
        layers.forEach { $0.leave() }
        layers = []
    }

    package func dropChildren() {
        guard !children.isEmpty else { return }
        let dropped = children
        children = []
        dropped.forEach { $0.kill() }
        childListChanged()
    }

    /// Runs a build of this node's children with the cursor at the first.
    package func buildChildren(_ build: (inout NodeBuilder) -> Void) {
        var builder = NodeBuilder(owner: self)
        build(&builder)
        builder.finish()
    }
}
