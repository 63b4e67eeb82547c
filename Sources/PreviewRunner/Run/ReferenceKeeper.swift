import Foundation
import Snapshots

/// Turns the finding about one snapshot into a verdict, and writes what the record mode allows: the reference with its texts, or the files
/// that help to look at a failure.
struct ReferenceKeeper {
    let snapshots, failures: SnapshotFolder
    let mode: RecordMode
    let name: SnapshotName

    func settle(_ rendered: RenderResult, _ identity: PreviewIdentity) -> SnapshotResult {
        switch rendered.outcome {
        case .failed(let failure, let printed):
            var result = SnapshotResult(identity, .failed(failure))
            result.printed = printed
            return result
        case .drawn(let drawn):
            do throws(FileError) {
                return try settle(drawn, rendered, identity)
            } catch {
                return SnapshotResult(identity, .failed(Failure(.file, error.description)))
            }
        }
    }

    private func settle(_ drawn: DrawnPicture, _ rendered: RenderResult, _ identity: PreviewIdentity) throws(FileError) -> SnapshotResult {
        var result = SnapshotResult(identity, .identical)
        let storedLayout = try snapshots.text(name.layout)
        if let storedLayout {
            result.files.layout = snapshots.displayPath(name.layout)
            result.layoutChanged = storedLayout != drawn.layout
            result.layoutChanges = outlineDifference(from: storedLayout, to: drawn.layout)
        }
        if let stored = try snapshots.text(name.accessibility) { result.accessibilityChanged = stored != drawn.accessibility }
        result.files.reference = snapshots.displayPath(name.picture)

        switch drawn.finding {
        case nil: result.verdict = .skipped(reason: "Nothing was compared.")
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
            try WholeFile.write(rendered.picture ?? Data(), to: snapshots.path(name.picture))
            try writeTexts(drawn, &result)
            try removeFailureFiles()
        case .identical:
            if mode != .never { try writeTexts(drawn, &result) }
            try removeFailureFiles()
        case .different, .sizeChanged, .missingReference: try writeFailureFiles(rendered, &result)
        case .withinTolerance, .rendered, .orphaned, .failed, .skipped: break
        }
        return result
    }

    /// Writes layout and accessibility text where they differ from what is stored.
    private func writeTexts(_ drawn: DrawnPicture, _ result: inout SnapshotResult) throws(FileError) {
        if try snapshots.text(name.layout) != drawn.layout { try WholeFile.write(Data(drawn.layout.utf8), to: snapshots.path(name.layout)) }
        result.files.layout = snapshots.displayPath(name.layout)
        if let text = drawn.accessibility {
            if try snapshots.text(name.accessibility) != text { try WholeFile.write(Data(text.utf8), to: snapshots.path(name.accessibility)) }
        } else {
            try WholeFile.remove(snapshots.path(name.accessibility))
        }
        (result.layoutChanged, result.accessibilityChanged) = (false, false)
    }

    private func writeFailureFiles(_ rendered: RenderResult, _ result: inout SnapshotResult) throws(FileError) {
        if let expected = try WholeFile.read(snapshots.path(name.picture)) {
            try WholeFile.write(expected, to: failures.path(expectedFile))
            result.files.expected = failures.displayPath(expectedFile)
        } else {
            result.files.reference = nil
        }
        if let actual = rendered.picture {
            try WholeFile.write(actual, to: failures.path(actualFile))
            result.files.actual = failures.displayPath(actualFile)
        }
        if let difference = rendered.difference {
            try WholeFile.write(difference, to: failures.path(differenceFile))
            result.files.difference = failures.displayPath(differenceFile)
        }
    }

    /// Takes away what an earlier failure left, so that nobody looks at old pictures.
    private func removeFailureFiles() throws(FileError) {
        for file in [expectedFile, actualFile, differenceFile] { try WholeFile.remove(failures.path(file)) }
    }

    private var expectedFile: String { name.stem + ".expected.png" }
    private var actualFile: String { name.stem + ".actual.png" }
    private var differenceFile: String { name.stem + ".diff.png" }
}
