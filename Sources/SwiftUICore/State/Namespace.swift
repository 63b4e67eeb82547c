/// A name for things that belong together across views, such as the two ends of a matched geometry effect.
///
/// Each view with a `@Namespace` has one of its own, for as long as it is on screen.
@propertyWrapper public struct Namespace: DynamicProperty {
    public struct ID: Hashable, Sendable {
        fileprivate let number: Int
    }

    private var id: ID?

    public init() {}

    /// The view's namespace; before the view is on screen one that no view has.
    public var wrappedValue: ID { id ?? ID(number: -1) }
}

extension Namespace: @MainActor InstallableProperty {
    private final class Slot {
        let id: ID
        init(_ id: ID) { self.id = id }
    }

    mutating func install(_ slot: inout AnyObject?, node: Node) {
        // A node's number is its own within the tree; a node may have several namespaces.
        let known = slot as? Slot ?? Slot(ID(number: node.graph.nextNodeOrder()))
        slot = known
        id = known.id
    }

    static func isUnchanged(_ old: Self, _ new: Self) -> Bool { true }
}
