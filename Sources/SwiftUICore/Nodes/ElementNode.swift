/// A view with a size of its own: it stands in the layout tree through its item.
@MainActor package protocol ElementView: View where Body == Never {
    associatedtype Item: LayoutItem

    /// Makes the item, with nothing set that `update` sets.
    nonisolated func makeItem() -> Item

    /// Hands the view's values, resolved in its environment, to its item; runs again when the view or a value it read changes.
    nonisolated func update(_ item: Item, _ environment: EnvironmentValues)

    /// Builds what is inside; nothing for a leaf.
    func buildContent(_ builder: inout NodeBuilder)

    /// Whether frames depend on the data that an animated change moves bit by bit.
    nonisolated static var laysOutInMotion: Bool { get }
}

extension ElementView {
    @MainActor public static func _build(_ view: Self, _ builder: inout NodeBuilder) {
        builder.emit({ ElementNode<Self>($0, view) }) { node, isNew in node.renew(view, isNew: isNew) }
    }

    package func buildContent(_ builder: inout NodeBuilder) {}

    package nonisolated static var laysOutInMotion: Bool { false }
}

/// A view that arranges other views.
@MainActor package protocol ContainerView: ElementView where Item: ContainerItem {
    associatedtype Content: View
    nonisolated var content: Content { get }
}

extension ContainerView {
    package func buildContent(_ builder: inout NodeBuilder) { Content._build(content, &builder) }
}

/// What all nodes with a size have in common, whatever their view's type.
package class AnyElementNode: Node {
    override class var isScope: Bool { false }

    /// The element's own place in the layout tree, without its modifiers.
    package var item: LayoutItem { fatalError("abstract") }
    /// The items of the modifiers round the element, innermost first, as last flattened.
    private var chain: [(box: LayerBox, item: LayoutItem)] = []
    var listIsStale = true

    /// The outermost item: the element with all its modifiers.
    package var outermost: LayoutItem { chain.last?.item ?? item }

    override package func childListChanged() {
        guard !listIsStale, !isDead else { return }
        listIsStale = true
        graph.enqueueForFlattening(self)
    }

    override func flatten(_ path: [LayerBox], into items: inout [LayoutItem]) {
        renewChain(layers + path)
        items.append(outermost)
    }

    /// Keeps the items of modifiers that are still there, in the same order; makes the rest.
    private func renewChain(_ boxes: [LayerBox]) {
        var kept = 0
        while kept < chain.count, kept < boxes.count, chain[kept].box === boxes[kept] { kept += 1 }
        if kept == chain.count && kept == boxes.count { return }
        for link in chain[kept...].reversed() { link.box.dropItem(link.item) }
        chain.removeLast(chain.count - kept)
        for box in boxes[kept...] {
            chain.append((box, box.makeItem(round: outermost)))
        }
    }

    /// Gives the modifiers' items up; the next flattening makes new ones.
    func dropChain() {
        for link in chain.reversed() { link.box.dropItem(link.item) }
        chain = []
    }

    /// Renews the flat list of what is inside, all the way down where it is stale.
    func flattenIfStale() {
        guard listIsStale else { return }
        listIsStale = false
        guard let container = item as? ContainerItem else { return }
        var items: [LayoutItem] = []
        for child in children { child.flatten([], into: &items) }
        container.setChildren(items)
    }

    override package func kill() {
        super.kill()
        graph.animations.forget(self)
        dropChain()
    }
}

final class ElementNode<V: ElementView>: AnyElementNode {
    private var view: V
    private let ownItem: V.Item
    /// Whether the item has been given its first values.
    private var isDrawn = false

    init(_ parent: Node, _ view: V) {
        self.view = view
        ownItem = view.makeItem()
        super.init(graph: parent.graph, parent: parent, environment: parent.environment)
        ownItem.node = self
        graph.enqueueForFlattening(self)
    }

    override var item: LayoutItem { ownItem }

    override nonisolated var outlineName: String? { OutlineName.of(V.self) }

    func renew(_ newView: V, isNew: Bool) {
        let old = view
        view = newView
        if !isNew, graph.animations.isOn, let old = old as? any Animatable { setMoving(from: old) }
        evaluate()
        buildChildren { view.buildContent(&$0) }
    }

    override func evaluate() {
        super.evaluate()
        refreshItem()
    }

    /// Lets the view's data go from what it was to what it is.
    private func setMoving<A: Animatable>(from old: A) {
        guard let new = view as? A, old.animatableData != new.animatableData else { return }
        graph.animations.move(self, from: old.animatableData, to: new.animatableData, with: graph.animations.currentAnimation) { [weak self] _ in
            guard let self, !isDead else { return }
            refreshItem()
            if V.laysOutInMotion { graph.requestLayout() }
        }
    }

    /// The view with the data that its motion has come to.
    private var shownView: V {
        guard graph.animations.isMoving(self), let moving = view as? any Animatable else { return view }
        func at<A: Animatable>(_ view: A) -> A {
            guard let data = graph.animations.shown(self, as: A.AnimatableData.self) else { return view }
            var copy = view
            copy.animatableData = data
            return copy
        }
        return at(moving) as? V ?? view
    }

    private func refreshItem() {
        let moves = graph.animations.isOn && isDrawn
        let styles = moves ? (ownItem as? any StyledItem)?.styles : nil
        let content = moves ? contentBeforeChange : nil
        isDrawn = true
        shownView.update(ownItem, environmentValues)
        if let styles, let item = ownItem as? any StyledItem { item.setStylesMoving(from: styles, self, graph.animations) }
        if let content, let item = ownItem as? any ContentChangingItem { item.changeContent(from: content, self) }
        ownItem.isRightToLeft = environmentValues.layoutDirection == .rightToLeft
        ownItem.invalidate()
    }
}

extension ElementNode {
    /// What goes on drawing the present content, where that is to be seen going; nil if it changes at once.
    private var contentBeforeChange: LayoutItem? {
        guard let item = ownItem as? any ContentChangingItem, item.contentTransition != .identity,
            item.change != nil || graph.animations.currentAnimation != nil
        else { return nil }
        return item.frozen()
    }
}

/// Stands for a view at the top of the tree that is listed, with its modifiers' traits, but not built.
final class ListedNode: AnyElementNode {
    private let placeholder = LeafItem()

    override init(graph: ViewGraph, parent: Node?, environment: EnvironmentFrame?) {
        super.init(graph: graph, parent: parent, environment: environment)
        placeholder.node = self
    }

    override var item: LayoutItem { placeholder }
}

/// The root of content that something else owns: a whole picture, a background, an overlay, a mask.
package final class ContentHost: AnyElementNode {
    private let container: ContainerItem

    package init(graph: ViewGraph, parent: Node?, container: ContainerItem) {
        self.container = container
        super.init(graph: graph, parent: parent, environment: parent?.environment ?? graph.rootEnvironment)
        container.node = self
        graph.enqueueForFlattening(self)
        container.isRightToLeft = environmentValues.layoutDirection == .rightToLeft
    }

    override package var item: LayoutItem { container }

    package func renew<Content: View>(_ content: Content) {
        buildChildren { Content._build(content, &$0) }
    }

    override func evaluate() {
        super.evaluate()
        container.isRightToLeft = environmentValues.layoutDirection == .rightToLeft
        container.invalidate()
    }

    /// The container may outlive the node, with whatever the items of dead elements hold.
    override package func kill() {
        super.kill()
        container.setChildren([])
    }
}
