/// A primitive modifier: it has no node, and stands in the layout tree as one item round each element it applies to.
///
/// On a list of views it is stored once, in the scope that adopted it; every element sees it through its path.
@MainActor package protocol Layer: ViewModifier where Body == Never {
    associatedtype Item: LayoutItem

    /// Whether it reads the environment or has content of its own: then changes made inside it must not reach it.
    nonisolated static var usesEnvironment: Bool { get }

    nonisolated func makeItem(round inner: LayoutItem) -> Item

    /// Hands the values to an item, when it is new, and when the modifier or a value it read changed.
    nonisolated func update(_ item: Item, _ environment: EnvironmentValues)

    /// Gives up what the item holds: its element leaves the tree.
    func leave(_ item: Item)

    /// Content of its own, built once per element.
    @MainActor func buildSecondary(for item: Item, _ host: (ContainerItem) -> ContentHost)
}

extension Layer {
    package nonisolated static var usesEnvironment: Bool { false }

    package func leave(_ item: Item) {}

    @MainActor package func buildSecondary(for item: Item, _ host: (ContainerItem) -> ContentHost) {}

    @MainActor public static func _build<C: View>(_ modifier: Self, _ content: C, _ builder: inout NodeBuilder) {
        builder.withLayer(modifier) { C._build(content, &$0) }
    }

    @MainActor func makeBox(_ node: Node, _ environment: EnvironmentValues) -> LayerBox { TypedLayerBox(self, node) }
}

/// A modifier as a node holds it, with the items it has in the layout tree.
@MainActor class LayerBox {
    /// Takes the new value over; false if it is of another type.
    func update(_ layer: any Layer, _ environment: EnvironmentValues) -> Bool { fatalError("abstract") }
    func refresh(_ environment: EnvironmentValues) { fatalError("abstract") }
    func makeItem(round inner: LayoutItem) -> LayoutItem { fatalError("abstract") }
    func dropItem(_ item: LayoutItem) { fatalError("abstract") }
    func leave() { fatalError("abstract") }
}

final class TypedLayerBox<L: Layer>: LayerBox {
    private var layer: L
    private unowned let node: Node
    private var items: [L.Item] = []
    private var hosts: [ObjectIdentifier: ContentHost] = [:]

    init(_ layer: L, _ node: Node) {
        self.layer = layer
        self.node = node
    }

    override func update(_ layer: any Layer, _ environment: EnvironmentValues) -> Bool {
        guard let layer = layer as? L else { return false }
        self.layer = layer
        refresh(environment)
        return true
    }

    override func refresh(_ environment: EnvironmentValues) {
        for item in items { renew(item, environment) }
    }

    private func renew(_ item: L.Item, _ environment: EnvironmentValues) {
        item.isRightToLeft = environment.layoutDirection == .rightToLeft
        layer.update(item, environment)
        layer.buildSecondary(for: item) { container in
            if let host = hosts[ObjectIdentifier(item)] { return host }
            let host = ContentHost(graph: node.graph, parent: node, container: container)
            hosts[ObjectIdentifier(item)] = host
            node.attached.append(host)
            return host
        }
        item.invalidate()
    }

    override func makeItem(round inner: LayoutItem) -> LayoutItem {
        let item = layer.makeItem(round: inner)
        item.node = node
        items.append(item)
        renew(item, node.environmentValues)
        return item
    }

    override func dropItem(_ item: LayoutItem) {
        guard let index = items.firstIndex(where: { $0 === item }) else { return }
        layer.leave(items[index])
        items.remove(at: index)
        if let host = hosts.removeValue(forKey: ObjectIdentifier(item)) {
            node.attached.removeAll { $0 === host }
            host.kill()
        }
    }

    override func leave() {
        // Items are dropped by the elements they stand round; those die with the node, or are flattened anew.
    }
}
