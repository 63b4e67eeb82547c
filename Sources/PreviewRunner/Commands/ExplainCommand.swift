import Foundation
import SnapshotReports
import Snapshots

/// `explain`: of one preview, where it is, under which conditions it is drawn and why, and what became of it in the last run.
@MainActor enum ExplainCommand {
    static func run(_ context: CommandContext) throws -> ExitCode {
        guard context.options.operands.count == 1 else { throw ConfigurationError("'explain' needs one id as '\(context.tool) list' prints it.") }
        let id = context.options.operands[0]
        let plan = try context.plan()
        let chosen = plan.chosen.filter { $0.preview.identity.id == id || $0.identity.id == id }
        let folder = context.snapshotFolder(context.snapshotsPath)
        guard let preview = plan.all.first(where: { $0.identity.id == id }) ?? chosen.first?.preview else {
            let near = nearestNames(to: id, in: plan.all.map(\.identity.id))
            throw NothingMatched(
                description: "No preview is called '\(id)'." + (near.isEmpty ? "" : " Near are \(near.map { "'\($0)'" }.joined(separator: ", "))."))
        }
        var lines = ["\(preview.identity.id), declared at \(preview.identity.place)"]
        if plan.excluded.contains(preview.identity.id) { lines.append("left out: by 'exclude' in \(Configuration.fileName)") }
        if let death = preview.death { lines.append("fails when listed: \(death.failure.reason)") }
        let results = lastResults(context)
        for picture in chosen {
            let name = SnapshotName(picture.identity)
            let exists = FileManager.default.fileExists(atPath: folder.path(name.picture))
            lines.append("picture \(folder.displayPath(name.picture))" + (exists ? "" : ", which does not exist yet"))
            lines.append("    \(conditions(picture.settings))")
            if let result = results.first(where: { $0.identity.id == picture.identity.id }) {
                lines.append("    last run: \(describe(result))\(describe(result.origin))")
                lines += (result.layoutChanges + result.notes).map { "        \($0)" }
            }
        }
        lines += settings(context)
        context.output.write(.results, lines.map { $0 + "\n" }.joined())
        return .success
    }

    private static func lastResults(_ context: CommandContext) -> SnapshotResults {
        guard let bytes = try? WholeFile.read(context.failures.path(RunOutputs.resultFile)),
            let run = try? JSONReport.run(from: bytes, called: RunOutputs.resultFile)
        else { return [] }
        return run.snapshots
    }

    private static func describe(_ result: SnapshotResult) -> String {
        switch result.verdict {
        case .failed(let failure): "failed. " + failure.reason.prefix { $0 != "\n" }
        case .skipped(let reason): "skipped. \(reason)"
        case .identical: "the same"
        case .withinTolerance: "within its tolerance"
        case .different(let difference): "\(difference.differingPixels) pixels differ"
        case .sizeChanged(let before, let after, _): "was \(before) pixels and is now \(after)"
        case .missingReference: "no reference yet"
        case .recorded: "recorded"
        case .rendered: "drawn"
        case .orphaned: "orphaned"
        }
    }

    /// How the last verdict came about.
    private static func describe(_ origin: SnapshotResult.Origin?) -> String {
        switch origin {
        case .known: ", known from the cache"
        case .laidOut: ", laid out and found to be drawn as before"
        case .drawn, nil: ""
        }
    }

    private static func conditions(_ settings: PreviewSettings) -> String {
        let given = [
            ("device", settings.device), ("colour scheme", settings.colorScheme), ("text size", settings.dynamicType),
            ("direction", settings.layoutDirection), ("locale", settings.locale), ("scale", settings.scale.map { "\($0)" }),
        ]
        let words = given.compactMap { name, value in value.map { "\(name) \($0)" } }
        return words.isEmpty ? "as the preview itself says" : words.joined(separator: ", ") + " (by 'variants' in \(Configuration.fileName))"
    }

    /// Where each setting of a run comes from.
    private static func settings(_ context: CommandContext) -> [String] {
        func origin(_ flag: Bool, _ file: Bool) -> String { flag ? "a flag" : file ? Configuration.fileName : "default" }
        let (options, configuration) = (context.options, context.configuration)
        var lines = ["settings of a run:"]
        lines.append("    snapshots \(context.snapshotsPath) (\(origin(options.snapshots != nil, configuration.snapshots != nil)))")
        lines.append("    jobs \(context.jobs) (\(origin(options.jobs != nil, configuration.jobs != nil)))")
        lines.append("    timeout \(context.timeoutSeconds) s (\(origin(options.timeoutSeconds != nil, configuration.timeout != nil)))")
        let cacheOrigin = options.cache != nil || configuration.cache != nil || context.cachePath == nil
            ? origin(options.cache != nil, configuration.cache != nil) : "VITRINE_CACHE"
        lines.append("    cache \(context.cachePath ?? "none") (\(cacheOrigin))")
        lines.append("    times \(context.timesPath ?? "none") (\(origin(options.times != nil, configuration.times != nil)))")
        for rule in LintRule.allCases {
            let severity = context.lint.severity(of: rule).rawValue
            lines.append("    lint \(rule.rawValue) \(severity) (\(origin(options.lint[rule] != nil, configuration.lint.severities[rule] != nil)))")
        }
        return lines
    }
}
