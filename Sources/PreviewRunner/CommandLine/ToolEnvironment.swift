import Snapshots

/// What the tool reads from environment variables.
struct ToolEnvironment: Sendable {
    let variables: [String: String]

    init(_ variables: [String: String]) { self.variables = variables }

    /// Whether this is an automatic run: `CI` is set to anything but nothing, `0` or `false`.
    var isContinuousIntegration: Bool { !["", "0", "false"].contains(variables["CI"]?.lowercased() ?? "") }

    /// `NO_COLOR` set to anything but nothing (no-color.org), or a terminal that cannot.
    var refusesColor: Bool { !(variables["NO_COLOR"] ?? "").isEmpty || variables["TERM"] == "dumb" }

    /// The record mode that swift-snapshot-testing's variable asks for.
    var recordMode: RecordMode? {
        get throws(ConfigurationError) {
            guard let value = variables["SNAPSHOT_TESTING_RECORD"], !value.isEmpty else { return nil }
            return try PreviewRunner.recordMode(value, from: "SNAPSHOT_TESTING_RECORD")
        }
    }

    /// Where failures go, by the variable of swift-snapshot-testing.
    var artifacts: String? { variables["SNAPSHOT_ARTIFACTS"].flatMap { $0.isEmpty ? nil : $0 } }

    /// The folder of verdicts that are kept.
    var cache: String? { variables["VITRINE_CACHE"].flatMap { $0.isEmpty ? nil : $0 } }

    /// The part that Bazel asks for; its index counts from 0.
    var shard: Shard? {
        get throws(ConfigurationError) {
            guard let total = variables["TEST_TOTAL_SHARDS"], !total.isEmpty else { return nil }
            let index = variables["TEST_SHARD_INDEX"] ?? ""
            guard let count = Int(total), let number = Int(index), count >= 1, (0..<count).contains(number) else {
                throw ConfigurationError("TEST_TOTAL_SHARDS is '\(total)' and TEST_SHARD_INDEX '\(index)'; they have to be numbers, the index below the total.")
            }
            return Shard(number: number + 1, count: count)
        }
    }
}
