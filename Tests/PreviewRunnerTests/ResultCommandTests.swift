import Foundation
import Testing

@testable import PreviewRunner

@MainActor struct ResultCommandTests {
    private func changed() -> ToolHarness {
        let harness = ToolHarness(.init(name: "A"), .init(name: "B"), .init(name: "C"))
        harness.run("record")
        (harness.previews[1].color, harness.previews[1].x) = (0xFF00_00FF, 8)
        return harness
    }

    @Test("a run's result is kept, and reports are made of it later")
    func report() throws {
        let harness = changed()
        #expect(harness.run() == 1)
        #expect(harness.run("report", "--output", "page", "--junit", "junit.xml", "--markdown", "summary.md", "--github") == 0)
        #expect(harness.files.contains("page/index.html") && harness.files.contains("page/pictures/Rooms/B.actual.png"))
        #expect(!harness.files.contains("page/pictures/Rooms/A.png"))
        let data = String(decoding: try #require(harness.bytes("page/run.js")), as: UTF8.self)
        // Changed first, unchanged pictures linked where they lie, no absolute path.
        #expect(data.contains("\"id\":\"Rooms/B\"") && data.contains("../Snapshots/Rooms/A.png") && !data.contains(harness.folder))
        #expect(String(decoding: try #require(harness.bytes("junit.xml")), as: UTF8.self).contains("<testsuites name=\"previews\" tests=\"3\" failures=\"1\""))
        #expect(String(decoding: try #require(harness.bytes("summary.md")), as: UTF8.self).contains("### Snapshots: 1 changed, 2 the same"))
        #expect(harness.results.hasPrefix("::error file=Sources/Rooms.swift,line=1,title=Rooms/B::Text \"B\" moved 8 pt right."))
    }

    @Test("reports can be made by the run itself, with all pictures")
    func reportOfRun() {
        let harness = changed()
        #expect(harness.run("verify", "--report", "page", "--copy-unchanged") == 1)
        #expect(harness.files.contains("page/pictures/Rooms/A.png"))
    }

    @Test("files that are no result get a sentence", arguments: [
        (nil, "There is no nothing.json"), ("{", "is not a result of verify"), ("{\"schemaVersion\": 99}", "was written by a newer version"),
        ("{\"schemaVersion\": 1}", "is damaged"),
    ] as [(String?, String)])
    func noResult(text: String?, sentence: String) {
        let harness = changed()
        if let text { harness.write(Data(text.utf8), to: "nothing.json") }
        #expect(harness.run("report", "nothing.json") != 0 && harness.progress.contains(sentence), "\(harness.progress)")
    }

    @Test("shards together are one run: the same result in the same order, the same exit code")
    func shards() throws {
        let harness = changed()
        harness.previews += (0..<9).map { .init(name: "More \($0)") }
        harness.run("record", "--record", "missing")
        harness.previews[5].error = ConfigurationError("It does not want to.")
        let whole = harness.run("verify", "--json")
        let expected = try harness.document()
        var files: [String] = []
        for number in 1...4 {
            harness.run("verify", "--shard", "\(number)/4", "--output", "shard\(number)")
            files.append("shard\(number)/run.json")
        }
        let merged = harness.run(["merge", "--json"] + files.shuffled())
        #expect(merged == whole && whole == 4)
        let joined = try harness.document()
        func ids(_ document: [String: Any]) -> [String] { (document["snapshots"] as? [[String: Any]] ?? []).map { "\($0["id"]!) \($0["verdict"]!)" } }
        #expect(ids(joined) == ids(expected) && ids(joined).count == 12)
        #expect(harness.run("merge", files[0], files[0]) == 2 && harness.progress.contains("more than one of the results"))
        #expect(harness.run("verify", "--shard", "5/4") == 2 && harness.run("verify", "--shard", "x") == 2)
    }

    @Test("Bazel's variables ask for a part, counted from 0")
    func bazel() {
        let harness = changed()
        harness.environment = ["TEST_TOTAL_SHARDS": "3", "TEST_SHARD_INDEX": "2"]
        #expect(harness.run("render", "--output", "out") == 0 && harness.files.filter { $0.hasPrefix("out/") } == ["out/Rooms/C.png"])
        harness.environment["TEST_SHARD_INDEX"] = "3"
        #expect(harness.run("render") == 2 && harness.progress.contains("TEST_SHARD_INDEX"))
    }

    @Test("diff compares two folders or two pictures, whoever made them")
    func diff() throws {
        let harness = changed()
        harness.run("render", "--layout", "--output", "after")
        #expect(harness.run("diff", "Snapshots", "after", "--output", "differences") == 1)
        #expect(harness.results.contains("Text \"B\" moved 8 pt right.") && harness.results.contains("3 snapshots: 1 different, 2 identical."))
        #expect(harness.files.filter { $0.hasPrefix("differences") } == ["differences/Rooms/B.diff.png"])
        #expect(harness.run("diff", "Snapshots/Rooms/A.png", "after/Rooms/A.png") == 0)
        #expect(harness.run("diff", "Snapshots/Rooms/B.png", "after/Rooms/B.png") == 1)
        #expect(harness.run("diff", "Snapshots", "after/Rooms/A.png") == 2 && harness.run("diff", "Snapshots") == 2)
        #expect(harness.run("diff", "Snapshots", "nowhere") == 2 && harness.progress.contains("There is no nowhere"))
        try FileManager.default.removeItem(atPath: harness.folder + "/after/Rooms/C.png")
        harness.write(Data("junk".utf8), to: "after/Rooms/A.png")
        #expect(harness.run("diff", "Snapshots", "after") == 5)
        #expect(harness.results.contains("The picture is only in the first folder."))
        #expect(harness.run("diff", "Snapshots/Rooms/B.png", "after/Rooms/B.png", "--algorithm", "nonsense") == 2)
    }
}
