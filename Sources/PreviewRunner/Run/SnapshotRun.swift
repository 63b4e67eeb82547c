import Foundation
import SnapshotReports
import Snapshots

/// Draws the previews of a plan and reports them in the plan's order, whichever is finished first.
@MainActor struct SnapshotRun {
    private let context: CommandContext
    private let plan: RunPlan

    init(_ context: CommandContext, _ plan: RunPlan) { (self.context, self.plan) = (context, plan) }

    /// - Parameters:
    ///   - fingerprintChanges: what is to be said before the first difference.
    ///   - countsRecorded: see `ExitCode.init(_:countsRecorded:)`.
    ///   - step: what to do with a picture.
    ///   - finish: completes the result once every snapshot has its verdict.
    func run(
        fingerprintChanges: [FingerprintChange] = [], countsRecorded: Bool = false,
        step: (PlannedPicture) -> RunStep,
        finish: (inout RunResult) throws -> Void = { _ in }
    ) throws -> ExitCode {
        let start = ContinuousClock.now
        let jobs = max(1, min(context.jobs, plan.chosen.count))
        let progress = Progress(context.output, total: plan.chosen.count, workers: jobs)
        let report = TerminalReport(style: context.style, isQuiet: context.options.isQuiet, ids: plan.chosen.lazy.map(\.identity.id))
        var printer = OrderedPrinter(report, fingerprintChanges, context, progress)
        // Made when a worker is free, gone when it has answered: a run needs no more memory for more pictures than their results.
        var next = 0
        var open: [Int: (place: Int, step: RunStep)] = [:]
        var ordered = 0
        var codes = Set<ExitCode>()
        func add(_ result: SnapshotResult, at place: Int) {
            var result = result
            result.order = plan.places[place]
            codes.insert(ExitCode(result.verdict, countsRecorded: countsRecorded))
            progress.advance(result.identity.id)
            printer.add(result, at: place)
        }
        func order() -> RenderOrder? {
            while next < plan.chosen.count {
                let (place, picture) = (next, plan.chosen[next])
                next += 1
                let step = picture.preview.death.map { RunStep(skipping: SnapshotResult(picture.identity, $0.failure, printed: $0.printed)) }
                    ?? step(picture)
                if let result = step.verdictWithoutDrawing ?? step.known.map({ step.result($0) }) {
                    add(result, at: place)
                    continue
                }
                open[ordered] = (place, step)
                ordered += 1
                return RenderOrder(
                    identity: picture.preview.identity, declaration: picture.preview.declaration, settings: picture.settings,
                    reference: step.reference, cpuSeconds: context.timeoutSeconds, lint: context.lint, cache: step.cache)
            }
            return nil
        }
        context.renderer.render(jobs: jobs, next: order) { rendered in
            guard let (place, step) = open.removeValue(forKey: rendered.index) else { return }
            add(step.result(rendered), at: place)
        }
        progress.clear()

        var run = RunResult(command: context.options.verb.rawValue)
        run.snapshots = printer.takeResults()
        run.fingerprintChanges = fingerprintChanges
        try finish(&run)
        run.milliseconds = milliseconds(since: start)
        let code = ExitCode.worst(codes)
        if context.options.writesJSON {
            try JSONReport.write(run, exitCode: code.rawValue, toolVersion: toolVersion) { context.output.write(.results, $0) }
        } else {
            context.output.write(.results, report.closingText(of: run))
        }
        try RunOutputs(context).write(run, code)
        return code
    }
}

extension RunStep {
    /// The verdict with what is known of how it came about.
    fileprivate func result(_ rendered: RenderResult) -> SnapshotResult {
        var result = settle(rendered)
        result.milliseconds = rendered.milliseconds
        if case .drawn(let picture) = rendered.outcome {
            (result.diagnostics, result.stageMilliseconds, result.origin) = (picture.diagnostics, picture.stageMilliseconds, picture.origin)
            result.milliseconds = picture.drawnMilliseconds ?? rendered.milliseconds
        }
        return result
    }
}

/// Keeps results until all before them are there, then prints them.
@MainActor private struct OrderedPrinter {
    private let report: TerminalReport
    private let fingerprintChanges: [FingerprintChange]
    private let context: CommandContext
    private let progress: Progress
    /// Results in order; then those that came before one before them.
    private var results = SnapshotResults(keptAs: JSONReport.form)
    private var waiting: [Int: SnapshotResult] = [:]
    private var hasToldFingerprint = false
    /// The first snapshot in which something changed, by what changed.
    private var firstWithChange: [[String]: String] = [:]

    init(_ report: TerminalReport, _ fingerprintChanges: [FingerprintChange], _ context: CommandContext, _ progress: Progress) {
        (self.report, self.fingerprintChanges, self.context, self.progress) = (report, fingerprintChanges, context, progress)
    }

    mutating func add(_ result: SnapshotResult, at index: Int) {
        waiting[index] = result
        while let next = waiting.removeValue(forKey: results.count) {
            results.append(next)
            if !context.options.writesJSON { print(next) }
        }
    }

    /// All results; the printer is done.
    mutating func takeResults() -> SnapshotResults {
        defer { results = [] }
        return results
    }

    private mutating func print(_ result: SnapshotResult) {
        var text = ""
        switch result.verdict {
        case .different, .sizeChanged:
            if !hasToldFingerprint { text += report.fingerprintText(fingerprintChanges) }
            hasToldFingerprint = true
        default: break
        }
        var earlier: String?
        if result.verdict.isProblem, !result.layoutChanges.isEmpty {
            earlier = firstWithChange[result.layoutChanges]
            if earlier == nil { firstWithChange[result.layoutChanges] = result.identity.id }
        }
        text += report.text(of: result, sameChangeAs: earlier)
        guard !text.isEmpty else { return }
        progress.clear()
        context.output.write(.results, text)
    }
}
