import Foundation
import Snapshots

/// A run as JUnit XML, which every CI system reads: a suite for each group, a case for each snapshot. Paths are relative.
///
/// Elements and attributes are those of the Jenkins JUnit plugin's schema (`jenkins-junit.xsd`).
package enum JUnitReport {
    package static func text(of run: RunResult) -> String {
        let counts = run.summary
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        text += "<testsuites name=\"previews\" tests=\"\(counts.total)\" failures=\"\(counts.different + counts.sizeChanged + counts.missing)\" "
        text += "errors=\"\(counts.failed)\" time=\"\(seconds(run.milliseconds))\">\n"
        for group in groups(run.snapshots) {
            let verdicts = RunSummary(group.map(\.verdict), orphans: 0)
            text += "  <testsuite name=\"\(escaped(group[0].identity.group))\" tests=\"\(group.count)\" "
            text += "failures=\"\(verdicts.different + verdicts.sizeChanged + verdicts.missing)\" errors=\"\(verdicts.failed)\" "
            text += "skipped=\"\(verdicts.skipped)\" time=\"\(seconds(group.reduce(0) { $0 + $1.milliseconds }))\">\n"
            for result in group { text += testCase(result) }
            text += "  </testsuite>\n"
        }
        return text + "</testsuites>\n"
    }

    private static func groups(_ results: SnapshotResults) -> [[SnapshotResult]] {
        var places: [String: Int] = [:]
        var groups: [[SnapshotResult]] = []
        for result in results {
            if let place = places[result.identity.group] {
                groups[place].append(result)
            } else {
                places[result.identity.group] = groups.count
                groups.append([result])
            }
        }
        return groups
    }

    private static func testCase(_ result: SnapshotResult) -> String {
        let identity = result.identity
        let name = identity.name + (identity.variant.map { "." + $0 } ?? "")
        var text = "    <testcase classname=\"\(escaped(identity.group))\" name=\"\(escaped(name))\" file=\"\(escaped(identity.sourceFile))\" "
        if identity.sourceLine > 0 { text += "line=\"\(identity.sourceLine)\" " }
        text += "time=\"\(seconds(result.milliseconds))\""
        let lines = result.layoutChanges.map { $0 + "." } + result.verdict.details + result.notes + result.printed.map { "printed: \($0)" } + files(result)
        switch result.verdict {
        case .different, .sizeChanged, .missingReference:
            let first = result.layoutChanges.first ?? result.verdict.details.first ?? result.verdict.word
            return text + ">\n" + element("failure", result.verdict.word, first, lines)
        case .failed(let failure):
            return text + ">\n" + element("error", failure.kind.rawValue, String(failure.reason.prefix { $0 != "\n" }), lines)
        case .skipped(let reason): return text + "><skipped message=\"\(escaped(reason))\"/></testcase>\n"
        case .identical, .withinTolerance, .recorded, .rendered, .orphaned: return text + "/>\n"
        }
    }

    private static func element(_ name: String, _ type: String, _ message: String, _ lines: [String]) -> String {
        "      <\(name) type=\"\(escaped(type))\" message=\"\(escaped(message))\">\(escaped(lines.joined(separator: "\n")))</\(name)>\n    </testcase>\n"
    }

    private static func files(_ result: SnapshotResult) -> [String] {
        let named = [("expected", result.files.expected), ("actual", result.files.actual), ("difference", result.files.difference)]
        return named.compactMap { name, path in path.map { "\(name): \($0)" } }
    }

    private static func seconds(_ milliseconds: Double) -> String { String(format: "%.3f", milliseconds / 1000) }

    /// XML knows no control characters but tab and line ends, not even escaped.
    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n", "\t", "\r": result += "&#\(scalar.value);"
            case "\u{0}"..<"\u{20}", "\u{FFFE}", "\u{FFFF}": result += "?"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
