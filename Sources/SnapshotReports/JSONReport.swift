import Foundation
import Graphics
import ImageDiff
import Snapshots

/// A run as one JSON document, for programs. Keys are sorted, paths relative to the working folder where they lie below it.
///
/// `schemaVersion` rises when a key changes its meaning or goes; new keys may come without.
package enum JSONReport {
    package static let schemaVersion = 1

    package static func text(of run: RunResult, exitCode: Int32, toolVersion: String) throws -> String {
        try encoded(RunDocument(run, exitCode: exitCode, toolVersion: toolVersion))
    }

    /// The list of previews.
    package static func text(of previews: [PreviewIdentity], toolVersion: String) throws -> String {
        try encoded(PreviewListDocument(toolVersion: toolVersion, previews: previews.map(PreviewListDocument.Preview.init)))
    }

    /// A run that could not begin, or did not get to its end.
    package static func text(ofError message: String, exitCode: Int32, toolVersion: String) throws -> String {
        try encoded(ErrorDocument(toolVersion: toolVersion, exitCode: exitCode, error: message))
    }

    private static func encoded(_ document: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(document), as: UTF8.self) + "\n"
    }
}

private struct ErrorDocument: Encodable {
    let schemaVersion = JSONReport.schemaVersion
    var toolVersion: String
    var exitCode: Int32
    var error: String
}

private struct PreviewListDocument: Encodable {
    struct Preview: Encodable {
        var id, group, name: String
        var variant: String?
        var sourceFile: String
        var sourceLine: Int
        /// Below the folder of snapshots.
        var picture: String

        init(_ identity: PreviewIdentity) {
            (id, group, name, variant) = (identity.id, identity.group, identity.name, identity.variant)
            (sourceFile, sourceLine) = (identity.sourceFile, identity.sourceLine)
            picture = SnapshotName(identity).picture
        }
    }

    let schemaVersion = JSONReport.schemaVersion
    var toolVersion: String
    let command = "list"
    var previews: [Preview]
}

private struct RunDocument: Encodable {
    let schemaVersion = JSONReport.schemaVersion
    var toolVersion: String
    var command: String
    var exitCode: Int32
    var milliseconds: Double
    var summary: RunSummary
    var snapshots: [SnapshotDocument]
    var orphans: [String]
    var fingerprintChanges: [FingerprintChange]
    var notes: [String]

    init(_ run: RunResult, exitCode: Int32, toolVersion: String) {
        (self.toolVersion, self.exitCode, command) = (toolVersion, exitCode, run.command)
        (summary, orphans, notes) = (run.summary, run.orphans, run.notes)
        (fingerprintChanges, milliseconds) = (run.fingerprintChanges, rounded(run.milliseconds))
        snapshots = run.snapshots.map(SnapshotDocument.init)
    }
}

private struct SnapshotDocument: Encodable {
    var id, group, name: String
    var variant: String?
    var sourceFile: String
    var sourceLine: Int
    var verdict: String
    var reason: String?
    /// `preview` or `file`, for failures.
    var failure: String?
    var difference: Difference?
    var expectedSize, actualSize: PixelSize?
    var files: SnapshotResult.Files
    var milliseconds: Double
    var stageMilliseconds: [String: Double]
    var diagnostics: [Diagnostic]
    var layoutChanged, accessibilityChanged: Bool
    var layoutChanges: [String]
    var layout: String?
    var printed: [String]
    var nextCommand: String?

    init(_ result: SnapshotResult) {
        let identity = result.identity
        (id, group, name, variant) = (identity.id, identity.group, identity.name, identity.variant)
        (sourceFile, sourceLine) = (identity.sourceFile, identity.sourceLine)
        verdict = JSONVerdict.word(result.verdict)
        switch result.verdict {
        case .identical, .missingReference, .recorded, .rendered, .orphaned: break
        case .withinTolerance(let difference), .different(let difference): self.difference = difference
        case .sizeChanged(let expected, let actual, let difference):
            (expectedSize, actualSize, self.difference) = (expected, actual, difference)
        case .failed(let failure): (reason, self.failure) = (failure.reason, failure.kind.rawValue)
        case .skipped(let reason): self.reason = reason
        }
        (files, milliseconds) = (result.files, rounded(result.milliseconds))
        stageMilliseconds = result.stageMilliseconds.mapValues(rounded)
        (diagnostics, printed, nextCommand) = (result.diagnostics, result.printed, result.nextCommand)
        (layoutChanged, accessibilityChanged) = (result.layoutChanged, result.accessibilityChanged)
        (layoutChanges, layout) = (result.layoutChanges, result.layoutText)
    }
}

/// The words of verdicts in JSON; part of the schema.
private enum JSONVerdict {
    static func word(_ verdict: Verdict) -> String {
        switch verdict {
        case .identical: "identical"
        case .withinTolerance: "withinTolerance"
        case .different: "different"
        case .sizeChanged: "sizeChanged"
        case .missingReference: "missingReference"
        case .recorded: "recorded"
        case .rendered: "rendered"
        case .orphaned: "orphaned"
        case .failed: "failed"
        case .skipped: "skipped"
        }
    }
}

private func rounded(_ milliseconds: Double) -> Double { (milliseconds * 100).rounded() / 100 }
