import Foundation
import Testing

@testable import PreviewRunner

/// Whatever is wrong: a sentence with what, where and what to do, the right exit code, nothing overwritten.
@MainActor struct BadInputTests {
    private func harness() -> ToolHarness {
        let harness = ToolHarness(.init(name: "A"), .init(name: "B"))
        #expect(harness.run("record") == 0)
        return harness
    }

    @Test(arguments: ["verify", "record"])
    func aDamagedReferenceIsCode5AndStays(verb: String) {
        let harness = harness()
        let damaged = harness.bytes("Snapshots/Rooms/A.png")!.prefix(40)
        harness.write(damaged, to: "Snapshots/Rooms/A.png")
        harness.previews[1].color = 0xFF00_0000
        #expect(harness.run(verb) == 5)
        #expect(harness.results.contains("✗ Rooms/A") && harness.results.contains("Snapshots/Rooms/A.png") && harness.results.contains("git checkout"))
        #expect(harness.bytes("Snapshots/Rooms/A.png") == damaged)
        // The others are still judged.
        #expect(harness.results.contains(verb == "verify" ? "✗ Rooms/B  different" : "+ Rooms/B  recorded"))
    }

    @Test(arguments: ["verify", "record"])
    func aPointerOfGitLFSIsCode5AndStays(verb: String) {
        let harness = harness()
        let pointer = Data("version https://git-lfs.github.com/spec/v1\noid sha256:12\nsize 99\n".utf8)
        harness.write(pointer, to: "Snapshots/Rooms/A.png")
        #expect(harness.run(verb) == 5)
        #expect(harness.results.contains("git lfs pull"))
        #expect(harness.bytes("Snapshots/Rooms/A.png") == pointer)
    }

    @Test(arguments: [["render", "--output", "taken/out"], ["record", "--snapshots", "taken/refs"], ["verify", "--output", "taken/out"]])
    func aFolderThatCannotBeWrittenIsCode5(arguments: [String]) {
        let harness = harness()
        harness.write(Data("x".utf8), to: "taken")
        #expect(harness.run(arguments[0], arguments[1], arguments[2]) == 5)
        #expect(harness.progress.contains("error:") && harness.progress.contains("/taken"))
        #expect(harness.bytes("taken") == Data("x".utf8))
    }

    @Test(arguments: [["--fliter", "A"], ["--jobs", "none"], ["nonsense"]])
    func aWrongCommandLineIsCode2(arguments: [String]) {
        let harness = harness()
        #expect(arguments.count == 1 ? harness.run(arguments[0]) == 2 : harness.run(arguments[0], arguments[1]) == 2)
        #expect(harness.results == "" && harness.progress.hasPrefix("error: "))
    }

    @Test func anUnknownDeviceIsCode2WithNearNames() {
        let harness = harness()
        #expect(harness.run("--device", "iPhone 51") == 2)
        #expect(harness.progress.contains("'iPhone 51'") && harness.progress.contains("'iPhone 15'"))
        #expect(harness.run("render", "--device", "Toaster") == 2)
        #expect(harness.progress.contains("Known are 'iPhone 15', 'iPhone SE'."))
    }

    @Test func aMissingFontPackageIsCode2() {
        let harness = harness()
        harness.missingPackage = "fonts-inter-variable"
        #expect(harness.run() == 2)
        #expect(harness.progress.contains("apt-get install fonts-inter-variable"))
    }

    @Test(arguments: ["list", "render", "record", "verify"])
    func twoPreviewsOfOneIdAreCode2(verb: String) {
        let harness = ToolHarness(.init(name: "A", line: 3), .init(name: "A", line: 8))
        #expect(harness.run(verb) == 2)
        #expect(harness.progress.contains("Sources/Rooms.swift:3 and Sources/Rooms.swift:8"))
        #expect(harness.files == [])
    }

    @Test func nothingMatchedIsCode3WithNearIds() {
        let harness = ToolHarness(.init(group: "Rooms", name: "Dungeon"), .init(group: "Books", name: "Shelf"))
        #expect(harness.run("--filter", "dungeno") == 3)
        #expect(harness.progress.contains("'dungeno'") && harness.progress.contains("Near are 'Rooms/Dungeon'."))
        #expect(harness.run("--filter", "zzzzzz") == 3)
        #expect(harness.progress.contains("There are 2, e.g. 'Rooms/Dungeon'."))
    }

    @Test func noPreviewsAtAllIsCode3() {
        let harness = ToolHarness()
        #expect(harness.run("list") == 3)
        #expect(harness.progress.contains("#Preview"))
    }

    @Test func errorsAreJSONWhenAskedFor() throws {
        let harness = harness()
        #expect(harness.run("--json", "--fliter", "x") == 2)
        let document = try harness.document()
        #expect(document["exitCode"] as? Int == 2 && (document["error"] as? String)?.contains("'--filter'") == true)
    }

    @Test(arguments: [
        ([], 0), ([.success, .differences], 1), ([.differences, .previewFailed], 4), ([.previewFailed, .usage], 2), ([.usage, .file, .differences], 5),
    ] as [([ExitCode], Int32)])
    func theWorstCodeWins(codes: [ExitCode], code: Int32) { #expect(ExitCode.worst(codes).rawValue == code) }

    @Test func aWorkerThatCannotStartIsCode5() {
        var progress = ""
        let tool = CommandLineTool(
            arguments: ["previews", "list"], environment: [:], workingFolder: "/", output: ToolOutput { progress += $0 == .progress ? $1 : "" },
            executable: "/nonexistent/previews")
        #expect(tool.run() == .file)
        #expect(progress.contains("/nonexistent/previews"))
    }
}
