@testable import SwiftUICore
import Testing

/// The worked checks of the facts on stacks.
@MainActor @Suite struct StackTests {
    @Test func threeShapesShareTheWidth() {
        let tree = LaidOut(300, 50) { HStack(spacing: 0) { Box("a"); Box("b"); Box("c") } }
        #expect(["a", "b", "c"].map { tree[$0] } == [rect(0, 0, 100, 50), rect(100, 0, 100, 50), rect(200, 0, 100, 50)])
    }

    @Test func theLessFlexibleIsServedFirstAndTheStackMayOverflow() {
        let tree = LaidOut(150, 50) { HStack(spacing: 0) { Box("a").frame(maxWidth: 100); Box("b").frame(minWidth: 100) } }
        #expect(tree["a"] == rect(-12.5, 0, 75, 50))
        #expect(tree["b"] == rect(62.5, 0, 100, 50))
    }

    /// Six words of 30 points: 180 in one line.
    private func text() -> some View { SketchLeaf(.words([30, 30, 30, 30, 30, 30], 20)) }

    @Test func theLeastFlexibleTextIsOfferedAThirdAndWraps() {
        let tree = LaidOut(216, 100) { HStack { Box("a"); text().background(Box("text")); Box("b") } }
        // (216 − 16) ÷ 3 = 66.7: two words a line, 60 wide; the colours share 140.
        #expect(tree["text"] == rect(78, 20, 60, 60))
        #expect(tree["a"] == rect(0, 0, 70, 100))
    }

    @Test func priorityIsOfferedAllButTheMinimaOfTheOthers() {
        let tree = LaidOut(216, 100) { HStack { Box("a"); text().background(Box("text")).layoutPriority(1); Box("b") } }
        #expect(tree["text"] == rect(18, 40, 180, 20))
        #expect(tree["b"] == rect(206, 0, 10, 100))
    }

    @Test func aSpacerKeepsItsEightPointsAndIsServedLast() {
        let tree = LaidOut(100, 40) { HStack { Spacer(); Box("wide", width: .between(10, 95), height: .fixed(10)) } }
        #expect(tree["wide"] == rect(8, 15, 92, 10))
    }

    @Test func aDividerInARowThatHugsItsTextIsAsHighAsTheRow() {
        let tree = LaidOut(200, 200) {
            HStack(spacing: 0) { Box("a", 30, 40); Box("line", width: .fixed(1)); Box("b", 30, 20) }.fixedSize(horizontal: false, vertical: true)
        }
        #expect(tree["line"].height == 40)
    }

    @Test func customGuidesMergeThroughStacksAsTheirMean() {
        let tree = LaidOut(300, 300) {
            VStack(alignment: OwnGuide.horizontal, spacing: 0) {
                HStack(spacing: 0) {
                    Box("a", 40, 10).alignmentGuide(OwnGuide.horizontal) { _ in 10 }
                    Box("b", 40, 10).alignmentGuide(OwnGuide.horizontal) { _ in 10 }
                }
                Box("c", 20, 10).alignmentGuide(OwnGuide.horizontal) { $0.width }
            }
        }
        // The row's guide: the mean of 10 and 40 + 10. The box ends where it lies.
        #expect(tree["c"].maxX == tree["a"].minX + 30)
    }

    @Test func explicitEdgesDoNotLeakOutOfStacks() {
        let tree = LaidOut(300, 300) {
            VStack(alignment: .leading, spacing: 0) {
                HStack(spacing: 0) { Box("a", 40, 10).alignmentGuide(.leading) { _ in -20 } }
                Box("b", 40, 10)
            }
        }
        #expect(tree["a"].minX == tree["b"].minX)
    }
}

/// A leaf of a sketch as a view.
struct SketchLeaf: ElementView {
    typealias Body = Never

    let leaf: Sketch.Leaf

    init(_ leaf: Sketch.Leaf) { self.leaf = leaf }

    nonisolated func makeItem() -> SketchLeafItem { SketchLeafItem(leaf) }
    nonisolated func update(_ item: SketchLeafItem, _ environment: EnvironmentValues) {}
}
