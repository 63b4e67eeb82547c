import Graphics

/// One live tree of views: its nodes, its clock of updates, and what it could not show.
///
/// The order in which a frame comes about is written once, in `settle`.
@MainActor package final class ViewGraph {
    package let world: World
    private(set) var rootEnvironment: EnvironmentFrame?
    package nonisolated(unsafe) private(set) var diagnostics: [Diagnostic] = []
    package private(set) var bodyCount = 0
    private var root: ContentHost!

    private nonisolated(unsafe) var dirty: [Node] = []
    private nonisolated(unsafe) var needsLayout = false
    private var staleLists: [AnyElementNode] = []
    private nonisolated(unsafe) var afterLayout: [() -> Void] = []
    package let observers = UpdateObservers()
    /// Who has the keyboard.
    package private(set) lazy var focus = FocusRegistry(self)
    /// What the view with the focus says of itself.
    nonisolated let focusedValues = StateLocation(FocusedValues())
    /// The way in for touches and time.
    package private(set) lazy var input = InputDoor(graph: self)

    /// - Parameter container: how several views at the top are arranged; a window stacks them.
    package init(world: World, environment: EnvironmentValues, container: ContainerItem) {
        self.world = world
        var values = environment
        values.world = world
        rootEnvironment = values.frame
        root = ContentHost(graph: self, parent: nil, container: container)
        root.isTopLevel = true
    }

    package var rootItem: LayoutItem { root.item }
    package var rootNode: Node { root }

    package func setContent<Content: View>(_ content: Content) { root.renew(content) }

    /// How much of the views at the top is really built.
    package enum TopLevel { case all, none, only(Int) }
    /// Set before `setContent`. Views that are not built still stand in the root's list, with their traits.
    package var topLevel = TopLevel.all
    private var topLevelCount = 0

    /// Whether the next view at the top is to be built; counts them.
    func takesNextTopLevelView() -> Bool {
        defer { topLevelCount += 1 }
        return switch topLevel {
        case .all: true
        case .none: false
        case .only(let index): index == topLevelCount
        }
    }

    /// Changes the environment the whole tree stands in.
    package func setRootEnvironment(_ environment: EnvironmentValues) {
        var values = environment
        values.world = world
        rootEnvironment = values.frame
        root.deriveEnvironment()
        root.markDirty()
    }

    /// Ends the tree: every node is released, `onDisappear` runs, tasks are cancelled.
    package func close() {
        root.kill()
        runAfterLayout()
        (dirty, staleLists, afterLayout) = ([], [], [])
        observers.removeAll()
        focus.removeAll()
    }

    // MARK: Bookkeeping

    private var nodeCount = 0

    func nextNodeOrder() -> Int {
        defer { nodeCount += 1 }
        return nodeCount
    }

    nonisolated func enqueue(_ node: Node) { dirty.append(node) }

    func enqueueForFlattening(_ node: AnyElementNode) { staleLists.append(node) }

    /// Runs an action when the coming layout is done and before the picture is drawn.
    package nonisolated func afterLayout(_ action: @escaping () -> Void) { afterLayout.append(action) }

    package nonisolated func report(_ diagnostic: Diagnostic) {
        if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
    }

    /// Asks for one more layout before the frame is done, though no view has changed: an item learnt something while placed.
    package nonisolated func requestLayout() { needsLayout = true }

    func countBody() { bodyCount += 1 }

    /// The node whose body is being evaluated: state read now is a dependency of it.
    nonisolated(unsafe) static var currentReader: Node?

    func evaluating<Value>(_ node: Node, _ body: () -> Value) -> Value {
        let outer = ViewGraph.currentReader
        ViewGraph.currentReader = node
        defer { ViewGraph.currentReader = outer }
        return body()
    }

    // MARK: The passes

    /// How many rounds of update, layout and reactions a frame may take before the tree counts as unstable.
    static let roundLimit = 100

    /// Brings the tree to rest: builds what is dirty, renews lists, lays out, runs what reacts to that, and again until nothing
    /// changes. A tree that never rests is reported with the view that keeps asking.
    package func settle(_ placement: RootPlacement) {
        for _ in 0..<Self.roundLimit {
            let isStable = updateDirtyNodes()
            renewLists()
            needsLayout = false
            root.item.placeAsRoot(placement)
            observers.notify()
            focus.answerRequests()
            runAfterLayout()
            if !isStable { return }
            if dirty.isEmpty && staleLists.isEmpty && afterLayout.isEmpty && !needsLayout && !focus.hasRequests { return }
        }
        report(Diagnostic(
            .unstableUpdate, "the view was still changing its own state after \(Self.roundLimit) updates; the picture shows the last one.",
            place: outermostDirtyPlace))
    }

    /// Renews what is dirty, from the outside in, until nothing is; false if that has no end.
    private func updateDirtyNodes() -> Bool {
        for _ in 0...Self.roundLimit {
            if dirty.isEmpty { return true }
            let batch = dirty.sorted { ($0.depth, $0.order) < ($1.depth, $1.order) }
            dirty = []
            for node in batch where !node.isDead { node.update() }
        }
        if dirty.isEmpty { return true }
        report(Diagnostic(
            .unstableUpdate, "the view changes state while its body is evaluated; move the change into an action or onAppear.",
            place: outermostDirtyPlace))
        return false
    }

    private var outermostDirtyPlace: String {
        dirty.filter { !$0.isDead }.min { ($0.depth, $0.order) < ($1.depth, $1.order) }?.place ?? ""
    }

    /// Renews flat lists from the inside out.
    private func renewLists() {
        while !staleLists.isEmpty {
            let batch = staleLists.sorted { ($1.depth, $0.order) < ($0.depth, $1.order) }
            staleLists = []
            for node in batch where !node.isDead { node.flattenIfStale() }
        }
    }

    private func runAfterLayout() {
        let actions = afterLayout
        afterLayout = []
        actions.forEach { $0() }
    }
}

/// Items that want to know of each layout: preference readers, geometry readers.
@MainActor package final class UpdateObservers {
    private var actions: [ObjectIdentifier: (order: Int, action: () -> Void)] = [:]
    private var count = 0

    package func add(_ owner: AnyObject, _ action: @escaping () -> Void) {
        let order = actions[ObjectIdentifier(owner)]?.order ?? count
        if order == count { count += 1 }
        actions[ObjectIdentifier(owner)] = (order, action)
    }

    package func remove(_ owner: AnyObject) { actions[ObjectIdentifier(owner)] = nil }

    func removeAll() { actions = [:] }

    /// Tells everyone, in the order in which they came; not those who leave while others are told.
    func notify() {
        for (owner, entry) in actions.sorted(by: { $0.value.order < $1.value.order }) where actions[owner]?.order == entry.order {
            entry.action()
        }
    }
}
