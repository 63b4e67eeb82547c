import Foundation
import ImageCodecs
import Testing

@testable import PreviewRunner

@MainActor struct OtherCommandTests {
    @Test func listPrintsIdsAndPlaces() throws {
        let harness = ToolHarness(.init(name: "A", line: 3), .init(name: "Longer", line: 12))
        #expect(harness.run("list") == 0)
        #expect(harness.results == "Rooms/A       Sources/Rooms.swift:3\nRooms/Longer  Sources/Rooms.swift:12\n")
        #expect(harness.run("list", "--filter", "Long", "--json") == 0)
        let previews = try #require(try harness.document()["previews"] as? [[String: Any]])
        #expect(previews.count == 1 && previews[0]["id"] as? String == "Rooms/Longer" && previews[0]["sourceLine"] as? Int == 12)
    }

    /// Flags that say how a picture is drawn, and are no condition of it, reach the preview, alone and with conditions.
    @Test(arguments: [[], ["--color-scheme", "dark"]])
    func flagsReachThePreview(conditions: [String]) throws {
        let harness = ToolHarness(.init(name: "A"))
        #expect(harness.run(["render", "--output", "out"] + conditions) == 0)
        let plain = try #require(harness.settings)
        #expect(!plain.showsDeviceFrame && !plain.marksAccessibility && !plain.reportsMissingStrings)
        #expect(harness.run(["render", "--output", "out", "--device-frame"] + conditions) == 0)
        #expect(harness.settings?.showsDeviceFrame == true)
        #expect(harness.run(["render", "--output", "out", "--accessibility"] + conditions) == 0)
        #expect(harness.settings?.marksAccessibility == true)
        #expect(harness.run(["render", "--output", "out", "--missing-strings"] + conditions) == 0)
        #expect(harness.settings?.reportsMissingStrings == true)
    }

    @Test func renderWritesPicturesAndComparesNothing() throws {
        let harness = ToolHarness(.init(name: "A"), .init(name: "Dark mode", color: 0xFF00_00FF))
        #expect(harness.run("render", "--output", "out") == 0)
        #expect(harness.files == ["out/Rooms/A.png", "out/Rooms/Dark-mode.png"])
        let bitmap = try PNG.decode(#require(harness.bytes("out/Rooms/Dark-mode.png")))
        #expect(bitmap.width == 4 && bitmap.pixels.allSatisfy { $0 == 0xFF00_00FF })
        #expect(harness.results.contains("out/Rooms/A.png"))
        #expect(harness.run("render") == 0)
        #expect(harness.files.contains(".previews/pictures/Rooms/A.png"))
    }

    @Test func renderWithLayoutPrintsAndWritesTheText() {
        let harness = ToolHarness(.init(name: "A"))
        #expect(harness.run("render", "--layout", "--output", "out") == 0)
        let text = "screen 4x4 @1\n  0 Text 0,0 4x4 \"A\"\n"
        #expect(harness.bytes("out/Rooms/A.layout.txt") == Data(text.utf8))
        #expect(harness.results.contains("    screen 4x4 @1\n      0 Text 0,0 4x4 \"A\"\n"))
    }

    @Test func renderWithAccessibilityMarksThePictureAndWritesTheText() {
        let harness = ToolHarness(.init(name: "A"), .init(name: "B"))
        harness.previews[0].accessibility = "button \"A\" 0,0 4x4\n"
        #expect(harness.run("render", "--accessibility", "--output", "out") == 0)
        #expect(harness.files == ["out/Rooms/A.accessibility.a11y.txt", "out/Rooms/A.accessibility.png", "out/Rooms/B.accessibility.png"])
        #expect(harness.bytes("out/Rooms/A.accessibility.a11y.txt") == Data("button \"A\" 0,0 4x4\n".utf8))
        #expect(harness.run("verify", "--accessibility") == 2)
    }

    @Test func settingsReachThePreview() throws {
        let harness = ToolHarness(.init(name: "A"))
        #expect(harness.run("render", "--color-scheme", "dark", "--output", "out") == 0)
        #expect(harness.files == ["out/Rooms/A.dark.png"])
        #expect(try PNG.decode(#require(harness.bytes("out/Rooms/A.dark.png"))).pixels[0] == 0xFF00_0000)
    }

    @Test func theJSONOfARunHasRelativePaths() throws {
        let harness = ToolHarness(.init(name: "A"))
        #expect(harness.run("verify", "--json") == 1)
        let snapshot = try #require((try harness.document()["snapshots"] as? [[String: Any]])?.first)
        #expect(snapshot["verdict"] as? String == "missingReference")
        #expect((snapshot["files"] as? [String: String])?["actual"] == ".previews/failures/Rooms/A.actual.png")
        #expect(snapshot["sourceFile"] as? String == "Sources/Rooms.swift")
        #expect(!harness.results.contains(harness.folder))
    }

    @Test func helpAndVersionNeedNoPreviews() {
        let harness = ToolHarness()
        #expect(harness.run("--help") == 0)
        #expect(harness.results.contains("Usage: previews [command] [flags]"))
        #expect(harness.run("help") == 0)
        #expect(harness.run("record", "-h", "--output", "x") == 0)
        #expect(harness.run("--version") == 0)
        #expect(harness.results == "previews \(toolVersion)\n")
    }
}
