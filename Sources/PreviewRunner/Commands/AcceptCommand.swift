import Snapshots

/// `accept`: what was drawn becomes the reference.
@MainActor enum AcceptCommand {
    static func run(_ context: CommandContext) throws -> ExitCode {
        try context.requireChoice("accept")
        return try context.decide { folder, snapshot throws(FileError) in
            if context.options.isDryRun { return "would be accepted" }
            try folder.accept(snapshot)
            return "accepted"
        }
    }
}

/// `reject`: failures are forgotten; the references stay.
@MainActor enum RejectCommand {
    static func run(_ context: CommandContext) throws -> ExitCode {
        try context.requireChoice("reject")
        return try context.decide { folder, snapshot throws(FileError) in
            try folder.reject(snapshot)
            return "rejected"
        }
    }
}

extension CommandContext {
    fileprivate func requireChoice(_ verb: String) throws(ConfigurationError) {
        guard options.operands.isEmpty, !options.isAll else { return }
        throw ConfigurationError("Say what to \(verb): an id or pattern as '\(tool) pending' prints it, or --all.")
    }

    /// Decides about each chosen failure; one that cannot be done does not keep the others from it.
    fileprivate func decide(_ action: (PendingFolder, PendingSnapshot) throws(FileError) -> String) throws -> ExitCode {
        let chosen = try chosenPending()
        var failed = false
        for snapshot in chosen {
            do throws(FileError) {
                output.write(.results, "\(try action(pendingFolder, snapshot))  \(snapshot.id)\n")
            } catch {
                failed = true
                output.write(.progress, "error: \(error)\n")
            }
        }
        if chosen.isEmpty { output.write(.results, "Nothing is pending in \(failures.displayPath).\n") }
        return failed ? .file : .success
    }
}
