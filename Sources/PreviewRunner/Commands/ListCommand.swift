import SnapshotReports
import Snapshots

/// `list`: the previews and where they are declared.
@MainActor enum ListCommand {
    static func run(_ context: CommandContext) throws -> ExitCode {
        let plan = try context.plan()
        for note in plan.notes { context.output.write(.progress, note + "\n") }
        let previews = plan.chosen.map(\.identity)
        let dead = plan.chosen.map(\.preview).filter { $0.death != nil }
        for preview in dead {
            context.output.write(.progress, "error: \(preview.identity.id) cannot be listed. \(preview.death?.failure.reason ?? "")\n")
        }
        if context.options.writesJSON {
            context.output.write(.results, try JSONReport.text(of: previews, toolVersion: toolVersion))
        } else {
            let width = min(60, previews.map(\.id.count).max() ?? 0)
            let lines = previews.map { padded($0.id, width + 2) + "\($0.place)\n" }
            context.output.write(.results, lines.joined())
        }
        return dead.isEmpty ? .success : .previewFailed
    }
}
