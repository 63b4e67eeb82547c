/// A scope whose content is replaced, state and all, when its key changes: branches, optionals, `AnyView`, `id`.
package class KeyedNode<Key: Hashable>: Node {
    fileprivate var key: Key?

    convenience init(_ parent: Node) { self.init(below: parent) }

    package func renew<Content: View>(key newKey: Key, _ content: Content) {
        if key != newKey { dropChildren() }
        key = newKey
        buildChildren { Content._build(content, &$0) }
    }
}

/// The scope of a view with an explicit id.
final class IdentifiedNode<ID: Hashable>: KeyedNode<ID> {
    override var explicitID: AnyHashable? { key.map { AnyHashable($0) } }
}
