import Graphics

/// The scope of a `ForEach`: one item scope per element, kept by id.
final class ForEachNode<ID: Hashable>: Node, ForEachScope {
    /// An id and how many earlier elements had the same: only a mistake in the data makes the second number other than 0.
    private struct ItemKey: Hashable { var id: ID, occurrence: Int }
    private var items: [ItemKey: ItemNode] = [:]
    var edits = ForEachEdits()

    convenience init(_ parent: Node) { self.init(below: parent) }

    func renew(_ elements: [(id: ID, build: (ItemNode) -> Void)]) {
        var old = items, new: [ItemKey: ItemNode] = [:]
        var order: [Node] = []
        order.reserveCapacity(elements.count)
        for (position, element) in elements.enumerated() {
            var key = ItemKey(id: element.id, occurrence: 0)
            while new[key] != nil {
                key.occurrence += 1
                graph.report(Diagnostic(
                    .duplicateIdentity, "ForEach has the id \(element.id) more than once; give every element an id of its own.",
                    place: place))
            }
            let item = old.removeValue(forKey: key) ?? ItemNode(below: self)
            item.position = position
            item.identity = Self.stableText(element.id)
            new[key] = item
            order.append(item)
            element.build(item)
        }
        items = new
        let changed = order.count != children.count || !zip(order, children).allSatisfy { $0 === $1 }
        let gone = Set(old.values.map { ObjectIdentifier($0) })
        let removed = gone.isEmpty ? [] : children.filter { gone.contains(ObjectIdentifier($0)) }
        children = order
        removed.forEach { $0.kill() }
        if changed { childListChanged() }
    }

    override func kill() {
        items = [:]
        super.kill()
    }

    /// Ids of types that print the same in every run may name a row; a `UUID` may not.
    private static func stableText(_ id: ID) -> String? {
        switch id {
        case let text as String: text
        case let number as any BinaryInteger: "\(number)"
        default: nil
        }
    }
}

/// What a list needs to know of a `ForEach` whose rows it shows.
@MainActor protocol ForEachScope: Node {
    var edits: ForEachEdits { get }
}

/// The scope of one element of a `ForEach`.
final class ItemNode: Node {
    var position = 0
    var identity: String?

    override var outlineIdentity: String? { identity.map { "[\($0)]" } }

    func renew<Content: View>(_ content: Content) { buildChildren { Content._build(content, &$0) } }
}
