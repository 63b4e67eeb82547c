import Foundation
import ImageCodecs
import Snapshots
import Testing

@testable import PreviewRunner

@MainActor struct ReviewCommandTests {
    /// Three previews recorded, then two of them changed and verified.
    private func changed() -> ToolHarness {
        let harness = ToolHarness(.init(name: "A"), .init(name: "B"), .init(name: "Größe"))
        harness.run("record")
        for index in [0, 2] { (harness.previews[index].color, harness.previews[index].x) = (0xFF00_00FF, 8) }
        harness.run()
        return harness
    }

    private func reference(_ harness: ToolHarness, _ name: String) throws -> UInt32 {
        try PNG.decode(#require(harness.bytes("Snapshots/Rooms/\(name).png"))).pixels[0]
    }

    @Test func pendingTellsWhatChanged() {
        let harness = changed()
        #expect(harness.run("pending") == 1)
        let lines = harness.results.split(separator: "\n")
        #expect(lines.count == 2 && lines[0].hasPrefix("Rooms/A ") && lines[0].hasSuffix("Text \"A\" moved 8 pt right."))
    }

    @Test("accepting makes picture and texts the reference, so the next run passes")
    func accept() throws {
        let harness = changed()
        #expect(harness.run("accept", "Rooms/A") == 0)
        #expect(harness.results == "accepted  Rooms/A\n")
        #expect(try reference(harness, "A") == 0xFF00_00FF)
        #expect(String(decoding: try #require(harness.bytes("Snapshots/Rooms/A.layout.txt")), as: UTF8.self).contains("8,0"))
        #expect(!harness.files.contains { $0.hasPrefix(".previews/failures/Rooms/A.") })
        // The id as 'list' prints it, with what a file name cannot hold.
        #expect(harness.run("accept", "Rooms/Größe") == 0)
        #expect(harness.run() == 0)
        #expect(harness.run("accept", "--all") == 0 && harness.results.contains("Nothing is pending"))
    }

    @Test("rejecting forgets the failure and keeps the reference")
    func reject() throws {
        let harness = changed()
        let before = harness.bytes("Snapshots/Rooms/A.png")
        #expect(harness.run("reject", "Rooms/*") == 0)
        #expect(harness.bytes("Snapshots/Rooms/A.png") == before && harness.run("pending") == 0)
    }

    @Test("nothing chosen, or something that is not pending, is said")
    func wrongChoice() {
        let harness = changed()
        #expect(harness.run("accept") == 2 && harness.progress.contains("--all"))
        #expect(harness.run("accept", "Rooms/Z") == 3 && harness.progress.contains("Did you mean 'Rooms/A'?"), "\(harness.progress)")
        #expect(harness.run("accept", "--dry-run", "--all") == 0 && harness.run("pending") == 1)
    }

    @Test("a folder from another machine can be accepted; a damaged picture in it is refused and nothing changes")
    func artefact() throws {
        let harness = changed()
        let before = harness.bytes("Snapshots/Rooms/A.png")
        try FileManager.default.moveItem(atPath: harness.folder + "/.previews/failures", toPath: harness.folder + "/downloaded")
        let picture = try #require(harness.bytes("downloaded/Rooms/A.actual.png"))
        for (damaged, sentence) in [
            (Data(picture.prefix(picture.count / 2)), "is not a whole PNG"), (Data("nonsense".utf8), "is not a whole PNG"), (Data(), "is not a whole PNG"),
        ] {
            harness.write(damaged, to: "downloaded/Rooms/A.actual.png")
            #expect(harness.run("accept", "--from", "downloaded", "Rooms/A") == 5)
            #expect(harness.progress.contains("downloaded/Rooms/A.actual.png \(sentence)"), "\(harness.progress)")
            #expect(harness.bytes("Snapshots/Rooms/A.png") == before)
        }
        harness.write(picture, to: "downloaded/Rooms/A.actual.png")
        #expect(harness.run("accept", "--from", "downloaded", "--all") == 0)
        #expect(try reference(harness, "A") == 0xFF00_00FF)
    }

    @Test("a link in the store leads nowhere: nothing is written through it")
    func links() throws {
        let harness = changed()
        let outside = harness.folder + "/outside"
        try FileManager.default.moveItem(atPath: harness.folder + "/Snapshots/Rooms", toPath: outside)
        try FileManager.default.createSymbolicLink(atPath: harness.folder + "/Snapshots/Rooms", withDestinationPath: outside)
        let before = harness.bytes("outside/A.png")
        #expect(harness.run("accept", "Rooms/A") == 5 && harness.progress.contains("is a link"))
        #expect(harness.run("record") == 5 && harness.results.contains("is a link"))
        #expect(harness.bytes("outside/A.png") == before)
    }

    @Test("review asks a key for each: accept, reject, skip, quit")
    func review() throws {
        let harness = changed()
        #expect(harness.run("review") == 2 && harness.progress.contains("needs a terminal"))
        harness.isTerminal = true
        harness.keys = "xar"
        #expect(harness.run("review") == 0)
        #expect(harness.results.contains("1 accepted, 1 rejected, 0 left."))
        #expect(try reference(harness, "A") == 0xFF00_00FF)
        harness.run()
        harness.keys = "q"
        #expect(harness.run("review") == 1 && harness.results.contains("0 accepted, 0 rejected, 1 left."))
        harness.keys = "A"
        #expect(harness.run("review") == 0 && harness.run() == 0)
    }

    @Test("prune removes what no preview owns, and a rename is recognised by its pixels")
    func pruneAndRename() {
        let harness = ToolHarness(.init(name: "A"), .init(name: "Old", color: 0xFF12_3456))
        harness.run("record")
        harness.previews[1].name = "New"
        #expect(harness.run() == 1)
        #expect(harness.results.contains("Rooms/New is pixel for pixel Snapshots/Rooms/Old.png, which no preview owns: it was renamed."), "\(harness.results)")
        #expect(harness.run("prune", "--dry-run") == 0 && harness.files.contains("Snapshots/Rooms/Old.png"))
        #expect(harness.run("prune") == 0)
        #expect(!harness.files.contains { $0.hasPrefix("Snapshots/Rooms/Old.") } && harness.files.contains("Snapshots/Rooms/A.png"))
    }
}
