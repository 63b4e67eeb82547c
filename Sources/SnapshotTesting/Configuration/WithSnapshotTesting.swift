/// Changes how `assertSnapshot` behaves while an operation runs, e.g. round `super.invokeTest()` in an `XCTestCase`.
///
/// - Parameters:
///   - record: which references are written; `nil` leaves it as it is.
///   - diffTool: what failure messages say about comparing two files; `nil` leaves it as it is.
public func withSnapshotTesting<Result>(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    operation: () throws -> Result
) rethrows -> Result {
    try SnapshotTestingConfiguration.$current.withValue(.within(record, diffTool)) { try operation() }
}

/// The same for an asynchronous operation.
public func withSnapshotTesting<Result>(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    isolation: isolated (any Actor)? = #isolation, operation: () async throws -> Result
) async rethrows -> Result {
    try await SnapshotTestingConfiguration.$current.withValue(.within(record, diffTool)) { try await operation() }
}

extension SnapshotTestingConfiguration {
    fileprivate static func within(_ record: Record?, _ diffTool: DiffTool?) -> SnapshotTestingConfiguration {
        SnapshotTestingConfiguration(record: record ?? current?.record, diffTool: diffTool ?? current?.diffTool)
    }
}
