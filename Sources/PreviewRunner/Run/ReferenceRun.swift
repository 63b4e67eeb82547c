import Foundation
import Snapshots

/// A run against stored references, for `verify` and `record`: they differ only in what may be written.
@MainActor struct ReferenceRun {
    private let context: CommandContext
    private let mode: RecordMode
    private let countsRecorded: Bool
    private let snapshots: SnapshotFolder
    private let failures: SnapshotFolder
    private let declarations: DeclarationIndex

    init(_ context: CommandContext, mode: RecordMode, countsRecorded: Bool) {
        (self.context, self.mode, self.countsRecorded) = (context, mode, countsRecorded)
        declarations = DeclarationIndex(folder: context.folder)
        (snapshots, failures) = (context.snapshotFolder(context.snapshotsPath), context.failures)
    }

    func run(notes: [String]) throws -> ExitCode {
        let plan = try context.plan()
        if mode != .never {
            try WholeFile.requireWritableFolder(snapshots.path)
            snapshots.removeAbandonedFiles()
        }
        if context.options.output != nil || context.environment.artifacts != nil { try WholeFile.requireWritableFolder(failures.path) }
        let recorded = try snapshots.fingerprint()
        let cache = RunCache.make(context, plan, mode)
        return try SnapshotRun(context, plan).run(
            fingerprintChanges: recorded?.changes(to: plan.fingerprint) ?? [], countsRecorded: countsRecorded,
            step: { step(for: $0, cache) },
            finish: { run in
                run.notes = notes + plan.notes + (cache?.finish() ?? [])
                if plan.isComplete {
                    run.orphans = snapshots.orphans(owned: plan.owned.map(SnapshotName.init), isSettingsSuffix: PreviewSettings.isSuffixWord)
                        .map(snapshots.displayPath(_:))
                    run.notes += RenamedSnapshots.notes(run, snapshots: snapshots, failures: failures)
                }
                if run.snapshots.summary.recorded > 0, recorded != plan.fingerprint {
                    try WholeFile.write(Data(plan.fingerprint.text.utf8), to: snapshots.path(Fingerprint.fileName))
                }
            })
    }

    private func step(for picture: PlannedPicture, _ cache: RunCache?) -> RunStep {
        let snapshot = picture.identity
        let name = SnapshotName(snapshot)
        if mode == .missing, context.options.verb == .record, FileManager.default.fileExists(atPath: snapshots.path(name.picture)) {
            var result = SnapshotResult(snapshot, .skipped(reason: "It has a reference, and only missing ones are recorded."))
            result.files.reference = snapshots.displayPath(name.picture)
            return RunStep(skipping: result)
        }
        let reference = RenderOrder.Reference(
            path: snapshots.path(name.picture), displayPath: snapshots.displayPath(name.picture), drawsDifference: mode == .never || mode == .missing)
        var step = RunStep(reference: reference) { rendered in
            if case .drawn(let drawn) = rendered.outcome { cache?.note(drawn) }
            return settle(rendered, snapshot)
        }
        if let (order, known) = cache?.order(picture, reference) {
            step.cache = order
            step.known = known.map { RenderResult(known: $0) }
        }
        return step
    }

    private func settle(_ rendered: RenderResult, _ identity: PreviewIdentity) -> SnapshotResult {
        var result = verdict(on: rendered, identity)
        // Whoever looks at a problem wants to go to its line.
        if result.verdict.isProblem { result.identity = declarations.placed(result.identity) }
        switch result.verdict {
        case .different, .sizeChanged, .missingReference: result.nextCommand = context.command(.record, for: identity.id)
        case .failed(let failure) where failure.kind == .preview: result.nextCommand = context.command(.verify, for: identity.id)
        default: break
        }
        return result
    }

    private func verdict(on rendered: RenderResult, _ identity: PreviewIdentity) -> SnapshotResult {
        switch rendered.outcome {
        case .failed(let failure, let printed): return SnapshotResult(identity, failure, printed: printed)
        case .drawn(let drawn):
            var candidate = SnapshotCandidate(
                finding: drawn.finding ?? .missing, picture: rendered.picture, difference: rendered.difference, layout: drawn.layout,
                accessibility: drawn.accessibility, notes: drawn.notes)
            candidate.hasStoredTexts = drawn.hasStoredTexts ?? false
            var result = ReferenceKeeper(snapshots: snapshots, failures: failures, mode: mode).settle(candidate, of: identity)
            if result.verdict.isProblem { result.viewPlaces = declarations.places(in: result.layoutChanges) }
            let lint = drawn.lint + accessibilityLint(result)
            result.notes += lint.filter { $0.severity == .warning }.map { "\($0.rule.rawValue): \($0.message)" }
            let errors = lint.filter { $0.severity == .error }
            if !errors.isEmpty {
                let reasons = errors.map { "\($0.rule.rawValue): \($0.message)" }.joined(separator: "\n")
                result.verdict = .failed(Failure(.preview, reasons))
            }
            return result
        }
    }
    private static let mostAccessibilityChanges = 4

    /// That assistive technology finds something else in a picture that looks as before.
    private func accessibilityLint(_ result: SnapshotResult) -> [LintFinding] {
        let severity = context.lint.severity(of: .accessibilityChanged), changes = result.accessibilityChanges
        guard severity != .off, result.accessibilityChanged, result.verdict == .identical else { return [] }
        let rest = changes.count - Self.mostAccessibilityChanges
        let shown = changes.prefix(Self.mostAccessibilityChanges).joined(separator: "; ") + (rest > 0 ? "; and \(rest) more lines" : "")
        return [LintFinding(
            rule: .accessibilityChanged, severity: severity,
            message: "the accessibility text differs though no pixel does; record to update it. \(shown)")]
    }
}
