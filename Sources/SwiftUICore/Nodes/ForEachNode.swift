import Graphics

/// The scope of a `ForEach`: one item scope per element, kept by id.
final class ForEachNode<ID: Hashable>: Node, ForEachScope {
    /// An id and how many earlier elements had the same: only a mistake in the data makes the second number other than 0.
    private struct ItemKey: Hashable { var id: ID, occurrence: Int }
    private var items: [ItemKey: ItemNode] = [:]
    /// How often the elements were looked through: tells items still wanted from those that are not.
    private var round = 0
    var edits = ForEachEdits()

    convenience init(_ parent: Node) { self.init(below: parent) }

    func renew(_ elements: [(id: ID, build: (ItemNode) -> Void)]) {
        var new: [ItemKey: ItemNode] = [:], repeats: [ID: Int] = [:]
        var order: [Node] = []
        new.reserveCapacity(elements.count)
        order.reserveCapacity(elements.count)
        round += 1
        for (position, element) in elements.enumerated() {
            var key = ItemKey(id: element.id, occurrence: 0)
            if new[key] != nil {
                key.occurrence = repeats[element.id, default: 0] + 1
                repeats[element.id] = key.occurrence
                if key.occurrence == 1 { reportDuplicate(element.id) }
            }
            let item = items[key] ?? ItemNode(below: self)
            item.round = round
            item.position = position
            item.identity = Self.stableText(element.id)
            new[key] = item
            order.append(item)
            element.build(item)
        }
        items = new
        let changed = order.count != children.count || !zip(order, children).allSatisfy { $0 === $1 }
        let removed = children.filter { ($0 as? ItemNode)?.round != round }
        children = order
        removed.forEach { $0.kill() }
        if changed { childListChanged() }
    }

    private func reportDuplicate(_ id: ID) {
        graph.report(Diagnostic(
            .duplicateIdentity, "ForEach has the id \(id) more than once; give every element an id of its own.", place: place))
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
    var round = 0
    var identity: String?

    override var outlineIdentity: String? { identity.map { "[\($0)]" } }

    func renew<Content: View>(_ content: Content) { buildChildren { Content._build(content, &$0) } }
}
