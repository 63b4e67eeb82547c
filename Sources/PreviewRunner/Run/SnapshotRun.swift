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
    ///   - step: what to do with a preview, given under the name that its snapshot has with the settings of this run.
    ///   - finish: completes the result once every snapshot has its verdict.
    func run(
        fingerprintChanges: [FingerprintChange] = [], countsRecorded: Bool = false,
        step: (PreviewIdentity) throws -> RunStep,
        finish: (inout RunResult) throws -> Void = { _ in }
    ) throws -> ExitCode {
        let start = ContinuousClock.now
        let snapshots = plan.chosen.map(\.identity)
        let steps = try zip(snapshots, plan.chosen).map { snapshot, picture in
            if let death = picture.preview.death { return RunStep(skipping: SnapshotResult(snapshot, death.failure, printed: death.printed)) }
            return try step(snapshot)
        }
        let drawn = steps.indices.filter { steps[$0].verdictWithoutDrawing == nil }
        let orders = drawn.map { index in
            let picture = plan.chosen[index]
            return RenderOrder(
                identity: picture.preview.identity, declaration: picture.preview.declaration, settings: picture.settings,
                reference: steps[index].reference, cpuSeconds: context.timeoutSeconds, lint: context.lint)
        }

        let jobs = max(1, min(context.jobs, orders.count))
        let progress = Progress(context.output, total: orders.count, workers: jobs)
        let report = TerminalReport(style: context.style, isQuiet: context.options.isQuiet, ids: snapshots.map(\.id))
        var printer = OrderedPrinter(report, fingerprintChanges, context, progress, count: steps.count)
        for (index, step) in steps.enumerated() { if let result = step.verdictWithoutDrawing { printer.add(result, at: index) } }
        context.renderer.render(orders, jobs: jobs) { rendered in
            let index = drawn[rendered.index]
            var result = steps[index].settle(rendered)
            result.milliseconds = rendered.milliseconds
            if case .drawn(let picture) = rendered.outcome {
                (result.diagnostics, result.stageMilliseconds) = (picture.diagnostics, picture.stageMilliseconds)
            }
            progress.advance(result.identity.id)
            printer.add(result, at: index)
        }
        progress.clear()

        var run = RunResult(command: context.options.verb.rawValue)
        run.snapshots = printer.results
        run.fingerprintChanges = fingerprintChanges
        try finish(&run)
        run.milliseconds = milliseconds(since: start)
        for (place, index) in plan.places.enumerated() { run.snapshots[place].order = index }
        let code = ExitCode.worst(run.snapshots.map { ExitCode($0.verdict, countsRecorded: countsRecorded) })
        context.output.write(
            .results,
            context.options.writesJSON
                ? try JSONReport.text(of: run, exitCode: code.rawValue, toolVersion: toolVersion) : report.closingText(of: run))
        try RunOutputs(context).write(run, code)
        return code
    }
}

/// Keeps results until all before them are there, then prints them.
@MainActor private struct OrderedPrinter {
    private let report: TerminalReport
    private let fingerprintChanges: [FingerprintChange]
    private let context: CommandContext
    private let progress: Progress
    private var slots: [SnapshotResult?]
    private var printed = 0
    private var hasToldFingerprint = false
    /// The first snapshot in which something changed, by what changed.
    private var firstWithChange: [[String]: String] = [:]

    init(_ report: TerminalReport, _ fingerprintChanges: [FingerprintChange], _ context: CommandContext, _ progress: Progress, count: Int) {
        (self.report, self.fingerprintChanges, self.context, self.progress) = (report, fingerprintChanges, context, progress)
        slots = Array(repeating: nil, count: count)
    }

    var results: [SnapshotResult] { slots.compactMap { $0 } }

    mutating func add(_ result: SnapshotResult, at index: Int) {
        slots[index] = result
        while printed < slots.count, let next = slots[printed] {
            printed += 1
            if !context.options.writesJSON { print(next) }
        }
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
