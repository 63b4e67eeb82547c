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

    @MainActor func makeBox(_ node: Node) -> LayerBox { TypedLayerBox(self, node) }
}

/// A modifier as a node holds it, with the items it has in the layout tree.
@MainActor class LayerBox {
    /// Takes the new value over; false if it is of another type.
    func update(_ layer: any Layer) -> Bool { fatalError("abstract") }
    func refresh() { fatalError("abstract") }
    func makeItem(round inner: LayoutItem) -> LayoutItem { fatalError("abstract") }
    func dropItem(_ item: LayoutItem) { fatalError("abstract") }
}

final class TypedLayerBox<L: Layer>: LayerBox {
    private var layer: L
    private unowned let node: Node
    /// In the order in which they were made. Items that were dropped leave a gap, until there are more gaps than items.
    private var items: [L.Item?] = []
    /// Where items stand, once there are so many that looking for one takes long.
    private var positions: [ObjectIdentifier: Int]?
    private var gaps = 0
    private var hosts: [ObjectIdentifier: ContentHost] = [:]

    init(_ layer: L, _ node: Node) {
        self.layer = layer
        self.node = node
    }

    override func update(_ layer: any Layer) -> Bool {
        guard let layer = layer as? L else { return false }
        let old = self.layer
        self.layer = layer
        if node.graph.animations.isOn, let old = old as? any Animatable { setMoving(from: old) }
        refresh()
        return true
    }

    /// Lets the data of the items go from the old modifier's to the new one's.
    private func setMoving<A: Animatable>(from old: A) {
        guard let new = layer as? A else { return }
        let (from, to) = (old.animatableData, new.animatableData)
        if from == to { return }
        let driver = node.graph.animations
        for case let item? in items {
            driver.move(item, from: from, to: to, with: driver.currentAnimation) { [weak self, weak item] _ in
                if let self, let item { self.renew(item) }
            }
        }
    }

    /// The modifier as an item shows it now: with the data that its motion has come to.
    private func shown(for item: L.Item) -> L {
        guard node.graph.animations.isMoving(item), let moving = layer as? any Animatable else { return layer }
        func at<A: Animatable>(_ layer: A) -> A {
            guard let data = node.graph.animations.shown(item, as: A.AnimatableData.self) else { return layer }
            var copy = layer
            copy.animatableData = data
            return copy
        }
        return at(moving) as? L ?? layer
    }

    override func refresh() {
        for case let item? in items { renew(item) }
    }

    private func renew(_ item: L.Item, isNew: Bool = false) {
        let driver = node.graph.animations
        let styles = driver.isOn && !isNew ? (item as? any StyledItem)?.styles : nil
        let layer = shown(for: item)
        node.readingForLayers { environment in
            item.isRightToLeft = environment.layoutDirection == .rightToLeft
            layer.update(item, environment)
            layer.buildSecondary(for: item) { container in host(of: item, container) }
        }
        if let styles, let item = item as? any StyledItem { item.setStylesMoving(from: styles, item, driver) }
        item.invalidate()
    }

    private func host(of item: L.Item, _ container: ContainerItem) -> ContentHost {
        if let host = hosts[ObjectIdentifier(item)] { return host }
        let host = ContentHost(graph: node.graph, parent: node, container: container)
        hosts[ObjectIdentifier(item)] = host
        node.attached.append(host)
        return host
    }

    override func makeItem(round inner: LayoutItem) -> LayoutItem {
        let item = layer.makeItem(round: inner)
        item.node = node
        positions?[ObjectIdentifier(item)] = items.count
        items.append(item)
        if positions == nil, items.count > 16 { compact() }
        renew(item, isNew: true)
        return item
    }

    override func dropItem(_ item: LayoutItem) {
        let position = positions.map { $0[ObjectIdentifier(item)] } ?? items.firstIndex { $0 === item }
        guard let position, let own = items[position] else { return }
        layer.leave(own)
        node.graph.animations.forget(own)
        items[position] = nil
        positions?[ObjectIdentifier(item)] = nil
        gaps += 1
        if gaps > items.count / 2 { compact() }
        if let host = hosts.removeValue(forKey: ObjectIdentifier(item)) {
            node.detach(host)
        }
    }

    private func compact() {
        items.removeAll { $0 == nil }
        gaps = 0
        positions = items.count > 16 ? [:] : nil
        for case (let position, let item?) in items.enumerated() { positions?[ObjectIdentifier(item)] = position }
    }
}
