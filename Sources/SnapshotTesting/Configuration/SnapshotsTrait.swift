import Testing

extension Trait where Self == _SnapshotsTestTrait {
    /// Changes how snapshots are recorded and reported in a suite or test: `@Suite(.snapshots(record: .failed))`.
    public static func snapshots(
        record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil
    ) -> Self {
        _SnapshotsTestTrait(configuration: SnapshotTestingConfiguration(record: record, diffTool: diffTool))
    }

    /// Applies a configuration to a suite or test.
    public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self { _SnapshotsTestTrait(configuration: configuration) }
}

/// What `.snapshots(…)` makes; also counts the unnamed snapshots of each test anew.
public struct _SnapshotsTestTrait: SuiteTrait, TestTrait, TestScoping {
    let configuration: SnapshotTestingConfiguration

    public var isRecursive: Bool { true }

    public func provideScope(for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void) async throws {
        try await SnapshotCounter.$current.withValue(SnapshotCounter()) {
            try await withSnapshotTesting(record: configuration.record, diffTool: configuration.diffTool) { try await function() }
        }
    }
}
