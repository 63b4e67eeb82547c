import Snapshots

/// A run as workflow commands of GitHub Actions, which put a remark at the preview's line in the pull request.
///
/// Format and escapes are those of GitHub's documentation, "Workflow commands". GitHub shows ten of each kind a step, so groups come first.
package enum GitHubAnnotations {
    package static func text(of run: RunResult) -> String {
        var lines: [String] = []
        for group in ChangeGroup.groups(of: run.snapshots) {
            let first = run.snapshots[group.members[0]]
            let sentences = group.sentences.map { $0 + "." } + (group.sentences.isEmpty ? first.verdict.details : [])
            let others = group.members.count > 1 ? " (and \(group.members.count - 1) more snapshots)" : ""
            lines.append(command("error", first.identity, first.identity.id + others, sentences.joined(separator: "\n")))
        }
        for result in run.snapshots.problems.lazy.map({ run.snapshots[$0] }) {
            if case .failed(let failure) = result.verdict { lines.append(command("error", result.identity, result.identity.id, failure.reason)) }
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private static func command(_ word: String, _ identity: PreviewIdentity, _ title: String, _ message: String) -> String {
        var properties = ["file=" + property(identity.sourceFile)]
        if identity.sourceLine > 0 { properties.append("line=\(identity.sourceLine)") }
        properties.append("title=" + property(title))
        return "::\(word) \(properties.joined(separator: ","))::\(data(message))"
    }

    private static func data(_ text: String) -> String {
        text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }

    private static func property(_ text: String) -> String { data(text).replacing(":", with: "%3A").replacing(",", with: "%2C") }
}
