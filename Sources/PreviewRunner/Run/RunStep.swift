import Snapshots

/// One snapshot of a run: the order to draw it and what to make of the answer.
@MainActor struct RunStep {
    var reference: RenderOrder.Reference?
    /// A verdict that needs no drawing.
    var verdictWithoutDrawing: SnapshotResult?
    /// An answer that is known without a worker.
    var known: RenderResult?
    /// What a worker does about the cache.
    var cache: CacheOrder?
    /// Writes files and gives the verdict. Called once, on the main thread, in the order in which answers arrive.
    var settle: (RenderResult) -> SnapshotResult

    /// A step that draws, and compares with the reference if there is one to compare with.
    init(reference: RenderOrder.Reference?, settle: @escaping (RenderResult) -> SnapshotResult) {
        (self.reference, self.settle) = (reference, settle)
    }

    /// A step that draws nothing.
    init(skipping result: SnapshotResult) {
        verdictWithoutDrawing = result
        settle = { _ in result }
    }
}
