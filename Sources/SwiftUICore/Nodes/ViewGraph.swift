import Combine
import Graphics

/// One live tree of views: its nodes, its clock of updates, and what it could not show.
///
/// The order in which a frame comes about is written once, in `settle`.
@MainActor package final class ViewGraph {
    package let world: World
    /// The virtual time that passes for this tree.
    package let clock: VirtualTimeScheduler
    /// What the tree's scene remembers.
    let sceneStorage: DefaultsStore
    private(set) var rootEnvironment: EnvironmentFrame?
    package nonisolated(unsafe) private(set) var diagnostics: [Diagnostic] = []
    package private(set) var bodyCount = 0
    /// How often the whole tree was laid out.
    package private(set) var layoutCount = 0
    private var root: ContentHost!

    private nonisolated(unsafe) var dirty: [Node] = []
    private nonisolated(unsafe) var needsLayout = false
    private var staleLists: [AnyElementNode] = []
    private nonisolated(unsafe) var afterLayout: [() -> Void] = []
    private nonisolated(unsafe) var afterRemoval: [() -> Void] = []
    /// Asynchronous work that views have started.
    var tasks: [ViewTask] = []
    package let observers = UpdateObservers()
    /// Who has the keyboard.
    package private(set) lazy var focus = FocusRegistry(self)
    /// What the view with the focus says of itself.
    nonisolated let focusedValues = StateLocation(FocusedValues())
    /// The way in for touches and time.
    package private(set) lazy var input = InputDoor(graph: self)
    /// Views that share their geometry.
    private(set) lazy var matches = MatchedGeometry()
    /// Everything that moves.
    package private(set) lazy var animations = AnimationDriver(graph: self)

    /// - Parameters:
    ///   - container: how several views at the top are arranged; a window stacks them.
    ///   - scene: the name under which the world keeps what this scene remembers.
    ///   - clock: one that several trees share; nil for one of its own, which starts at the world's date.
    package init(
        world: World, environment: EnvironmentValues, container: ContainerItem, scene: String = "main", clock: VirtualTimeScheduler? = nil
    ) {
        self.world = world
        self.clock = clock ?? VirtualTimeScheduler(start: world.now)
        sceneStorage = world.scenes[scene]
        var values = environment
        values.world = world
        rootEnvironment = values.frame
        root = ContentHost(graph: self, parent: nil, container: container)
        root.isTopLevel = true
    }

    package var rootItem: LayoutItem { root.item }
    package var rootNode: Node { root }

    package func setContent<Content: View>(_ content: Content) { perform { root.renew(content) } }

    /// Runs code that may be the views' own: what it asks of clock and defaults is this tree's.
    package func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
        try CombineScheduling.$current.withValue(clock) { try World.$current.withValue(world, operation: body) }
    }

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
        perform {
            root.kill()
            runAfterLayout()
        }
        (dirty, staleLists, afterLayout, afterRemoval, tasks) = ([], [], [], [], [])
        observers.removeAll()
        animations.removeAll()
        matches.removeAll()
        appearances = [:]
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

    /// Runs an action when the coming update has ended a view, after the actions of those that have come.
    package nonisolated func afterRemoval(_ action: @escaping () -> Void) { afterRemoval.append(action) }

    package nonisolated func report(_ diagnostic: Diagnostic) {
        if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
    }

    private var appearances: [ObjectIdentifier: AppearanceItem] = [:]
    private nonisolated(unsafe) var coverHasChanged = false

    /// A container shows other views than before: what can be seen appears, and what cannot any more disappears.
    package nonisolated func noteCover() { coverHasChanged = true }

    /// Views that want to know when they can be seen.
    func add(_ item: AppearanceItem) { appearances[ObjectIdentifier(item)] = item }

    func remove(_ item: AppearanceItem) { appearances[ObjectIdentifier(item)] = nil }

    private func reviewAppearances() {
        guard coverHasChanged else { return }
        coverHasChanged = false
        for item in appearances.values.sorted(by: { $0.order < $1.order }) { item.review() }
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
        perform {
            beginMotion(placement)
            defer { finishMotion() }
            settleInWorld(placement)
        }
    }

    private func settleInWorld(_ placement: RootPlacement) {
        for _ in 0..<Self.roundLimit {
            clock.runDue(limit: Self.dueLimit)
            let isStable = updateDirtyNodes()
            renewLists()
            welcomeArrivals()
            needsLayout = false
            layoutCount += 1
            animations.geometry.putBack()
            root.item.placeAsRoot(placement)
            matches.place()
            reviewAppearances()
            observers.notify()
            focus.answerRequests()
            runAfterLayout()
            if !isStable || isAtRest { return }
        }
        report(Diagnostic(
            .unstableUpdate, "the view was still changing its own state after \(Self.roundLimit) updates; the picture shows the last one.",
            place: outermostDirtyNode?.place ?? ""))
    }

    /// How many pieces of work that is due now one round does.
    private static let dueLimit = 1000

    /// Whether nothing waits for another round.
    var isAtRest: Bool {
        dirty.isEmpty && staleLists.isEmpty && afterLayout.isEmpty && afterRemoval.isEmpty && !needsLayout && !focus.hasRequests
            && clock.nextDeadline.map { $0 > clock.now } ?? true
    }

    /// Renews what is dirty, from the outside in, until nothing is; false if that has no end.
    private func updateDirtyNodes() -> Bool {
        for _ in 0...Self.roundLimit {
            if dirty.isEmpty { return true }
            let batch = dirty.sorted { ($0.depth, $0.order) < ($1.depth, $1.order) }
            dirty = []
            for node in batch where !node.isDead {
                let transaction = node.takeTransaction()
                if let transaction { note(transaction) }
                Transaction.with(transaction) { node.update() }
            }
        }
        if dirty.isEmpty { return true }
        outermostDirtyNode?.reportChangeDuringUpdate()
        return false
    }

    private var outermostDirtyNode: Node? { dirty.filter { !$0.isDead }.min { ($0.depth, $0.order) < ($1.depth, $1.order) } }

    /// Renews flat lists from the inside out.
    private func renewLists() {
        while !staleLists.isEmpty {
            let batch = staleLists.sorted { ($1.depth, $0.order) < ($0.depth, $1.order) }
            staleLists = []
            for node in batch where !node.isDead { node.flattenIfStale() }
        }
    }

    // MARK: Motion

    /// Which settling this is: tells what happened in it from what happened before.
    private(set) var round = 0
    private(set) var placement: RootPlacement?
    /// How the places of items move that this settling puts elsewhere.
    private var updateAnimation: Animation?
    private var updateTransactions: [Transaction] = []
    private var hasScope = false
    /// Whether time alone is the reason of this settling.
    private var isPassing = false
    private var arrivals: [(nodes: [Node], transaction: Transaction?)] = []

    /// Whether something asks for a renewal or a layout.
    package var needsSettling: Bool { !isAtRest }

    /// Settles in the place where the tree was last settled.
    package func settleAgain() { if let placement { settle(placement) } }

    /// Places everything once more, changed or not: what the items that kept their places are measured by.
    package func placeAnew() {
        guard var placement else { return }
        placement.context.placesAnew = true
        root.item.placeAsRoot(placement)
    }

    /// Shows what moves as it is at the present instant of the virtual clock; lays out only if that changed the tree.
    package func showPresent() {
        animations.showPresent()
        isPassing = dirty.isEmpty
        defer { isPassing = false }
        if needsSettling { settleAgain() }
    }

    private func beginMotion(_ placement: RootPlacement) {
        self.placement = placement
        round += 1
        matches.begin()
        (updateAnimation, updateTransactions, hasScope) = (nil, [], false)
    }

    private func note(_ transaction: Transaction) {
        animations.take(transaction)
        guard animations.isOn, let animation = transaction.effectiveAnimation else { return }
        updateAnimation = animation
        updateTransactions.append(transaction)
    }

    /// A scope inside has changed the transaction of this update.
    func noteScope() { hasScope = true }

    /// Views were inserted by the update in hand.
    func noteArrival(_ nodes: [Node]) { if animations.isOn { arrivals.append((nodes, Transaction.current)) } }

    /// Shows inserted views as coming, and remembers where everything stands before it is put elsewhere.
    private func welcomeArrivals() {
        guard animations.isOn else { return }
        let arrived = arrivals
        arrivals = []
        for (nodes, transaction) in arrived { animations.arrive(nodes.filter { !$0.isDead }, transaction) }
        if !arrived.isEmpty { renewLists() }
        if updateAnimation != nil || hasScope { animations.geometry.remember(root.item) }
    }

    private func finishMotion() {
        guard animations.isOn else { return matches.noteSources() }
        matches.link(animations.geometry, at: animations.time) { animation(of: $0) }
        let hasSent = animations.geometry.depart(root.item, at: animations.time, isPassing: isPassing) { animation(of: $0) }
        if hasSent, let updateAnimation {
            for transaction in updateTransactions { animations.wait(transaction, for: updateAnimation) }
        }
    }

    /// How a change of an item's place moves: as the nearest scope round it said in this update, else as the update itself.
    private func animation(of item: LayoutItem) -> Animation? {
        guard hasScope else { return updateAnimation }
        var owner: LayoutItem? = item
        while let next = owner, next.node == nil { owner = next.outer }
        // What a scope itself adopted stands outside of it.
        var node = owner?.node
        if node is TransactionScope { node = node?.parent }
        while let next = node {
            if let scope = next as? TransactionScope, scope.round == round { return scope.animation }
            node = next.parent
        }
        return updateAnimation
    }

    private func runAfterLayout() {
        let actions = afterLayout, removals = afterRemoval
        (afterLayout, afterRemoval) = ([], [])
        actions.forEach { $0() }
        removals.forEach { $0() }
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
