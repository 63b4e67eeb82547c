import Observation

/// Tracks which properties of observable objects a body read, and asks its node for a renewal when one changes.
///
/// The node is told through this object, cleared at the node's death, since a weak reference per node would cost a side table.
final class ObservationTicket: @unchecked Sendable {
    nonisolated(unsafe) unowned(unsafe) var node: Node?

    @MainActor func track<Value>(_ read: () -> Value) -> Value {
        withObservationTracking(read) { [self] in node?.markDirty() }
    }
}
