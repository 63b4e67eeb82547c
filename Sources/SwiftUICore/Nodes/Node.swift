import Graphics

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
    /// How many of these are dead.
    private var detachedCount = 0
    /// The modifiers this node adopted, innermost first.
    var layers: [LayerBox] = []
    /// Environment changes this node adopted, outermost first.
    var overrides: [any EnvironmentOverride] = []
    /// The environment in and below this node.
    nonisolated(unsafe) private(set) var environment: EnvironmentFrame?
    nonisolated var currentEnvironment: EnvironmentFrame? { environment }
    let depth: Int
    /// Which node of its graph this is, by time of making: nodes at one depth are renewed in this order.
    let order: Int
    /// Whether nothing with a size, and no user's view, stands above: views here may be listed without being built.
    var isTopLevel = false
    /// Scopes are seen through; views with a body and elements are not.
    class var isScope: Bool { true }
    /// The environment keys that were read, as bits: by the body or the element, and by the modifiers adopted here.
    nonisolated(unsafe) private var reads: UInt64 = 0, layerReads: UInt64 = 0
    nonisolated(unsafe) private var readsForLayers = false
    /// What properties of the body read: they ask for a renewal only where their own value is another.
    nonisolated(unsafe) private var propertyReads: [PropertyRead] = []
    /// Whether the body, or the element, must be evaluated again.
    nonisolated(unsafe) private(set) var isDirty = false
    nonisolated(unsafe) private var layersAreStale = false
    nonisolated(unsafe) private var isQueued = false
    nonisolated(unsafe) private var ownTicket: NodeTicket?
    nonisolated(unsafe) private(set) var isDead = false
    /// What accompanies the changes that asked for the next renewal.
    nonisolated(unsafe) private var transaction: TransactionBox?

    init(graph: ViewGraph, parent: Node?, environment: EnvironmentFrame?) {
        self.graph = graph
        self.parent = parent
        self.environment = environment
        depth = (parent?.depth ?? -1) + 1
        order = graph.nextNodeOrder()
    }

    /// A graph that is dropped without being closed leaves no ticket behind that points nowhere.
    deinit { ownTicket?.clear() }

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

    nonisolated func noteRead(_ bit: UInt64) {
        if readsForLayers { layerReads |= bit } else { reads |= bit }
    }

    /// Reads the environment for a property of the body.
    ///
    /// Values that stand together under one key, as the traits of texts do, do not renew each other's readers.
    nonisolated func read<Value>(_ keyPath: KeyPath<EnvironmentValues, Value>) -> Value {
        let values = EnvironmentValues(frame: environment, reader: self)
        if readsForLayers { return values[keyPath: keyPath] }
        let others = reads
        reads = 0
        let value = values[keyPath: keyPath]
        let keys = reads
        reads = others
        // The whole of the environment is read key by key, later.
        if keys == 0 { return value }
        let read = PropertyRead(keyPath: keyPath, keys: keys) { areEqual(EnvironmentValues(frame: $0)[keyPath: keyPath], value) }
        if let index = propertyReads.firstIndex(where: { $0.keyPath == keyPath }) {
            propertyReads[index] = read
        } else {
            propertyReads.append(read)
        }
        return value
    }

    /// A property's reading: the keys it took, as bits, and whether another environment gives the same value.
    private struct PropertyRead {
        let keyPath: AnyKeyPath
        let keys: UInt64
        let isSame: (EnvironmentFrame?) -> Bool
    }

    /// Runs something on behalf of the modifiers adopted here: what it reads of the environment concerns only them.
    func readingForLayers(_ body: (EnvironmentValues) -> Void) {
        let outer = readsForLayers
        readsForLayers = true
        defer { readsForLayers = outer }
        body(environmentValues)
    }

    /// Asks for a renewal, modifiers and all, before the next frame.
    package nonisolated func markDirty() {
        keepTransaction()
        guard !isDirty, !isDead else { return }
        isDirty = true
        layersAreStale = true
        queue()
    }

    private nonisolated func keepTransaction() {
        guard let current = Transaction.current, !isDead else { return }
        for completion in current.completions { completion.isTaken = true }
        transaction = TransactionBox(current)
    }

    /// What accompanies the renewal in hand; asked once.
    final func takeTransaction() -> Transaction? {
        defer { transaction = nil }
        return transaction?.value
    }

    private nonisolated func queue() {
        keepTransaction()
        guard !isQueued, !isDead else { return }
        isQueued = true
        graph.enqueue(self)
    }

    /// Renews what is stale; called once the node's turn in the queue has come.
    final func update() {
        isQueued = false
        if layersAreStale { refreshLayers() }
        if isDirty { evaluate() }
    }

    private func refreshLayers() {
        layersAreStale = false
        layerReads = 0
        for box in layers { box.refresh() }
    }

    /// Renews what depends on the node's own environment or state.
    func evaluate() {
        isDirty = false
        reads = 0
        propertyReads.removeAll(keepingCapacity: true)
    }

    // MARK: Adoption

    /// Takes over what waited on the way down: environment first, then modifiers.
    func adopt(layers waiting: [any Layer], overrides newOverrides: [any EnvironmentOverride]) {
        adopt(newOverrides)
        guard !(waiting.isEmpty && layers.isEmpty) else { return }
        layersAreStale = false
        layerReads = 0
        if waiting.count == layers.count {
            for (index, layer) in waiting.enumerated() where !layers[index].update(layer) {
                layers[index] = layer.makeBox(self)
                parent?.childListChanged()
            }
        } else {
            layers = waiting.map { $0.makeBox(self) }
            parent?.childListChanged()
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
        if old !== environment { environmentChanged(EnvironmentFrame.changedBits(old, environment)) }
    }

    private var inheritedEnvironment: EnvironmentFrame? { parent?.environment ?? graph.rootEnvironment }

    /// Nodes below get the new environment even if no value of it differs: they hold on to its frames.
    private func environmentChanged(_ bits: UInt64) {
        let isRead = reads & bits != 0 || propertyReads.contains { $0.keys & bits != 0 && !$0.isSame(environment) }
        if isRead { isDirty = true }
        if layerReads & bits != 0 { layersAreStale = true }
        if isRead || layerReads & bits != 0 { queue() }
        for child in children { child.inheritEnvironment(bits) }
        for host in attached { host.inheritEnvironment(bits) }
    }

    /// What changed for the parent changed in the same way here, unless this node has changes of its own.
    private func inheritEnvironment(_ bits: UInt64) {
        guard overrides.isEmpty else { return deriveEnvironment() }
        environment = inheritedEnvironment
        environmentChanged(bits)
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

    /// Code of this node's body has changed what bodies depend on: SwiftUI calls the outcome undefined. Here the change is made.
    nonisolated func reportChangeDuringUpdate() {
        graph.report(Diagnostic(
            .unstableUpdate, "the view changes state while its body is evaluated; move the change into an action or onAppear.", place: place))
    }

    /// The name under which this node appears in outlines; nil if it does not.
    package nonisolated var outlineName: String? { nil }

    /// The explicit identity below the parent, where there is one that is the same in every run.
    var outlineIdentity: String? { nil }

    /// The id a view was given by `id(_:)`, or a row by its `ForEach`.
    var explicitID: AnyHashable? { nil }

    /// Of a `ForEach`: the scope of the row with an id. Rows do not hold their ids themselves.
    func row(withID id: AnyHashable) -> Node? { nil }

    /// Removes everything below and releases what this node holds. Nothing may be asked of it afterwards.
    package func kill() {
        isDead = true
        ownTicket?.clear()
        killChildren()
        let secondary = attached
        attached = []
        secondary.forEach { $0.kill() }
        layers = []
        propertyReads = []
    }

    /// Ends content whose modifier has left. Dead roots are taken out of the list many at a time: thousands may leave together.
    func detach(_ host: Node) {
        host.kill()
        detachedCount += 1
        guard detachedCount > attached.count / 2 else { return }
        attached.removeAll { $0.isDead }
        detachedCount = 0
    }

    package func dropChildren() {
        guard !children.isEmpty else { return }
        killChildren()
        childListChanged()
    }

    private func killChildren() {
        let dropped = children
        children = []
        dropped.forEach { $0.kill() }
    }

    /// Runs a build of this node's children with the cursor at the first.
    package func buildChildren(_ build: (inout NodeBuilder) -> Void) {
        var builder = NodeBuilder(owner: self)
        build(&builder)
        builder.finish()
    }
}

/// A transaction kept by a node; few nodes keep one.
private final class TransactionBox {
    let value: Transaction

    init(_ value: Transaction) { self.value = value }
}
