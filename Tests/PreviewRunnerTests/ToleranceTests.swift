import Foundation
import ImageDiff
import Testing

@testable import PreviewRunner

@MainActor struct ToleranceTests {
    private func harness(_ tolerance: PixelTolerance? = nil, masks: [String] = []) -> ToolHarness {
        let harness = ToolHarness(.init(name: "A"))
        harness.run("record")
        (harness.previews[0].tolerance, harness.previews[0].masks) = (tolerance, masks)
        return harness
    }

    private let tolerance = PixelTolerance(maxDifference: 2...5, maxPixels: 0...3, reason: "the photo's edge")

    @Test("what the tolerance covers is forgiven, with its reason; the reference stays as it is")
    func forgiven() {
        let harness = harness(tolerance)
        harness.previews[0].spot = 4
        let before = harness.bytes("Snapshots/Rooms/A.png")
        #expect(harness.run() == 0 && harness.results.contains("within tolerance"))
        #expect(harness.results.contains("note: Forgiven because: the photo's edge"))
        #expect(harness.run("record", "--record", "failed") == 0 && harness.bytes("Snapshots/Rooms/A.png") == before)
    }

    @Test("beyond it, and below it, the snapshot differs and says why", arguments: [
        (9, "the largest distance is 9, and the tolerance ends at 5"), (1, "the largest distance is only 1, and the tolerance begins at 2"),
    ] as [(UInt32, String)])
    func refused(spot: UInt32, sentence: String) {
        let harness = harness(tolerance)
        harness.previews[0].spot = spot
        #expect(harness.run() == 1 && harness.results.contains("Its tolerance does not cover this: \(sentence)."), "\(harness.results)")
    }

    @Test("one that is not used is reported")
    func unused() {
        let harness = harness(tolerance)
        #expect(harness.run("verify", "-q") == 0)
        #expect(harness.results.contains("Its tolerance was not used and can be taken away; its reason is: the photo's edge"))
    }

    @Test("a masked view's pixels take no part; what lies beside it does, and a mask that names nothing fails")
    func masks() {
        let harness = harness(masks: ["Text"])
        // The view covers the picture's 4×4 points.
        harness.previews[0].spot = 200
        #expect(harness.run() == 0)
        harness.previews[0].x = 2
        harness.previews[0].color = 0xFF00_00FF
        // Where it stood and where it stands are both masked, so only its move is told.
        #expect(harness.run() == 0 && harness.results.contains("Text \"A\" moved 2 pt right"), "\(harness.results)")
        harness.previews[0].masks = ["Image"]
        #expect(harness.run() == 4 && harness.results.contains("The mask 'Image' names no view of this picture."))
    }
}
