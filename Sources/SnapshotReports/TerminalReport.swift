import Graphics
import Snapshots

/// A run for people who read a terminal or a build log: one line per snapshot, more where something needs attention, a summary.
package struct TerminalReport {
    private static let mostLayoutChanges = 8
    private static let mostDiagnostics = 5

    private let style: TextStyle
    /// Prints snapshots only if they need attention.
    private let isQuiet: Bool
    /// How wide the column of ids is, in characters.
    private let idWidth: Int

    package init(style: TextStyle, isQuiet: Bool = false, ids: some Sequence<String>) {
        (self.style, self.isQuiet) = (style, isQuiet)
        idWidth = min(60, ids.map(\.count).max() ?? 0)
    }

    /// The lines of one snapshot; empty when there is nothing to print.
    ///
    /// - Parameter earlier: the id of a snapshot before it in which the same thing changed; then that is not told again.
    package func text(of result: SnapshotResult, sameChangeAs earlier: String? = nil) -> String {
        let notes = notes(result)
        if isQuiet && !result.verdict.isProblem && notes.isEmpty { return "" }
        let id = result.identity.id
        let word = result.verdict.word + String(repeating: " ", count: max(0, 16 - result.verdict.word.count))
        let padding = String(repeating: " ", count: max(0, idWidth - id.count))
        let time = style.faint(readableDuration(milliseconds: result.milliseconds))
        var text = "\(mark(result.verdict)) \(id)\(padding)  \(colored(word, result.verdict)) \(time)\n"
        for line in result.verdict.details + (earlier.map { ["The same change as in \($0)."] } ?? explanation(result)) + notes { text += "    \(line)\n" }
        if case .failed = result.verdict { text += "    declared at \(result.identity.place)\n" }
        for line in paths(result) { text += "    \(line)\n" }
        if let command = result.nextCommand { text += "    \(invitation(result.verdict)) \(command)\n" }
        if let layout = result.layoutText {
            for line in layout.split(separator: "\n") { text += "    \(line)\n" }
        }
        return text
    }

    /// What has to be said before the first difference: that this machine draws with other versions.
    package func fingerprintText(_ changes: [FingerprintChange]) -> String {
        guard !changes.isEmpty else { return "" }
        let list = changes.map(\.description).joined(separator: "; ")
        return style.yellow("Other versions than the references were recorded with, which may explain differences: \(list).") + "\n"
    }

    /// Orphans, notes and the summary.
    package func closingText(of run: RunResult) -> String {
        var text = ""
        if !run.orphans.isEmpty {
            let files = counted(run.orphans.count, "stored file belongs", "stored files belong")
            text += style.yellow("\(files) to no preview; delete what is no longer needed:") + "\n"
            for path in run.orphans { text += "    \(path)\n" }
        }
        for note in run.notes { text += style.yellow(note) + "\n" }
        let spoken = run.snapshots.spokenChanges
        if spoken > 0 {
            let differ = counted(spoken, "snapshot looks", "snapshots look")
            text += style.yellow("\(differ) as before but no longer \(spoken == 1 ? "reads" : "read") so to assistive technology; see the notes above.") + "\n"
        }
        return text + origins(run) + summary(run) + "\n"
    }

    /// How many verdicts came from a cache, in a run that has one.
    private func origins(_ run: RunResult) -> String {
        func count(_ origin: SnapshotResult.Origin) -> Int { run.snapshots.origins[origin] ?? 0 }
        let (drawn, laidOut, known) = (count(.drawn), count(.laidOut), count(.known))
        guard drawn + laidOut + known > 0 else { return "" }
        let laid = laidOut > 0 ? ", \(readableCount(laidOut)) laid out and found to be drawn as before" : ""
        return style.faint("\(readableCount(known)) known from the cache\(laid), \(readableCount(drawn)) drawn.") + "\n"
    }

    private func summary(_ run: RunResult) -> String {
        let counts = run.summary
        let parts = [
            (counts.failed, "failed"), (counts.different, "different"), (counts.sizeChanged, "with another size"), (counts.missing, "missing"),
            (counts.recorded, "recorded"), (counts.rendered, "rendered"), (counts.identical, "identical"),
            (counts.withinTolerance, "within tolerance"), (counts.skipped, "skipped"),
        ]
        let list = parts.filter { $0.0 > 0 }.map { "\(readableCount($0.0)) \($0.1)" }.joined(separator: ", ")
        let line = "\(counted(counts.total, "snapshot", "snapshots"))\(list.isEmpty ? "" : ": " + list). \(readableDuration(milliseconds: run.milliseconds))"
        return !run.snapshots.problems.isEmpty ? style.red(line) : style.green(line)
    }

    private func invitation(_ verdict: Verdict) -> String {
        switch verdict {
        case .different, .sizeChanged: "If this is meant:"
        case .missingReference: "To record it:"
        default: "To try it alone:"
        }
    }

    private func mark(_ verdict: Verdict) -> String {
        if verdict.isProblem { return style.red("✗") }
        switch verdict {
        case .recorded, .rendered: return style.green("+")
        case .skipped: return style.faint("-")
        default: return style.green("✓")
        }
    }

    private func colored(_ text: String, _ verdict: Verdict) -> String { verdict.isProblem ? style.red(text) : text }

    private func explanation(_ result: SnapshotResult) -> [String] {
        if case .identical = result.verdict { return [] }
        let shown = result.layoutChanges.prefix(Self.mostLayoutChanges).map { $0 + "." }
        let rest = result.layoutChanges.count - shown.count
        return shown + (rest > 0 ? ["… and \(counted(rest, "more change", "more changes"))."] : [])
            + (result.viewPlaces.isEmpty ? [] : ["(" + result.viewPlaces.joined(separator: ", ") + ")"])
            + result.printed.suffix(8).map { "printed: \($0)" }
    }

    private func notes(_ result: SnapshotResult) -> [String] {
        var notes = result.notes.map { "note: " + $0 }
        if case .identical = result.verdict, result.layoutChanged {
            let first = result.layoutChanges.first.map { " " + $0 + "." } ?? ""
            notes.append("note: the layout text differs though no pixel does; record to update it." + first)
        }
        let shown = result.diagnostics.prefix(Self.mostDiagnostics)
        notes += shown.map { "\($0.kind.rawValue): \($0.message)" + ($0.place.isEmpty ? "" : " (\($0.place))") }
        let rest = result.diagnostics.count - shown.count
        if rest > 0 { notes.append("… and \(counted(rest, "more remark", "more remarks")).") }
        return notes
    }

    private func paths(_ result: SnapshotResult) -> [String] {
        let files = result.files
        switch result.verdict {
        case .different, .sizeChanged, .withinTolerance, .missingReference:
            let named = [("expected", files.expected ?? files.reference), ("actual", files.actual), ("difference", files.difference)]
            return named.compactMap { name, path in path.map { name + String(repeating: " ", count: 12 - name.count) + $0 } }
        case .rendered, .recorded: return files.reference.map { [$0] } ?? []
        case .identical, .orphaned, .failed, .skipped: return []
        }
    }
}
