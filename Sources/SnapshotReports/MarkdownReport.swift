import Foundation
import Snapshots

/// A run for a pull request: a comment or the summary of a step. What changed alike in many snapshots is one finding.
package struct MarkdownReport {
    /// GitHub takes comments up to 65,536 characters.
    package var longest = 60_000
    /// Where the pictures can be seen, put before their relative paths, e.g. an artefact's address; without it no picture is shown.
    package var pictures: String?

    package init(pictures: String? = nil) { self.pictures = pictures }

    package func text(of run: RunResult) -> String {
        let summary = run.summary
        var text = "### Snapshots: \(headline(summary))\n\n"
        for change in run.fingerprintChanges.prefix(1) {
            text += "> Other versions than the references were recorded with: \(escaped(change.description))"
            text += run.fingerprintChanges.count > 1 ? " and \(run.fingerprintChanges.count - 1) more.\n\n" : ".\n\n"
        }
        let findings = ChangeGroup.groups(of: run.snapshots).map { finding($0, run) } + failures(run)
        var shown = 0
        for finding in findings {
            guard text.utf8.count + finding.utf8.count < longest else { break }
            text += finding
            shown += 1
        }
        if shown < findings.count { text += "… and \(findings.count - shown) more findings; the report has them all.\n\n" }
        if !run.orphans.isEmpty {
            text += "\(counted(run.orphans.count, "stored file belongs", "stored files belong")) to no preview; `prune` removes them.\n\n"
        }
        for note in run.notes { text += "> \(escaped(note))\n\n" }
        return text
    }

    private func headline(_ summary: RunSummary) -> String {
        let problems = summary.different + summary.sizeChanged + summary.missing + summary.failed
        guard problems > 0 else { return "✓ \(counted(summary.total, "picture", "pictures")), all as they should be" }
        let parts = [
            (summary.different + summary.sizeChanged, "changed"), (summary.missing, "new"), (summary.failed, "failed"), (summary.identical, "the same"),
        ]
        return parts.filter { $0.0 > 0 }.map { "\(readableCount($0.0)) \($0.1)" }.joined(separator: ", ")
    }

    private func finding(_ group: ChangeGroup, _ run: RunResult) -> String {
        let members = group.members.map { run.snapshots[$0] }
        let first = members[0]
        let title = group.sentences.first ?? first.verdict.details.first ?? first.verdict.word
        var text = "- **\(escaped(title.hasSuffix(".") ? title : title + "."))**"
        text += members.count > 1 ? " In \(members.count) snapshots:" : ""
        text += " " + members.prefix(6).map { "`\($0.identity.id)`" }.joined(separator: ", ") + (members.count > 6 ? ", …" : "")
        text += " (\(escaped(([first.identity.place] + first.viewPlaces).joined(separator: ", "))))\n"
        for sentence in group.sentences.dropFirst().prefix(7) { text += "  - \(escaped(sentence)).\n" }
        if let pictures {
            let cells = [first.files.expected, first.files.actual, first.files.difference].compactMap { $0 }.map { path in
                "<img src=\"\(pictures)\(address(path))\" width=\"160\">"
            }
            if !cells.isEmpty { text += "\n  " + cells.joined(separator: " ") + "\n" }
        }
        return text + "\n"
    }

    private func failures(_ run: RunResult) -> [String] {
        run.snapshots.problems.compactMap { place in
            let result = run.snapshots[place]
            guard case .failed(let failure) = result.verdict else { return nil }
            let reason = failure.reason.split(separator: "\n").first.map(String.init) ?? ""
            return "- **`\(result.identity.id)` failed.** \(escaped(reason)) (\(escaped(result.identity.place)))\n\n"
        }
    }

    private func address(_ path: String) -> String { path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path }

    /// Words of users must not become markup.
    private func escaped(_ text: String) -> String {
        var result = ""
        for character in text {
            if "\\`*_{}[]<>#|".contains(character) { result += "\\" }
            result.append(character == "\n" ? " " : character)
        }
        return result
    }
}
