import Foundation
import Graphics

/// The elements of a `ForEach` as its node needs them: how many, and for each its id and its view.
@MainActor struct ForEachElements<ID: Hashable> {
    let count: Int
    let id: (Int) -> ID
    let build: (Int, ItemNode) -> Void
}

/// The scope of a `ForEach`: one item scope per element, kept by id.
///
/// Directly inside a list that is long, only the elements near the visible part have a scope; gaps stand for the others.
final class ForEachNode<ID: Hashable>: Node, ForEachScope {
    /// An id and how many earlier elements had the same: only a mistake in the data makes the second number other than 0.
    private struct ItemKey: Hashable { var id: ID, occurrence: Int }
    private var items: [ItemKey: ItemNode] = [:]
    private var elements: ForEachElements<ID>?
    /// The elements' keys in order; made when first needed after a renewal.
    private var knownKeys: [ItemKey]?
    private var gaps: [RowGapNode] = []
    /// How often the elements were looked through: tells items still wanted from those that are not.
    private var round = 0
    var edits = ForEachEdits()
    /// Elements that are still seen going.
    private var departures: [ItemKey: Departure] = [:]

    convenience init(_ parent: Node) { self.init(below: parent) }

    func renew(_ new: ForEachElements<ID>) {
        elements = new
        knownKeys = nil
        round += 1
        var order: [Int]
        if new.count > Self.eagerLimit && isRowOfSubviews {
            // What has been seen stays, wherever it has gone.
            let keys = items.isEmpty ? [] : keys
            order = keys.indices.filter { items[keys[$0]] != nil }
        } else {
            order = Array(0..<new.count)
        }
        let old = items
        items = makeItems(order)
        if graph.animations.isOn, round > 1 {
            let arrived = items.filter { old[$0.key] == nil && $0.value.round == round && !$0.value.isBack }
            graph.noteArrival(arrived.values.sorted { $0.position < $1.position })
        }
        arrange()
    }

    /// Up to how many elements a list's `ForEach` builds whether they can be seen or not.
    static var eagerLimit: Int { 50 }

    private var keys: [ItemKey] {
        if let knownKeys { return knownKeys }
        var keys: [ItemKey] = [], seen: Set<ID> = [], repeats: [ID: Int] = [:]
        keys.reserveCapacity(elements?.count ?? 0)
        for position in 0..<(elements?.count ?? 0) {
            let id = elements!.id(position)
            var occurrence = 0
            if !seen.insert(id).inserted {
                occurrence = repeats[id, default: 0] + 1
                repeats[id] = occurrence
                if occurrence == 1 { reportDuplicate(id) }
            }
            keys.append(ItemKey(id: id, occurrence: occurrence))
        }
        knownKeys = keys
        return keys
    }

    /// Makes or renews the items at these positions.
    private func makeItems(_ positions: [Int]) -> [ItemKey: ItemNode] {
        guard let elements, !positions.isEmpty else { return [:] }
        var made: [ItemKey: ItemNode] = [:]
        made.reserveCapacity(positions.count)
        let keys = keys
        for position in positions {
            let key = keys[position]
            let back = items[key] == nil ? departures.removeValue(forKey: key) : nil
            back?.revive()
            let item = items[key] ?? back?.nodes.first as? ItemNode ?? ItemNode(below: self)
            item.isBack = back != nil
            item.round = round
            item.position = position
            item.identity = Self.stableText(key.id)
            item.key = key
            made[key] = item
            elements.build(position, item)
        }
        return made
    }

    /// Puts the items, and gaps for those that were not made, in order.
    private func arrange() {
        let built = items.values.sorted { $0.position < $1.position }
        var order: [Node] = [], usedGaps = 0, next = 0
        order.reserveCapacity(built.count)
        func gap(upTo end: Int) {
            guard end > next else { return }
            if usedGaps == gaps.count { gaps.append(RowGapNode(self)) }
            gaps[usedGaps].stand(for: next..<end)
            order.append(gaps[usedGaps])
            usedGaps += 1
        }
        for item in built {
            gap(upTo: item.position)
            order.append(item)
            next = item.position + 1
        }
        gap(upTo: elements?.count ?? 0)
        gaps.removeLast(gaps.count - usedGaps)

        let changed = order.count != children.count || !zip(order, children).allSatisfy { $0 === $1 }
        let kept = Set(order.map { ObjectIdentifier($0) })
        let removed = children.filter { !kept.contains(ObjectIdentifier($0)) }
        children = order
        removed.forEach(leave)
        if changed { childListChanged() }
    }

    /// Ends an element: at once, or when it has been seen going.
    private func leave(_ node: Node) {
        guard graph.animations.isOn, let item = node as? ItemNode, let key = item.key as? ItemKey,
            let departure = Departure([item], graph, whenGone: { [weak self] in self?.departures[key] = nil })
        else { return node.kill() }
        departures[key] = departure
    }

    func buildItems(_ range: Range<Int>) {
        guard !isDead, let elements else { return }
        let keys = keys
        let missing = range.clamped(to: 0..<elements.count).filter { items[keys[$0]] == nil }
        guard !missing.isEmpty else { return }
        items.merge(makeItems(missing)) { $1 }
        arrange()
    }

    func id(at position: Int) -> AnyHashable? {
        keys.indices.contains(position) ? AnyHashable(keys[position].id) : nil
    }

    private func reportDuplicate(_ id: ID) {
        graph.report(Diagnostic(
            .duplicateIdentity, "ForEach has the id \(id) more than once; give every element an id of its own.", place: place))
    }

    /// Builds the row if a gap stands for it.
    override func row(withID id: AnyHashable) -> Node? {
        guard let id = id.base as? ID, let position = keys.firstIndex(of: ItemKey(id: id, occurrence: 0)) else { return nil }
        buildItems(position..<position + 1)
        return items[keys[position]]
    }

    override func kill() {
        items = [:]
        let going = departures.values
        departures = [:]
        going.forEach { $0.finish() }
        gaps = []
        elements = nil
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
    func id(at position: Int) -> AnyHashable?
    /// Makes the views of elements that only a gap stands for.
    func buildItems(_ range: Range<Int>)
}

/// The scope of one element of a `ForEach`.
final class ItemNode: Node {
    var position = 0
    var round = 0
    var identity: String?
    /// Under which key its `ForEach` keeps it.
    var key: Any?
    /// It was going and has been wanted again.
    var isBack = false

    override var explicitID: AnyHashable? { (parent as? any ForEachScope)?.id(at: position) }

    override var outlineIdentity: String? { identity.map { "[\($0)]" } }

    func renew<Content: View>(_ content: Content) { buildChildren { Content._build(content, &$0) } }
}

extension Node {
    /// Whether what is here stands among the views that a reader of subviews is given, not inside one of them.
    var isRowOfSubviews: Bool {
        var next = parent
        while let node = next {
            if node is SubviewsSource { return true }
            if node is AnyElementNode { return false }
            next = node.parent
        }
        return false
    }
}
