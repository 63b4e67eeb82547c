import Foundation
import Snapshots

/// `review`: one failure after the other, one key for each decision, the picture in the terminal where it can show pictures.
@MainActor enum ReviewCommand {
    static func run(_ context: CommandContext) throws -> ExitCode {
        let folder = context.pendingFolder
        let pending = context.options.operands.isEmpty ? folder.pending() : try context.chosenPending()
        guard !pending.isEmpty else {
            context.output.write(.results, "Nothing is pending in \(context.failures.displayPath).\n")
            return .success
        }
        guard let keyboard = context.output.readKey, context.output.isTerminal(.results) else {
            throw ConfigurationError("'review' asks for keys, so it needs a terminal. Without one, use 'pending', 'accept' and 'reject'.")
        }
        var decided = (accepted: 0, rejected: 0, left: 0)
        var failed = false
        var index = 0
        while index < pending.count {
            let snapshot = pending[index]
            show(snapshot, number: index + 1, of: pending.count, context)
            context.output.write(.results, "\(context.style.bold("a"))ccept  \(context.style.bold("r"))eject  \(context.style.bold("s"))kip  "
                + "\(context.style.bold("A"))ccept all that follow  \(context.style.bold("q"))uit > ")
            let key = keyboard()
            context.output.write(.results, "\(key.map(String.init) ?? "")\n")
            do throws(FileError) {
                switch key {
                case "a":
                    try folder.accept(snapshot)
                    decided.accepted += 1
                case "r":
                    try folder.reject(snapshot)
                    decided.rejected += 1
                case "s": decided.left += 1
                case "A":
                    for rest in pending[index...] {
                        try folder.accept(rest)
                        decided.accepted += 1
                        index += 1
                    }
                    continue
                case "q", "\u{3}", "\u{4}", nil:
                    decided.left += pending.count - index
                    index = pending.count
                    continue
                default: continue
                }
            } catch {
                failed = true
                context.output.write(.progress, "error: \(error)\n")
            }
            index += 1
        }
        context.output.write(.results, "\(decided.accepted) accepted, \(decided.rejected) rejected, \(decided.left) left.\n")
        return failed ? .file : decided.left > 0 ? .differences : .success
    }

    private static func show(_ snapshot: PendingSnapshot, number: Int, of count: Int, _ context: CommandContext) {
        var text = "\n\(context.style.bold("\(number)/\(count) \(snapshot.id)"))\n"
        for sentence in context.explanation(of: snapshot).prefix(8) { text += "  \(sentence).\n" }
        if !snapshot.hasExpected { text += "  It has no reference yet.\n" }
        let files = snapshot.hasExpected ? [snapshot.name.expected, snapshot.name.actual, snapshot.name.difference] : [snapshot.name.actual]
        for file in files { text += "  \(context.failures.displayPath(file))\n" }
        context.output.write(.results, text)
        if let picture = TerminalPicture(environment: context.environment) {
            for file in files {
                if let bytes = try? WholeFile.read(context.failures.path(file)) { context.output.write(.results, picture.text(ofPNG: bytes)) }
            }
            context.output.write(.results, "\n")
        }
    }
}
