import Foundation
import FoundationXML
import Snapshots
import Testing

@testable import SnapshotReports

struct OtherReportTests {
    @Test("JUnit has a suite for each group and a case for each snapshot, and is well-formed whatever names hold")
    func junit() throws {
        var run = SampleRun.run
        var odd = SnapshotResult(
            PreviewIdentity(group: "A & <B>", name: "\"q\" \u{1}\u{8}\n", sourceFile: "S.swift", sourceLine: 0), .missingReference)
        odd.layoutChanges = ["]]> & <x>"]
        run.snapshots.append(odd)
        let text = JUnitReport.text(of: run)
        final class Counter: NSObject, XMLParserDelegate {
            var counts: [String: Int] = [:]
            func parser(_ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?, attributes: [String: String]) {
                counts[name, default: 0] += 1
            }
        }
        let (parser, counter) = (XMLParser(data: Data(text.utf8)), Counter())
        parser.delegate = counter
        #expect(parser.parse(), "\(text)")
        #expect(counter.counts == ["testsuites": 1, "testsuite": 2, "testcase": 4, "failure": 2, "error": 1])
        #expect(text.contains("<testcase classname=\"Rooms\" name=\"Cell.dark\" file=\"Sources/Rooms.swift\" line=\"7\" time=\"0.031\">"))
        #expect(text.contains("message=\"Text &quot;Dungeon&quot; moved 8 pt down, 4 pt narrower\""))
    }

    @Test("Markdown tells the same change in many snapshots once, escapes words of users, and keeps its size")
    func markdown() {
        var run = SampleRun.run
        for name in ["B", "C"] {
            var copy = SampleRun.different
            copy.identity.name = name
            run.snapshots.append(copy)
        }
        let text = MarkdownReport().text(of: run)
        #expect(text.hasPrefix("### Snapshots: 3 changed, 1 failed, 1 the same\n"))
        #expect(text.contains("- **Text \"Dungeon\" moved 8 pt down, 4 pt narrower.** In 3 snapshots: `Rooms/Cell.dark`, `Rooms/B.dark`, `Rooms/C.dark`"))
        #expect(text.contains("**`Rooms/Broken` failed.** It trapped: Fatal error: no model"))
        #expect(!text.contains("<img") && MarkdownReport(pictures: "https://x/").text(of: run).contains("<img src=\"https://x/.previews/failures/"))
        var hostile = Array(run.snapshots)
        hostile[1].layoutChanges = ["Text \"<script>*\" moved"]
        run.snapshots = SnapshotResults(hostile)
        #expect(MarkdownReport().text(of: run).contains("\\<script\\>\\*"))
        run.snapshots += (0..<3000).map { number in
            var copy = SampleRun.different
            (copy.identity.name, copy.layoutChanges) = ("N\(number)", ["Change \(number)"])
            return copy
        }
        let long = MarkdownReport().text(of: run)
        #expect(long.utf8.count < 65_536 && long.contains("more findings; the report has them all."))
    }

    @Test("annotations name file and line, once for the same change")
    func annotations() {
        var run = SampleRun.run
        var copy = SampleRun.different
        copy.identity.name = "B, C: 100 %"
        run.snapshots.append(copy)
        let lines = GitHubAnnotations.text(of: run).split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines[0] == "::error file=Sources/Rooms.swift,line=7,title=Rooms/Cell.dark (and 1 more snapshots)::Text \"Dungeon\" moved 8 pt down, 4 pt narrower.")
        #expect(lines[1].hasPrefix("::error file=Sources/Rooms.swift,line=7,title=Rooms/Broken::It trapped: Fatal error: no model%0AIt was in"))
    }

    @Test("a run read back from its document is the same run")
    func roundTrip() throws {
        let text = try JSONReport.text(of: SampleRun.run, exitCode: 4, toolVersion: "1")
        let back = try JSONReport.run(from: Data(text.utf8), called: "run.json")
        #expect(try JSONReport.text(of: back, exitCode: 4, toolVersion: "1") == text)
    }

    @Test("every key that documents have is in the schema, and every required one is written")
    func schema() throws {
        func object(_ text: String) throws -> [String: Any] { try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]) }
        func check(_ value: [String: Any], _ schema: [String: Any]) throws {
            let properties = try #require(schema["properties"] as? [String: Any])
            for key in value.keys { #expect(properties[key] != nil, "\(key) is not in the schema") }
            for key in schema["required"] as? [String] ?? [] { #expect(value[key] != nil, "\(key) is missing") }
        }
        let schema = try object(JSONReport.schema)
        let document = try object(JSONReport.text(of: SampleRun.run, exitCode: 4, toolVersion: "1"))
        try check(document, schema)
        let snapshot = try #require((schema["$defs"] as? [String: Any])?["snapshot"] as? [String: Any])
        for value in try #require(document["snapshots"] as? [[String: Any]]) { try check(value, snapshot) }
        let version = (schema["properties"] as? [String: Any])?["schemaVersion"] as? [String: Any]
        #expect(version?["const"] as? Int == JSONReport.schemaVersion)
    }

    @Test("paths between folders are relative", arguments: [
        ("/a/b/report", "/a/b/Snapshots/x.png", "../Snapshots/x.png"), ("/a/report", "/a/report/x.png", "x.png"), ("/a/b", "/c/x.png", "../../c/x.png"),
    ])
    func relative(folder: String, file: String, path: String) { #expect(relativePath(from: folder, to: file) == path) }
}
