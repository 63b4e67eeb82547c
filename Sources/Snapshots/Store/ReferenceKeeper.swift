import Foundation

/// Turns the finding about one snapshot into a verdict, and writes what the record mode allows: the reference with its texts, or the files
/// that help to look at a failure. Unchanged files are never touched.
package struct ReferenceKeeper: Sendable {
    private let snapshots, failures: SnapshotFolder
    private let mode: RecordMode

    /// - Parameter failures: where expected, actual and difference picture of a failure go.
    package init(snapshots: SnapshotFolder, failures: SnapshotFolder, mode: RecordMode) {
        (self.snapshots, self.failures, self.mode) = (snapshots, failures, mode)
    }

    /// The verdict on a drawn candidate. A file that cannot be read or written makes it `failed`.
    package func settle(_ candidate: SnapshotCandidate, of identity: PreviewIdentity) -> SnapshotResult {
        do throws(FileError) {
            return try settle(candidate, identity, SnapshotName(identity))
        } catch {
            return SnapshotResult(identity, .failed(Failure(.file, error.description)))
        }
    }

    private func settle(_ candidate: SnapshotCandidate, _ identity: PreviewIdentity, _ name: SnapshotName) throws(FileError) -> SnapshotResult {
        var result = SnapshotResult(identity, .identical)
        let storedLayout = try snapshots.text(name.layout)
        if let storedLayout {
            result.files.layout = snapshots.displayPath(name.layout)
            result.layoutChanged = storedLayout != candidate.layout
            result.layoutChanges = outlineDifference(from: storedLayout, to: candidate.layout)
        }
        if let stored = try snapshots.text(name.accessibility) { result.accessibilityChanged = stored != candidate.accessibility }
        result.files.reference = snapshots.displayPath(name.picture)

        switch candidate.finding {
        case .unreadable(let reason): result.verdict = .failed(Failure(.file, reason))
        case .identical: result.verdict = .identical
        case .withinTolerance(let difference): result.verdict = mode == .all ? .recorded : .withinTolerance(difference)
        case .missing: result.verdict = mode == .never ? .missingReference : .recorded
        case .different(let difference): result.verdict = mode == .all || mode == .failed ? .recorded : .different(difference)
        case .sizeChanged(let expected, let actual, let difference):
            result.verdict = mode == .all || mode == .failed ? .recorded : .sizeChanged(expected: expected, actual: actual, difference)
        }

        switch result.verdict {
        case .recorded:
            guard let picture = candidate.picture else { preconditionFailure("a picture that is to be recorded has to be given") }
            try WholeFile.write(picture, to: snapshots.path(name.picture))
            try writeTexts(candidate, name, &result)
            try removeFailureFiles(name)
        case .identical:
            if mode == .all || mode == .failed { try writeTexts(candidate, name, &result) }
            try removeFailureFiles(name)
        case .different, .sizeChanged, .missingReference: try writeFailureFiles(candidate, name, &result)
        case .withinTolerance, .rendered, .orphaned, .failed, .skipped: break
        }
        return result
    }

    /// Writes layout and accessibility text where they differ from what is stored.
    private func writeTexts(_ candidate: SnapshotCandidate, _ name: SnapshotName, _ result: inout SnapshotResult) throws(FileError) {
        if try snapshots.text(name.layout) != candidate.layout { try WholeFile.write(Data(candidate.layout.utf8), to: snapshots.path(name.layout)) }
        result.files.layout = snapshots.displayPath(name.layout)
        if let text = candidate.accessibility {
            if try snapshots.text(name.accessibility) != text { try WholeFile.write(Data(text.utf8), to: snapshots.path(name.accessibility)) }
        } else {
            try WholeFile.remove(snapshots.path(name.accessibility))
        }
        (result.layoutChanged, result.accessibilityChanged) = (false, false)
    }

    private func writeFailureFiles(_ candidate: SnapshotCandidate, _ name: SnapshotName, _ result: inout SnapshotResult) throws(FileError) {
        if let expected = try WholeFile.read(snapshots.path(name.picture)) {
            try WholeFile.write(expected, to: failures.path(name.expected))
            result.files.expected = failures.displayPath(name.expected)
        } else {
            result.files.reference = nil
        }
        if let actual = candidate.picture {
            try WholeFile.write(actual, to: failures.path(name.actual))
            result.files.actual = failures.displayPath(name.actual)
        }
        if let difference = candidate.difference {
            try WholeFile.write(difference, to: failures.path(name.difference))
            result.files.difference = failures.displayPath(name.difference)
        }
    }

    /// Takes away what an earlier failure left, so that nobody looks at old pictures.
    private func removeFailureFiles(_ name: SnapshotName) throws(FileError) {
        for file in [name.expected, name.actual, name.difference] { try WholeFile.remove(failures.path(file)) }
    }
}
