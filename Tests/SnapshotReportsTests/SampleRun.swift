import Graphics
import ImageDiff
import Snapshots

/// A run with one snapshot of each kind that reports treat differently.
enum SampleRun {
    static func identity(_ name: String, _ variant: String? = nil) -> PreviewIdentity {
        PreviewIdentity(group: "Rooms", name: name, variant: variant, sourceFile: "Sources/Rooms.swift", sourceLine: 7)
    }

    static var identical: SnapshotResult {
        var result = SnapshotResult(identity("Plain"), .identical)
        result.milliseconds = 12.345
        return result
    }

    static var different: SnapshotResult {
        let box = PixelBox(x: 40, y: 300, width: 120, height: 14)
        var result = SnapshotResult(
            identity("Cell", "dark"), .different(Difference(differingPixels: 134, totalPixels: 329_550, maximumChannelDifference: 87, box: box)))
        result.files.reference = "Snapshots/Rooms/Cell.dark.png"
        result.files.expected = ".previews/failures/Rooms/Cell.dark.expected.png"
        result.files.actual = ".previews/failures/Rooms/Cell.dark.actual.png"
        result.files.difference = ".previews/failures/Rooms/Cell.dark.diff.png"
        result.layoutChanges = ["Text \"Dungeon\" moved 8 pt down, 4 pt narrower"]
        result.layoutChanged = true
        result.nextCommand = "previews record --filter Rooms/Cell.dark"
        result.milliseconds = 31
        return result
    }

    static var failed: SnapshotResult {
        var result = SnapshotResult(identity("Broken"), .failed(Failure(.preview, "It trapped: Fatal error: no model\nIt was in\n  body at Rooms.swift:3:1")))
        result.printed = ["about to trap"]
        result.nextCommand = "previews verify --filter Rooms/Broken"
        return result
    }

    static var run: RunResult {
        var run = RunResult(command: "verify")
        run.snapshots = [identical, different, failed]
        run.orphans = ["Snapshots/Rooms/Gone.png"]
        run.fingerprintChanges = Fingerprint(["Inter": "4.0"]).changes(to: Fingerprint(["Inter": "3.19"]))
        run.milliseconds = 1234
        return run
    }
}
