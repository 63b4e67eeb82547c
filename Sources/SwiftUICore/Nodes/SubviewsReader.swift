import Foundation

/// One of the views that a container was given, to be placed wherever the container's body wants it.
package nonisolated struct Subview: View, Identifiable, AlwaysDifferent {
    package typealias Body = Never

    /// Stays the same as long as the view's node lives.
    package let id: ObjectIdentifier
    let item: LayoutItem
    let node: Node

    package func trait<K: TraitKey>(_ key: K.Type) -> K.Value? { item.trait(key) }

    /// What views inside say of themselves, as it is now.
    package func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? { item.preference(key) }

    /// Whether the view is a text, or holds one.
    package var isText: Bool { item.hasExplicitGuide(HorizontalAlignment.listRowSeparatorLeading.key) }

    /// Where the view was last placed, in the picture's space.
    package var frame: CGRect { item.frame }

    /// Whether this stands for views that were not built, being far from what can be seen.
    @MainActor package var isGap: Bool { node is RowGapNode }

    /// The scopes round the view, innermost first, up to the container: a list finds its `ForEach` here.
    @MainActor package var scopes: [ForEachScopeReference] {
        // A row that has just gone may be asked once more before its list knows: what stood round it is no longer there.
        if node.isDead { return [] }
        var result: [ForEachScopeReference] = []
        var next: Node? = node
        var position: Int?
        while let current = next {
            if let item = current as? ItemNode { position = item.position }
            if let scope = current as? any ForEachScope, let position { result.append(ForEachScopeReference(scope: scope, position: position)) }
            if current is SubviewsSource { break }
            next = current.parent
        }
        return result
    }

    @MainActor package static func _build(_ view: Subview, _ builder: inout NodeBuilder) {
        builder.emit({ SubviewNode($0, view) }) { node, _ in node.renew(view) }
    }
}

/// The `ForEach` that made a subview, and which of its elements.
package struct ForEachScopeReference: AlwaysDifferent {
    let scope: any ForEachScope
    package let position: Int

    /// The element's id.
    @MainActor package var id: AnyHashable? { scope.id(at: position) }
    /// Tells the `ForEach` from others, as long as it lives.
    package var scopeID: ObjectIdentifier { ObjectIdentifier(scope) }

    @MainActor package var onDelete: ((IndexSet) -> Void)? { scope.edits.onDelete }
    @MainActor package var onMove: ((IndexSet, Int) -> Void)? { scope.edits.onMove }
}

/// Builds a content, looks at the views it consists of, and shows a body made from them.
///
/// This is how containers with rows are composed from existing views: the content's nodes live beside, their items stand in the
/// body.
package nonisolated struct SubviewsReader<Content: View, Result: View>: View {
    package typealias Body = Never

    let content: Content
    let result: @MainActor ([Subview]) -> Result

    package init(_ content: Content, @ViewBuilder result: @escaping @MainActor ([Subview]) -> Result) {
        self.content = content
        self.result = result
    }

    @MainActor package static func _build(_ view: Self, _ builder: inout NodeBuilder) {
        builder.emit({ SubviewsNode($0) }) { node, _ in node.renew(view) }
    }
}

final class SubviewsNode: Node {
    private var source: SubviewsSource!
    private var buildResult: (([Subview]) -> Void)?

    convenience init(_ parent: Node) {
        self.init(below: parent)
        source = SubviewsSource(self)
        attached.append(source)
    }

    override class var isScope: Bool { false }

    func renew<Content: View, Result: View>(_ view: SubviewsReader<Content, Result>) {
        buildResult = { [unowned self] subviews in
            let body = graph.evaluating(self) { view.result(subviews) }
            buildChildren { Result._build(body, &$0) }
        }
        source.buildChildren { Content._build(view.content, &$0) }
        // The list is renewed before layout; the body then follows. What the list does not change, the body still must.
        source.childListChanged()
    }

    func sourceChanged(_ items: [LayoutItem], _ nodes: [Node]) {
        buildResult?(zip(items, nodes).map { Subview(id: ObjectIdentifier($1), item: $0, node: $1) })
    }

    override func evaluate() {
        super.evaluate()
        source.childListChanged()
    }

    override func kill() {
        buildResult = nil
        super.kill()
    }
}

/// Holds the nodes of a content that is shown somewhere else.
final class SubviewsSource: AnyElementNode {
    private let container = LeafItem()
    private unowned let reader: SubviewsNode

    init(_ reader: SubviewsNode) {
        self.reader = reader
        super.init(graph: reader.graph, parent: reader, environment: reader.environment)
        graph.enqueueForFlattening(self)
    }

    override var item: LayoutItem { container }

    override func flattenIfStale() {
        guard listIsStale else { return }
        listIsStale = false
        var items: [LayoutItem] = [], nodes: [Node] = []
        for child in children { child.flatten([], into: &items) }
        for item in items { nodes.append(elementNode(of: item)) }
        reader.sourceChanged(items, nodes)
    }

    /// The element a chain of modifiers stands round.
    private func elementNode(of item: LayoutItem) -> Node {
        var next = item
        while !(next.node is AnyElementNode && (next.node as! AnyElementNode).item === next), let inside = next.wrapped { next = inside }
        return next.node ?? self
    }
}

/// A subview where the container's body placed it: it has the item of the original.
final class SubviewNode: AnyElementNode {
    private(set) var subview: Subview

    init(_ parent: Node, _ subview: Subview) {
        self.subview = subview
        super.init(graph: parent.graph, parent: parent, environment: parent.environment)
    }

    override var item: LayoutItem { subview.item }

    func renew(_ subview: Subview) {
        if subview.item !== self.subview.item {
            self.subview = subview
            dropChain()
            parent?.childListChanged()
        }
        self.subview = subview
    }

    override func flattenIfStale() { listIsStale = false }
}
