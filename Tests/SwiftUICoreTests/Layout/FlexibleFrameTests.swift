@testable import SwiftUICore
import Testing

/// One test per row of the table of flexible frames: proposal, ideal, minimum and maximum to the frame's length.
@MainActor @Suite struct FlexibleFrameTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var proposal: Double?, ideal: Double?, minimum: Double?, maximum: Double?
        /// What the content answers whatever it is offered; nil: it takes the offer.
        var content: Double?
        var length: Double

        init(_ proposal: Double?, _ ideal: Double?, _ minimum: Double?, _ maximum: Double?, _ content: Double?, _ length: Double) {
            self.proposal = proposal
            self.ideal = ideal
            self.minimum = minimum
            self.maximum = maximum
            self.content = content
            self.length = length
        }

        var testDescription: String {
            func word(_ value: Double?) -> String { value.map { "\($0)" } ?? "nil" }
            return "p \(word(proposal)) ideal \(word(ideal)) min \(word(minimum)) max \(word(maximum)) content \(word(content))"
        }
    }

    nonisolated static let rows = [
        // Nothing proposed: the ideal, else the content within the limits.
        Row(nil, 50, nil, nil, 60, 50), Row(nil, 50, 20, 90, 60, 50), Row(nil, 10, 20, nil, 60, 20),
        Row(nil, nil, nil, nil, 60, 60), Row(nil, nil, nil, nil, nil, 10),
        Row(nil, nil, 80, nil, 60, 80), Row(nil, nil, 40, nil, 60, 60),
        Row(nil, nil, nil, 50, 60, 50), Row(nil, nil, nil, 80, 60, 60),
        Row(nil, nil, 70, 80, 60, 70), Row(nil, nil, 10, 50, 60, 50), Row(nil, nil, 10, 90, 60, 60),
        // A number proposed, no limits: the content.
        Row(100, nil, nil, nil, 60, 60), Row(100, 30, nil, nil, 60, 60), Row(100, nil, nil, nil, nil, 100),
        // A minimum: never more than the proposal, unless that is less than the minimum.
        Row(100, nil, 30, nil, 60, 60), Row(100, nil, 80, nil, 60, 80), Row(20, nil, 30, nil, 60, 30), Row(50, nil, 30, nil, 60, 50),
        Row(100, nil, 30, nil, nil, 100),
        // A maximum: all that is proposed up to it, and more if the content is larger.
        Row(100, nil, nil, 50, 60, 50), Row(100, nil, nil, 80, 60, 80), Row(40, nil, nil, 80, 60, 60), Row(70, nil, nil, 80, 60, 70),
        Row(100, nil, nil, .infinity, 60, 100), Row(40, nil, nil, .infinity, 60, 60),
        // Both: the content has no say.
        Row(100, nil, 30, 80, 60, 80), Row(10, nil, 30, 80, 60, 30), Row(50, nil, 30, 80, 60, 50), Row(50, nil, 0, .infinity, 60, 50),
        // Endless proposals.
        Row(.infinity, nil, nil, 80, 60, 80), Row(.infinity, nil, nil, .infinity, 60, .infinity), Row(.infinity, nil, 30, nil, 60, 60),
    ]

    @Test(arguments: rows) func length(_ row: Row) {
        let content: LayoutItem = SketchLeafItem(row.content.map { .rigid($0, $0) } ?? .fills)
        let limits = FlexibleFrameItem.Limits(
            minimum: row.minimum.map { CGFloat($0) }, ideal: row.ideal.map { CGFloat($0) }, maximum: row.maximum.map { CGFloat($0) })
        for axis in Axis.allCases {
            let frame = FlexibleFrameItem(content)
            if axis == .horizontal { frame.horizontal = limits } else { frame.vertical = limits }
            #expect(frame.length(axis, Proposal.unspecified.with(axis, row.proposal ?? .nan)) == row.length)
        }
    }

    @Test func contradictionsAreRaisedAndNamed() {
        let tree = LaidOut(300, 300) { Box("a").frame(minWidth: 200, maxWidth: 100) }
        #expect(tree["a"].width == 200)
        #expect(tree.graph.diagnostics.map(\.kind) == [.invalidValue])
    }

    @Test func fixedFramesIgnoreWhatIsNoLength() {
        let tree = LaidOut(300, 200) { Box("a").frame(width: .nan, height: -5) }
        #expect(tree["a"] == rect(0, 0, 300, 200))
        #expect(tree.graph.diagnostics.count == 2)
    }
}
