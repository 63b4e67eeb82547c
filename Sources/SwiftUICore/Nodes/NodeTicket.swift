import Observation

/// A node as others may hold it: state that it read, objects it follows, property wrappers inside its own view value.
///
/// It does not keep the node alive and is emptied at the node's death, so that a tree of nodes has no cycles.
final class NodeTicket: @unchecked Sendable {
    nonisolated(unsafe) unowned(unsafe) private(set) var node: Node?

    init(_ node: Node) { self.node = node }

    func clear() { node = nil }

    func markDirty() { node?.markDirty() }

    /// Which `track` was the last: what only earlier ones read no longer matters.
    nonisolated(unsafe) fileprivate var tracking = 0
}

extension NodeTicket {
    /// Reads something, and asks for a renewal of the node when a property of an observable object that was read changes.
    @MainActor func track<Value>(_ read: () -> Value) -> Value {
        tracking += 1
        return trackFurther(read)
    }

    /// The same for something that is read beside what the last `track` read, which goes on to matter.
    @MainActor private func trackFurther<Value>(_ read: () -> Value) -> Value {
        let (ticket, own) = (self, tracking)
        return withObservationTracking(read) { if ticket.tracking == own { ticket.markDirty() } }
    }

    /// Runs a closure that the node's body handed on as if it were still part of that body.
    @MainActor func continuing<Value>(_ read: () -> Value) -> Value {
        guard let node else { return read() }
        return node.graph.evaluating(node) { trackFurther(read) }
    }
}
