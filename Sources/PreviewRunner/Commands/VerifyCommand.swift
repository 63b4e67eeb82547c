import Snapshots

/// `verify`: compares. It writes no reference unless `--record` (or the variable) says so, and one that had to be written still counts as a
/// difference, so that running twice never turns a missing reference into a pass unseen.
@MainActor enum VerifyCommand {
    static func run(_ context: CommandContext) throws -> ExitCode {
        let mode = try context.options.record ?? context.environment.recordMode ?? .never
        return try ReferenceRun(context, mode: mode, countsRecorded: true).run(notes: [])
    }
}
