import Foundation
import Graphics
import ImageDiff
import Snapshots
import Testing

@testable import PreviewRunner

/// A cache draws exactly what depends on a change: the table of changes, and what a cache may not do.
@MainActor struct CacheTests {
    /// Three recorded previews of a program whose drawing steps are known, verified once with a cache.
    private func warm() -> ToolHarness {
        let harness = ToolHarness(.init(name: "A", content: "a"), .init(name: "B", content: "b"), .init(name: "C", content: "c"))
        harness.inputs = PreviewInputs(program: "program 1", drawing: "raster 1")
        #expect(harness.run("record") == 0)
        #expect(harness.run("verify", "--cache", "cache") == 0 && harness.drawn == ["A", "B", "C"])
        return harness
    }

    struct Change: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var laidOut: [String], drawn: [String]
        var code: Int32 = 0
        var change: @MainActor @Sendable (ToolHarness) -> Void
    }

    nonisolated static let changes = [
        Change(testDescription: "nothing: nothing runs", laidOut: [], drawn: []) { _ in },
        Change(testDescription: "the program, but nothing that is drawn: all is laid out, nothing drawn", laidOut: ["A", "B", "C"], drawn: []) {
            $0.inputs?.program = "program 2"
        },
        Change(testDescription: "the source of one view", laidOut: ["A", "B", "C"], drawn: ["B"], code: 1) {
            $0.inputs?.program = "program 2"
            ($0.previews[1].content, $0.previews[1].color) = ("b, in red", 0xFF00_00FF)
        },
        Change(testDescription: "an asset, a font or a text of two views, to the same pixels", laidOut: ["A", "B", "C"], drawn: ["A", "C"]) {
            $0.inputs?.program = "program 2"
            ($0.previews[0].content, $0.previews[2].content) = ("a, new font", "c, new font")
        },
        Change(testDescription: "the layout alone: judged again, since its text is compared", laidOut: ["A", "B", "C"], drawn: ["A"]) {
            $0.inputs?.program = "program 2"
            $0.previews[0].x = 1
        },
        Change(testDescription: "the engine's drawing", laidOut: ["A", "B", "C"], drawn: ["A", "B", "C"]) {
            $0.inputs = PreviewInputs(program: "program 2", drawing: "raster 2")
        },
        Change(testDescription: "a program whose drawing code is not known", laidOut: ["A", "B", "C"], drawn: ["A", "B", "C"]) {
            $0.inputs = PreviewInputs(program: "program 2", drawing: nil)
        },
        Change(testDescription: "a stored picture", laidOut: ["B"], drawn: ["B"], code: 1) {
            $0.write($0.bytes("Snapshots/Rooms/A.png")! + [0], to: "Snapshots/Rooms/B.png")
            $0.previews[1].color = 0xFF00_FF00
        },
        Change(testDescription: "a stored picture that is gone", laidOut: ["C"], drawn: ["C"], code: 1) {
            try! FileManager.default.removeItem(atPath: $0.folder + "/Snapshots/Rooms/C.png")
        },
        Change(testDescription: "a new preview", laidOut: ["D"], drawn: ["D"], code: 1) { $0.previews.append(.init(name: "D", content: "d")) },
        Change(testDescription: "a tolerance", laidOut: ["A", "B", "C"], drawn: ["C"]) {
            $0.inputs?.program = "program 2"
            $0.previews[2].tolerance = PixelTolerance(maxDifference: 0...1, maxPixels: 0...1, reason: "a clock")
        },
        Change(testDescription: "what is looked for in pictures", laidOut: ["A", "B", "C"], drawn: ["A", "B", "C"], code: 4) {
            $0.write(Data("{\"lint\": {\"oneColor\": \"error\"}}".utf8), to: "previews.json")
        },
    ]

    @Test("a change draws exactly what depends on it", arguments: changes)
    func table(change: Change) {
        let harness = warm()
        change.change(harness)
        #expect(harness.run("verify", "--cache", "cache") == change.code, "\(harness.results)")
        #expect(harness.laidOut == change.laidOut && harness.drawn == change.drawn)
        // What the cache gave is what a run without it finds.
        func verdicts() throws -> [String] {
            try #require(harness.document()["snapshots"] as? [[String: Any]]).map { "\($0["id"]!) \($0["verdict"]!) \($0["notes"] ?? "") \($0["layoutChanges"]!)" }
        }
        harness.run("verify", "--cache", "cache", "--json")
        let cached = try? verdicts()
        harness.run("verify", "--json")
        #expect(cached == (try? verdicts()) && cached != nil)
    }

    @Test("the conditions that pictures are drawn under have verdicts of their own")
    func conditions() {
        let harness = warm()
        harness.run("record", "--color-scheme", "dark")
        #expect(harness.run("verify", "--cache", "cache", "--color-scheme", "dark") == 0 && harness.drawn == ["A", "B", "C"])
        #expect(harness.run("verify", "--cache", "cache", "--color-scheme", "dark") == 0 && harness.laidOut.isEmpty)
    }

    @Test("what was forgiven stays known, but is recorded when that is asked for")
    func forgiven() {
        let harness = ToolHarness(.init(name: "A", content: "a"))
        harness.inputs = PreviewInputs(program: "1", drawing: "1")
        harness.run("record")
        (harness.previews[0].spot, harness.previews[0].content) = (1, "a, nearly")
        harness.previews[0].tolerance = PixelTolerance(maxDifference: 0...2, maxPixels: 0...2, reason: "a clock")
        for draws in [["A"], []] {
            #expect(harness.run("verify", "--cache", "cache") == 0 && harness.drawn == draws)
            #expect(harness.results.contains("Forgiven because: a clock"), "\(harness.results)")
        }
        #expect(harness.run("record", "--cache", "cache") == 0 && harness.results.contains("1 recorded"))
    }

    @Test("damaged and foreign files are ignored, said, and written anew")
    func damaged() throws {
        let harness = warm()
        let entries = harness.files.filter { $0.hasPrefix("cache/") }
        #expect(entries.count == 6 && entries.allSatisfy { $0.hasSuffix(".verdict") })
        for damage in [{ (_: Data) in Data() }, { $0.prefix($0.count / 2) }, { _ in Data("something else".utf8) }, { $0 + [32] }] as [(Data) -> Data] {
            for entry in entries { harness.write(damage(harness.bytes(entry)!), to: entry) }
            #expect(harness.run("verify", "--cache", "cache") == 0 && harness.drawn == ["A", "B", "C"])
            #expect(harness.results.contains("3 files in the cache cache were damaged or of another tool; they were ignored and written anew."))
            #expect(harness.run("verify", "--cache", "cache") == 0 && harness.laidOut.isEmpty && !harness.results.contains("damaged"))
        }
        // An entry under another's name is not its verdict.
        harness.write(harness.bytes(entries[0])!, to: entries[1])
        #expect(harness.run("verify", "--cache", "cache") == 0)
    }

    @Test("a cache that cannot be written is said and costs nothing else")
    func unwritable() {
        let harness = ToolHarness(.init(name: "A", content: "a"))
        harness.inputs = PreviewInputs(program: "1", drawing: "1")
        harness.run("record")
        harness.write(Data(), to: "cache")
        #expect(harness.run("verify", "--cache", "cache") == 0)
        #expect(harness.results.contains("Verdicts could not be kept in the cache:"), "\(harness.results)")
    }

    @Test("the folder is named by a flag, by previews.json or by a variable, in this order")
    func folders() {
        let harness = warm()
        harness.environment = ["VITRINE_CACHE": "fromVariable"]
        harness.run("verify")
        #expect(harness.files.contains { $0.hasPrefix("fromVariable/") })
        harness.write(Data("{\"cache\": \"fromFile\"}".utf8), to: "previews.json")
        harness.run("verify")
        #expect(harness.files.contains { $0.hasPrefix("fromFile/") })
        #expect(harness.run("verify", "--cache", "cache") == 0 && harness.laidOut.isEmpty)
        #expect(harness.results.contains("3 known from the cache, 0 drawn."))
        #expect(harness.run("explain", "Rooms/A") == 0 && harness.results.contains("cache fromFile (previews.json)"), "\(harness.results)")
        #expect(harness.results.contains("last run: the same, known from the cache"))
        harness.run("doctor", "--cache", "cache")
        #expect(harness.results.contains("verdicts are kept in cache; after a new build only other drawing steps are drawn"), "\(harness.results)")
    }

    @Test("beyond its size a cache gives up what was not used for longest, and nothing that is not its own")
    func prune() throws {
        let harness = warm()
        let entries = harness.files.filter { $0.hasPrefix("cache/") }
        harness.write(Data("mine".utf8), to: "cache/notes.txt")
        for entry in entries.prefix(4) { harness.age(entry) }
        let cache = VerdictCache(SnapshotFolder(path: harness.folder + "/cache", displayPath: "cache"))
        cache.prune()
        #expect(harness.files.filter { $0.hasPrefix("cache/") }.count == 7)
        cache.prune(to: entries.suffix(2).reduce(0) { $0 + harness.bytes($1)!.count })
        #expect(Set(harness.files.filter { $0.hasPrefix("cache/") }) == Set(entries.suffix(2) + ["cache/notes.txt"]))
    }
}
