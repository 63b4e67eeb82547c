import Foundation
import Graphics
import Testing

@testable import PreviewRunner

@MainActor struct VerifyCommandTests {
    private func recorded(_ previews: ToolHarness.Fake...) -> ToolHarness {
        let harness = ToolHarness()
        harness.previews = previews
        #expect(harness.run("record") == 0)
        return harness
    }

    @Test func unchangedPreviewsPass() {
        let harness = recorded(.init(name: "A"), .init(name: "B"))
        #expect(harness.run() == 0)
        #expect(harness.results.contains("✓ Rooms/A  identical") && harness.results.contains("2 snapshots: 2 identical"))
        #expect(!harness.files.contains { $0.hasPrefix(".previews") })
    }

    @Test func aMissingReferenceFailsAndNamesTheCommand() {
        let harness = ToolHarness(.init(name: "A"))
        #expect(harness.run("verify", "--snapshots", "refs") == 1)
        #expect(harness.results.contains("previews record --filter Rooms/A --snapshots refs"))
        #expect(harness.files == [".previews/failures/Rooms/A.actual.layout.txt", ".previews/failures/Rooms/A.actual.png"])
        // Once more: it stays a failure.
        #expect(harness.run("verify", "--snapshots", "refs") == 1)
    }

    @Test func aDifferenceLeavesThreePicturesAndTheReference() {
        let harness = recorded(.init(name: "A"), .init(name: "B"))
        let before = harness.bytes("Snapshots/Rooms/A.png")
        harness.previews[0].color = 0xFF00_00FF
        harness.previews[0].x = 8
        #expect(harness.run() == 1)
        #expect(harness.results.contains("16 of 16 pixels differ"))
        #expect(harness.results.contains("Text \"A\" moved 8 pt right."))
        #expect(harness.results.contains("If this is meant: previews record --filter Rooms/A\n"))
        #expect(harness.files.filter { $0.hasPrefix(".previews") } == [
            ".previews/failures/Rooms/A.actual.layout.txt", ".previews/failures/Rooms/A.actual.png", ".previews/failures/Rooms/A.diff.png",
            ".previews/failures/Rooms/A.expected.layout.txt", ".previews/failures/Rooms/A.expected.png",
        ])
        #expect(harness.bytes("Snapshots/Rooms/A.png") == before)
        #expect(harness.bytes(".previews/failures/Rooms/A.expected.png") == before)
        // When it passes again, nobody finds old pictures of a failure.
        harness.previews[0].color = 0xFFFF_FFFF
        #expect(harness.run() == 0)
        #expect(!harness.files.contains { $0.hasPrefix(".previews") })
    }

    @Test func anotherSizeIsSaid() {
        let harness = recorded(.init(name: "A"))
        harness.previews[0].size = 5
        #expect(harness.run() == 1)
        #expect(harness.results.contains("was 4×4 pixels and is now 5×5"))
        #expect(harness.files.contains(".previews/failures/Rooms/A.diff.png"))
    }

    @Test func otherVersionsAreSaidBeforeTheFirstDifferenceAndFailNothing() throws {
        let harness = recorded(.init(name: "A"), .init(name: "B"))
        harness.fingerprint = ["Inter": "3.19"]
        #expect(harness.run() == 0)
        #expect(!harness.results.contains("Inter"))
        harness.previews[1].color = 0xFF00_00FF
        #expect(harness.run() == 1)
        let versions = try #require(harness.results.range(of: "recorded with Inter 4.0, here 3.19"))
        let difference = try #require(harness.results.range(of: "✗ Rooms/B"))
        #expect(versions.upperBound < difference.lowerBound)
    }

    @Test func aLayoutTextAloneIsANote() {
        let harness = recorded(.init(name: "A"))
        harness.previews[0].x = 2
        #expect(harness.run() == 0)
        #expect(harness.results.contains("note:") && harness.results.contains("moved 2 pt right"))
    }

    @Test func filesWithoutAPreviewAreNamedInAFullRunOnly() {
        let harness = recorded(.init(name: "A"), .init(name: "B"))
        harness.previews.removeLast()
        #expect(harness.run() == 0)
        #expect(harness.results.contains("Snapshots/Rooms/B.png\n") && harness.results.contains("Snapshots/Rooms/B.layout.txt\n"))
        #expect(harness.files.contains("Snapshots/Rooms/B.png"))
        harness.previews.append(.init(name: "C"))
        harness.run("--filter", "A")
        #expect(!harness.results.contains("Rooms/B"))
    }

    @Test func settingsHaveReferencesOfTheirOwn() {
        let harness = recorded(.init(name: "A"))
        #expect(harness.run("verify", "--color-scheme", "dark") == 1)
        #expect(harness.results.contains("previews record --filter Rooms/A.dark --color-scheme dark"))
        #expect(harness.run("record", "--filter", "Rooms/A.dark", "--color-scheme", "dark") == 0)
        #expect(harness.files.contains("Snapshots/Rooms/A.dark.png"))
        #expect(harness.run("--color-scheme", "dark") == 0)
        #expect(harness.run() == 0)
        #expect(!harness.results.contains("no preview"))
    }

    @Test func aPreviewThatThrowsFailsAlone() {
        let harness = recorded(.init(name: "A"), .init(name: "B"))
        harness.previews[0].error = ConfigurationError("There is no model. Give it one.")
        #expect(harness.run() == 4)
        #expect(harness.results.contains("There is no model. Give it one.") && harness.results.contains("✓ Rooms/B"))
    }

    @Test func linesStandInTheOrderOfTheListWhateverIsFinishedFirst() {
        let harness = recorded(.init(name: "C"), .init(name: "A"), .init(name: "B"))
        harness.run()
        let forwards = harness.results.split(separator: "\n").prefix(3).map { $0.prefix(11) }
        harness.deliversBackwards = true
        harness.run()
        #expect(harness.results.split(separator: "\n").prefix(3).map { $0.prefix(11) } == forwards)
        #expect(forwards == ["✓ Rooms/C  ", "✓ Rooms/A  ", "✓ Rooms/B  "])
    }

    @Test func failuresGoWhereTheVariableSays() {
        let harness = ToolHarness(.init(name: "A"))
        harness.environment["SNAPSHOT_ARTIFACTS"] = "artifacts"
        #expect(harness.run() == 1)
        #expect(harness.files == ["artifacts/Rooms/A.actual.layout.txt", "artifacts/Rooms/A.actual.png"])
        #expect(harness.run("--output", "out") == 1)
        #expect(harness.files.contains("out/Rooms/A.actual.png"))
    }

    @Test func remarksOfTheEngineAreShown() {
        let harness = recorded(.init(name: "A", diagnostics: [Diagnostic(.missingImage, "There is no image 'room'. Add it to the assets.", place: "Cell/Image")]))
        #expect(harness.run() == 0)
        #expect(harness.results.contains("missingImage: There is no image 'room'. Add it to the assets. (Cell/Image)"))
    }

    @Test func aLiveLineOnATerminalAndPlainLinesElsewhere() {
        let harness = recorded(.init(name: "A"), .init(name: "B"))
        harness.run()
        #expect(harness.progress.hasPrefix("Drawing 2 previews") && !harness.progress.contains("\u{1B}") && !harness.results.contains("\u{1B}"))
        harness.isTerminal = true
        harness.run()
        #expect(harness.progress.contains("1/2 Rooms/A") && harness.progress.hasSuffix("\r\u{1B}[K"))
        #expect(harness.results.contains("\u{1B}[32m"))
        harness.environment["NO_COLOR"] = "1"
        harness.run()
        #expect(!harness.results.contains("\u{1B}"))
    }
}
