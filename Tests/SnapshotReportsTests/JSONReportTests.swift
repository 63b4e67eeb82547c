import Foundation
import Snapshots
import Testing

@testable import SnapshotReports

struct JSONReportTests {
    private func object(_ text: String) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    @Test func aRunIsOneDocument() throws {
        let document = try object(JSONReport.text(of: SampleRun.run, exitCode: 4, toolVersion: "0.1.0"))
        #expect(document["schemaVersion"] as? Int == 1)
        #expect(document["command"] as? String == "verify")
        #expect(document["exitCode"] as? Int == 4)
        #expect(document["orphans"] as? [String] == ["Snapshots/Rooms/Gone.png"])
        let summary = try #require(document["summary"] as? [String: Int])
        #expect(summary["total"] == 3 && summary["identical"] == 1 && summary["different"] == 1 && summary["failed"] == 1 && summary["orphaned"] == 1)
        let fingerprint = try #require((document["fingerprintChanges"] as? [[String: String]])?.first)
        #expect(fingerprint == ["name": "Inter", "recorded": "4.0", "here": "3.19"])
    }

    @Test func eachSnapshotHasItsNumbersAndPaths() throws {
        let document = try object(JSONReport.text(of: SampleRun.run, exitCode: 4, toolVersion: "0.1.0"))
        let snapshots = try #require(document["snapshots"] as? [[String: Any]])
        #expect(snapshots.map { $0["id"] as? String } == ["Rooms/Plain", "Rooms/Cell.dark", "Rooms/Broken"])
        #expect(snapshots.map { $0["verdict"] as? String } == ["identical", "different", "failed"])
        #expect(snapshots[0]["milliseconds"] as? Double == 12.35)
        let difference = try #require(snapshots[1]["difference"] as? [String: Any])
        #expect(difference["differingPixels"] as? Int == 134 && difference["maximumChannelDifference"] as? Int == 87)
        let files = try #require(snapshots[1]["files"] as? [String: String])
        #expect(files["difference"] == ".previews/failures/Rooms/Cell.dark.diff.png")
        #expect(snapshots[1]["variant"] as? String == "dark" && snapshots[1]["sourceLine"] as? Int == 7)
        #expect(snapshots[2]["failure"] as? String == "preview")
        #expect((snapshots[2]["reason"] as? String)?.contains("no model") == true)
    }

    @Test func equalRunsGiveEqualBytes() throws {
        let texts = try (0..<5).map { _ in try JSONReport.text(of: SampleRun.run, exitCode: 4, toolVersion: "0.1.0") }
        #expect(Set(texts).count == 1)
    }

    @Test func errorsAndListsAreDocuments() throws {
        let error = try object(JSONReport.text(ofError: "Unknown flag '--x'.", exitCode: 2, toolVersion: "0.1.0"))
        #expect(error["error"] as? String == "Unknown flag '--x'." && error["exitCode"] as? Int == 2 && error["schemaVersion"] as? Int == 1)
        let list = try object(JSONReport.text(of: [SampleRun.identity("Cell", "dark")], toolVersion: "0.1.0"))
        let preview = try #require((list["previews"] as? [[String: Any]])?.first)
        #expect(preview["id"] as? String == "Rooms/Cell.dark" && preview["picture"] as? String == "Rooms/Cell.dark.png")
    }
}
