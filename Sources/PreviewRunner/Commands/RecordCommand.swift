import Snapshots

/// `record`: writes references. Without a mode it writes all that changed; when `CI` is set it writes none and says so.
@MainActor enum RecordCommand {
    static func run(_ context: CommandContext) throws -> ExitCode {
        let asked = try context.options.record ?? context.environment.recordMode
        let mode = asked ?? (context.environment.isContinuousIntegration ? .never : .all)
        var notes: [String] = []
        if asked == nil && mode == .never {
            notes.append("Nothing is recorded because CI is set; pictures were only compared. To record here, say so: record --record all.")
        }
        return try ReferenceRun(context, mode: mode, countsRecorded: false).run(notes: notes)
    }
}
