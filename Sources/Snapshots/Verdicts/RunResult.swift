/// A whole run: every snapshot in the order of the plan, and what holds for all of them. Reports only read it.
package struct RunResult: Sendable {
    /// The command that ran, e.g. `verify`.
    package var command: String
    package var snapshots: SnapshotResults = []
    /// Stored files that no preview owns, sorted; only a full run can know them.
    package var orphans: [String] = []
    /// How this machine's engine, fonts and libraries differ from those that recorded.
    package var fingerprintChanges: [FingerprintChange] = []
    /// Sentences that concern the whole run, e.g. that recording is off.
    package var notes: [String] = []
    /// From start to end, in milliseconds of real time.
    package var milliseconds = 0.0

    package init(command: String) { self.command = command }

    /// How many snapshots have each kind of verdict.
    package var summary: RunSummary {
        var summary = snapshots.summary
        summary.orphaned += orphans.count
        return summary
    }
}

/// Counts of verdicts.
package struct RunSummary: Hashable, Codable, Sendable {
    package var total = 0, identical = 0, withinTolerance = 0, different = 0, sizeChanged = 0, missing = 0
    package var recorded = 0, rendered = 0, failed = 0, skipped = 0, orphaned = 0

    package init(_ verdicts: [Verdict], orphans: Int) {
        orphaned = orphans
        verdicts.forEach { add($0) }
    }

    package mutating func add(_ verdict: Verdict) {
        total += 1
        switch verdict {
        case .identical: identical += 1
        case .withinTolerance: withinTolerance += 1
        case .different: different += 1
        case .sizeChanged: sizeChanged += 1
        case .missingReference: missing += 1
        case .recorded: recorded += 1
        case .rendered: rendered += 1
        case .orphaned: orphaned += 1
        case .failed: failed += 1
        case .skipped: skipped += 1
        }
    }
}
