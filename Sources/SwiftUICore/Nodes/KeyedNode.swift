/// A scope whose content is replaced, state and all, when its key changes: branches, optionals, `AnyView`, `id`.
package class KeyedNode<Key: Hashable>: Node {
    fileprivate var key: Key?
    /// What is still seen going, by the key it had.
    private var departures: [Key: Departure] = [:]

    convenience init(_ parent: Node) { self.init(below: parent) }

    package func renew<Content: View>(key newKey: Key, _ content: Content) {
        let isChange = key != nil && key != newKey
        if let key, isChange { leave(key) }
        let back = departures.removeValue(forKey: newKey)
        if let back {
            children = back.nodes
            back.revive()
            childListChanged()
        }
        key = newKey
        buildChildren { Content._build(content, &$0) }
        if isChange, back == nil { graph.noteArrival(children) }
    }

    private func leave(_ key: Key) {
        guard graph.animations.isOn, !children.isEmpty,
            let departure = Departure(children, graph, whenGone: { [weak self] in self?.departures[key] = nil })
        else { return dropChildren() }
        departures[key] = departure
        children = []
        childListChanged()
    }

    override package func kill() {
        let going = departures.values
        departures = [:]
        going.forEach { $0.finish() }
        super.kill()
    }
}

/// The scope of a view with an explicit id.
final class IdentifiedNode<ID: Hashable>: KeyedNode<ID> {
    override var explicitID: AnyHashable? { key.map { AnyHashable($0) } }
}
