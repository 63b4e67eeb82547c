import Snapshots

/// `pending`: the failures somebody has to decide about.
@MainActor enum PendingCommand {
    static func run(_ context: CommandContext) throws -> ExitCode {
        let pending = context.pendingFolder.pending()
        guard !pending.isEmpty else {
            context.output.write(.results, "Nothing is pending in \(context.failures.displayPath).\n")
            return .success
        }
        for snapshot in pending {
            let told = context.explanation(of: snapshot).first.map { "  " + $0 + "." } ?? (snapshot.hasExpected ? "" : "  It has no reference yet.")
            context.output.write(.results, padded(snapshot.id, 40) + told + "\n")
        }
        return .differences
    }
}

extension CommandContext {
    var pendingFolder: PendingFolder { PendingFolder(failures: failures, snapshots: snapshotFolder(snapshotsPath)) }

    /// What a failure is about, in terms of views; empty where only pixels changed or texts are missing.
    func explanation(of snapshot: PendingSnapshot) -> [String] {
        guard let before = try? failures.text(snapshot.name.expectedLayout), let after = try? failures.text(snapshot.name.actualLayout) else { return [] }
        return outlineDifference(from: before, to: after)
    }

    /// The pending failures that ids and patterns mean. An id may be written with the characters that file names lose.
    func chosenPending() throws -> [PendingSnapshot] {
        let pending = pendingFolder.pending()
        guard !options.isAll else { return pending }
        var chosen: [PendingSnapshot] = []
        for word in options.operands {
            let stem = fileStem(of: word)
            let exact = pending.filter { $0.id == word || $0.id == stem }
            let found = exact.isEmpty ? pending.filter { GlobPattern(word).matches($0.id) } : exact
            guard !found.isEmpty else {
                let near = nearestNames(to: word, in: pending.map(\.id))
                throw NothingMatched(
                    description: "Nothing pending is called '\(word)'. "
                        + (near.isEmpty ? "'\(tool) pending' prints what is." : "Did you mean \(near.map { "'\($0)'" }.joined(separator: " or "))?"))
            }
            chosen += found.filter { !chosen.contains($0) }
        }
        return chosen
    }

    private func fileStem(of id: String) -> String {
        guard let slash = id.lastIndex(of: "/") else { return id }
        return SnapshotName(PreviewIdentity(group: String(id[..<slash]), name: String(id[id.index(after: slash)...]), sourceFile: "", sourceLine: 0)).stem
    }
}
