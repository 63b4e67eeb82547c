import Foundation
import Testing

@testable import PreviewRunner

@MainActor struct RecordCommandTests {
    /// Three previews: one whose picture is as stored, one that changed, one without a reference.
    private func harness() -> ToolHarness {
        let harness = ToolHarness(.init(name: "Same"), .init(name: "Changed"))
        #expect(harness.run("record") == 0)
        harness.previews[1].color = 0xFF00_00FF
        harness.previews.append(.init(name: "New"))
        for file in ["Same.png", "Same.layout.txt", "Changed.png", "Changed.layout.txt"] { harness.age("Snapshots/Rooms/" + file) }
        return harness
    }

    /// Mode, verb, whether the changed and the new picture are written, and the exit code. `verify` counts what it had to write as a difference.
    @Test(arguments: [
        ("record", "all", true, true, 0), ("record", "failed", true, true, 0), ("record", "missing", false, true, 0), ("record", "never", false, false, 1),
        ("verify", "all", true, true, 1), ("verify", "failed", true, true, 1), ("verify", "missing", false, true, 1), ("verify", "never", false, false, 1),
    ] as [(String, String, Bool, Bool, Int32)])
    func modesWriteWhatTheySay(verb: String, mode: String, writesChanged: Bool, writesNew: Bool, code: Int32) {
        let harness = harness()
        #expect(harness.run(verb, "--record", mode) == code)
        #expect(harness.isAged("Snapshots/Rooms/Changed.png") == !writesChanged)
        #expect(harness.files.contains("Snapshots/Rooms/New.png") == writesNew)
        // What did not change keeps bytes and time, whatever the mode.
        #expect(harness.isAged("Snapshots/Rooms/Same.png") && harness.isAged("Snapshots/Rooms/Same.layout.txt"))
        #expect(harness.isAged("Snapshots/Rooms/Changed.layout.txt"))
    }

    @Test func recordedPicturesVerify() {
        let harness = harness()
        #expect(harness.run("record") == 0)
        #expect(harness.results.contains("3 snapshots: 2 recorded, 1 identical"))
        #expect(harness.run("verify") == 0)
        #expect(!harness.files.contains { $0.hasSuffix(".tmp") })
    }

    @Test func underCINothingIsRecordedUnlessAsked() {
        let harness = harness()
        harness.environment["CI"] = "true"
        #expect(harness.run("record") == 1)
        #expect(harness.results.contains("Nothing is recorded because CI is set"))
        #expect(harness.isAged("Snapshots/Rooms/Changed.png") && !harness.files.contains("Snapshots/Rooms/New.png"))
        #expect(harness.run("record", "--record", "all") == 0)
        #expect(harness.files.contains("Snapshots/Rooms/New.png"))
    }

    @Test func theVariableCountsUnlessTheFlagSaysOtherwise() {
        let harness = harness()
        harness.environment = ["CI": "1", "SNAPSHOT_TESTING_RECORD": "missing"]
        #expect(harness.run("verify", "--record", "never") == 1)
        #expect(!harness.files.contains("Snapshots/Rooms/New.png"))
        #expect(harness.run("verify") == 1)
        #expect(harness.files.contains("Snapshots/Rooms/New.png") && harness.isAged("Snapshots/Rooms/Changed.png"))
        harness.environment["SNAPSHOT_TESTING_RECORD"] = "perhaps"
        #expect(harness.run("verify") == 2)
        #expect(harness.progress.contains("SNAPSHOT_TESTING_RECORD 'perhaps'"))
    }

    @Test func aChangedLayoutTextIsUpdatedWithoutTouchingThePicture() {
        let harness = harness()
        harness.previews[0].x = 3
        #expect(harness.run("record", "--filter", "Same") == 0)
        #expect(harness.isAged("Snapshots/Rooms/Same.png") && !harness.isAged("Snapshots/Rooms/Same.layout.txt"))
        #expect(harness.run("verify", "--filter", "Same") == 0)
        #expect(!harness.results.contains("note:"))
    }

    @Test func accessibilityTextsComeAndGo() {
        let harness = harness()
        harness.previews[0].accessibility = "button Same\n"
        harness.run("record", "--filter", "Same")
        #expect(harness.bytes("Snapshots/Rooms/Same.a11y.txt") == Data("button Same\n".utf8))
        harness.previews[0].accessibility = "image Same\n"
        #expect(harness.run("verify", "--filter", "Same") == 0)
        #expect(harness.results.contains("accessibilityChanged: the accessibility text differs though no pixel does"))
        #expect(harness.results.contains("was button Same; is image Same"))
        #expect(harness.results.contains("1 snapshot looks as before but no longer reads so to assistive technology"))
        #expect(harness.run("verify", "--filter", "Same", "--lint", "accessibilityChanged=off") == 0)
        #expect(!harness.results.contains("was button Same"))
        // Where it is an error, an unchanged picture is not enough, until the text is recorded.
        #expect(harness.run("verify", "--filter", "Same", "--lint", "accessibilityChanged=error") == 4)
        #expect(harness.bytes("Snapshots/Rooms/Same.a11y.txt") == Data("button Same\n".utf8), "verifying writes nothing")
        harness.run("record", "--filter", "Same")
        #expect(harness.isAged("Snapshots/Rooms/Same.png"))
        #expect(harness.run("verify", "--filter", "Same", "--lint", "accessibilityChanged=error") == 0)
        // A text that is missing beside the layout's is one that changed.
        try? FileManager.default.removeItem(atPath: harness.folder + "/Snapshots/Rooms/Same.a11y.txt")
        #expect(harness.run("verify", "--filter", "Same", "--lint", "accessibilityChanged=error") == 4)
        #expect(harness.results.contains("is image Same"))
        harness.previews[0].accessibility = nil
        harness.run("record", "--filter", "Same")
        #expect(!harness.files.contains("Snapshots/Rooms/Same.a11y.txt"))
    }

    @Test func theFingerprintIsWrittenWithPicturesOnly() {
        let harness = harness()
        #expect(harness.bytes("Snapshots/fingerprint.txt") == Data("Inter: 4.0\n".utf8))
        harness.fingerprint = ["Inter": "3.19"]
        harness.run("record", "--filter", "Same")
        #expect(harness.bytes("Snapshots/fingerprint.txt") == Data("Inter: 4.0\n".utf8))
        harness.run("record", "--filter", "Changed")
        #expect(harness.bytes("Snapshots/fingerprint.txt") == Data("Inter: 3.19\n".utf8))
    }
}
