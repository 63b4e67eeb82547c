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
        if candidate.hasStoredTexts {
            result.files.layout = snapshots.displayPath(name.layout)
        } else {
            let (layout, accessibility) = (try snapshots.text(name.layout), try snapshots.text(name.accessibility))
            if let layout {
                result.files.layout = snapshots.displayPath(name.layout)
                result.layoutChanged = layout != candidate.layout
                result.layoutChanges = outlineDifference(from: layout, to: candidate.layout)
            }
            // Texts are stored together: beside a layout text, no other means that nothing was found.
            if layout != nil || accessibility != nil {
                result.accessibilityChanged = accessibility != candidate.accessibility
                result.accessibilityChanges = LineChanges.between(accessibility ?? "", candidate.accessibility ?? "")
            }
        }
        result.files.reference = snapshots.displayPath(name.picture)
        result.notes = candidate.notes

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
            try snapshots.write(picture, to: name.picture)
            try writeTexts(candidate, name, &result)
            try removeFailureFiles(name)
        case .identical:
            if mode == .all || mode == .failed, !candidate.hasStoredTexts { try writeTexts(candidate, name, &result) }
            try removeFailureFiles(name)
        case .different, .sizeChanged, .missingReference: try writeFailureFiles(candidate, name, &result)
        case .withinTolerance, .rendered, .orphaned, .failed, .skipped: break
        }
        return result
    }

    /// Writes layout and accessibility text where they differ from what is stored.
    private func writeTexts(_ candidate: SnapshotCandidate, _ name: SnapshotName, _ result: inout SnapshotResult) throws(FileError) {
        if try snapshots.text(name.layout) != candidate.layout { try snapshots.write(Data(candidate.layout.utf8), to: name.layout) }
        result.files.layout = snapshots.displayPath(name.layout)
        if let text = candidate.accessibility {
            if try snapshots.text(name.accessibility) != text { try snapshots.write(Data(text.utf8), to: name.accessibility) }
        } else {
            try snapshots.remove(name.accessibility)
        }
        (result.layoutChanged, result.accessibilityChanged, result.accessibilityChanges) = (false, false, [])
    }

    /// Copies of what was expected and what was drawn, so that the folder alone is enough to look at the failure and to accept it elsewhere.
    private func writeFailureFiles(_ candidate: SnapshotCandidate, _ name: SnapshotName, _ result: inout SnapshotResult) throws(FileError) {
        func keep(_ bytes: Data?, _ file: String) throws(FileError) -> String? {
            guard let bytes else {
                try failures.remove(file)
                return nil
            }
            try failures.write(bytes, to: file)
            return failures.displayPath(file)
        }
        func stored(_ file: String) throws(FileError) -> Data? { try WholeFile.read(snapshots.path(file)) }
        result.files.expected = try keep(try stored(name.picture), name.expected)
        if result.files.expected == nil { result.files.reference = nil }
        result.files.actual = try keep(candidate.picture, name.actual)
        result.files.difference = try keep(candidate.difference, name.difference)
        result.files.expectedLayout = try keep(try stored(name.layout), name.expectedLayout)
        result.files.actualLayout = try keep(Data(candidate.layout.utf8), name.actualLayout)
        result.files.expectedAccessibility = try keep(try stored(name.accessibility), name.expectedAccessibility)
        result.files.actualAccessibility = try keep(candidate.accessibility.map { Data($0.utf8) }, name.actualAccessibility)
    }

    /// Takes away what an earlier failure left, so that nobody looks at old pictures.
    private func removeFailureFiles(_ name: SnapshotName) throws(FileError) {
        // Most groups never had a failure: one look instead of seven.
        guard failures.hasFolder(of: name.stem) else { return }
        for file in name.failureFiles { try failures.remove(file) }
    }
}
