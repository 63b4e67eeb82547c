/// Which references a run may write; the words are those of swift-snapshot-testing.
package enum RecordMode: String, CaseIterable, Codable, Sendable {
    /// Every reference; only files whose pixels changed are touched.
    case all
    /// References that do not exist yet.
    case missing
    /// References that do not exist yet or that the comparison refuses; unlike `all`, those it forgives keep their file.
    case failed
    /// None.
    case never
}
