import Foundation
import ImageDiff
import Snapshots
import Testing

@testable import PreviewRunner

struct MessageFrameTests {
    private var answer: WorkerAnswer {
        let drawn = DrawnPicture(
            size: PixelSize(width: 3, height: 4), finding: .missing, layout: "screen\n", accessibility: nil, diagnostics: [],
            stageMilliseconds: ["raster": 1.5])
        return WorkerAnswer(.drawn(drawn), picture: Data([1, 2, 3]), difference: nil)
    }

    @Test func anAnswerComesBackAsItWas() throws {
        let back = try #require(try WorkerAnswer(frame: answer.frame))
        guard case .drawn(let drawn) = back.reply else { return #expect(Bool(false)) }
        #expect(drawn.size == PixelSize(width: 3, height: 4) && drawn.finding == .missing && drawn.stageMilliseconds == ["raster": 1.5])
        #expect(back.picture == Data([1, 2, 3]) && back.difference == nil)
    }

    @Test func anAnswerIsNotReadBeforeItIsComplete() throws {
        let frame = try answer.frame
        for count in 0..<frame.count { #expect(try WorkerAnswer(frame: frame.prefix(count)) == nil) }
    }

    @Test func lengthsAreLittleEndian() {
        let frame = MessageFrame.bytes(json: Data(count: 258), picture: Data(count: 65_536))
        #expect(Array(frame.prefix(20)) == [2, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    }
}
