import Foundation
import Graphics
import ImageDiff
import Snapshots

/// A run as its JSON document; the schema is `Sources/SnapshotReports/RunSchema.json`.
struct RunDocument: Codable {
    var schemaVersion = JSONReport.schemaVersion
    var toolVersion: String
    var command: String
    var exitCode: Int32
    var milliseconds: Double
    var summary: RunSummary
    var snapshots: [SnapshotDocument]
    var orphans: [String]
    var fingerprintChanges: [FingerprintChange]
    var notes: [String]

    /// Everything but the snapshots, which are many.
    init(_ run: RunResult, exitCode: Int32, toolVersion: String) {
        (self.toolVersion, self.exitCode, command) = (toolVersion, exitCode, run.command)
        (summary, orphans, notes) = (run.summary, run.orphans, run.notes)
        (fingerprintChanges, milliseconds) = (run.fingerprintChanges, rounded(run.milliseconds))
        snapshots = []
    }

    var result: RunResult {
        var run = RunResult(command: command)
        (run.orphans, run.notes, run.fingerprintChanges, run.milliseconds) = (orphans, notes, fingerprintChanges, milliseconds)
        run.snapshots = SnapshotResults(snapshots.lazy.map(\.result))
        return run
    }
}

struct SnapshotDocument: Codable {
    var id, group, name: String
    var variant: String?
    var sourceFile: String
    var sourceLine: Int
    var verdict: VerdictWord
    var reason: String?
    /// `preview` or `file`, for failures.
    var failure: Failure.Kind?
    var difference: Difference?
    var expectedSize, actualSize: PixelSize?
    var files: SnapshotResult.Files
    var milliseconds: Double
    var stageMilliseconds: [String: Double]
    var diagnostics: [Diagnostic]
    var layoutChanged, accessibilityChanged: Bool
    var layoutChanges: [String]
    var viewPlaces: [String]?
    var notes: [String]?
    var layout: String?
    var printed: [String]
    var nextCommand: String?
    var order: Int?
    var origin: SnapshotResult.Origin?

    init(_ result: SnapshotResult) {
        let identity = result.identity
        (id, group, name, variant) = (identity.id, identity.group, identity.name, identity.variant)
        (sourceFile, sourceLine) = (identity.sourceFile, identity.sourceLine)
        verdict = VerdictWord(result.verdict)
        switch result.verdict {
        case .identical, .missingReference, .recorded, .rendered, .orphaned: break
        case .withinTolerance(let difference), .different(let difference): self.difference = difference
        case .sizeChanged(let expected, let actual, let difference):
            (expectedSize, actualSize, self.difference) = (expected, actual, difference)
        case .failed(let failure): (reason, self.failure) = (failure.reason, failure.kind)
        case .skipped(let reason): self.reason = reason
        }
        (files, milliseconds) = (result.files, rounded(result.milliseconds))
        stageMilliseconds = result.stageMilliseconds.mapValues(rounded)
        (diagnostics, printed, nextCommand) = (result.diagnostics, result.printed, result.nextCommand)
        (layoutChanged, accessibilityChanged) = (result.layoutChanged, result.accessibilityChanged)
        (layoutChanges, layout) = (result.layoutChanges, result.layoutText)
        notes = result.notes.isEmpty ? nil : result.notes
        (order, origin) = (result.order, result.origin)
        viewPlaces = result.viewPlaces.isEmpty ? nil : result.viewPlaces
    }

    var result: SnapshotResult {
        let identity = PreviewIdentity(group: group, name: name, variant: variant, sourceFile: sourceFile, sourceLine: sourceLine)
        var result = SnapshotResult(identity, judgement)
        (result.files, result.milliseconds, result.stageMilliseconds) = (files, milliseconds, stageMilliseconds)
        (result.diagnostics, result.printed, result.nextCommand) = (diagnostics, printed, nextCommand)
        (result.layoutChanged, result.accessibilityChanged) = (layoutChanged, accessibilityChanged)
        (result.layoutChanges, result.layoutText, result.notes) = (layoutChanges, layout, notes ?? [])
        (result.order, result.origin) = (order, origin)
        result.viewPlaces = viewPlaces ?? []
        return result
    }

    private var judgement: Verdict {
        let none = Difference(differingPixels: 0, totalPixels: 0, maximumChannelDifference: 0, box: PixelBox(x: 0, y: 0, width: 0, height: 0))
        let nothing = PixelSize(width: 0, height: 0)
        return switch verdict {
        case .identical: .identical
        case .withinTolerance: .withinTolerance(difference ?? none)
        case .different: .different(difference ?? none)
        case .sizeChanged: .sizeChanged(expected: expectedSize ?? nothing, actual: actualSize ?? nothing, difference)
        case .missingReference: .missingReference
        case .recorded: .recorded
        case .rendered: .rendered
        case .orphaned: .orphaned
        case .failed: .failed(Failure(failure ?? .preview, reason ?? ""))
        case .skipped: .skipped(reason: reason ?? "")
        }
    }
}

/// The words of verdicts in JSON; part of the schema.
enum VerdictWord: String, Codable {
    case identical, withinTolerance, different, sizeChanged, missingReference, recorded, rendered, orphaned, failed, skipped

    init(_ verdict: Verdict) {
        self =
            switch verdict {
            case .identical: .identical
            case .withinTolerance: .withinTolerance
            case .different: .different
            case .sizeChanged: .sizeChanged
            case .missingReference: .missingReference
            case .recorded: .recorded
            case .rendered: .rendered
            case .orphaned: .orphaned
            case .failed: .failed
            case .skipped: .skipped
            }
    }
}

private func rounded(_ milliseconds: Double) -> Double { (milliseconds * 100).rounded() / 100 }
