import Snapshots

/// `prune`: removes stored files that belong to no preview. Only previews of this executable count, so it asks every one for its name first.
@MainActor enum PruneCommand {
    static func run(_ context: CommandContext) throws -> ExitCode {
        let plan = try context.plan()
        let dead = plan.all.filter { $0.death != nil }
        guard dead.isEmpty else {
            let names = dead.map(\.identity.id).joined(separator: ", ")
            context.output.write(.progress, "error: What \(names) is really called is not known, because it fails when listed; nothing was removed.\n")
            return .previewFailed
        }
        let folder = context.snapshotFolder(context.snapshotsPath)
        let orphans = folder.orphans(owned: plan.owned.map(SnapshotName.init), isSettingsSuffix: PreviewSettings.isSuffixWord)
        for file in orphans {
            if !context.options.isDryRun { try folder.remove(file) }
            context.output.write(.results, "\(context.options.isDryRun ? "would be removed" : "removed")  \(folder.displayPath(file))\n")
        }
        if orphans.isEmpty { context.output.write(.results, "Every file in \(folder.displayPath) belongs to a preview.\n") }
        return .success
    }
}
