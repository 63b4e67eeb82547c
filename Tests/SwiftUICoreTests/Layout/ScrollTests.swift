@testable import SwiftUICore
import Testing

@MainActor @Suite struct ScrollTests {
    @Test func verticalHugsItsContentAcrossAndTakesTheHeight() {
        let tree = LaidOut(300, 200) { ScrollView { Box("a", 80, 500); Box("b", 40, 20) }.background(Box("frame")) }
        #expect(tree["frame"] == rect(110, 0, 80, 200))
        #expect(tree["a"] == rect(110, 0, 80, 500))
        #expect(tree["b"] == rect(130, 508, 40, 20))
    }

    @Test func horizontalIsTheSameTransposed() {
        let tree = LaidOut(300, 200) { ScrollView(.horizontal) { HStack(spacing: 0) { Box("a", 500, 60); Box("b", 10, 20) } }.background(Box("frame")) }
        #expect(tree["frame"] == rect(0, 70, 300, 60))
        #expect(tree["b"] == rect(500, 90, 10, 20))
    }

    @Test func rightToLeftStartsAtTheRight() {
        let tree = LaidOut(300, 200, isRightToLeft: true) { ScrollView(.horizontal) { Box("a", 500, 60) } }
        #expect(tree["a"] == rect(-200, 70, 500, 60))
    }

    @Test func bothAxesCentreShortContent() {
        let tree = LaidOut(300, 200) { ScrollView([.horizontal, .vertical]) { Box("a", 100, 60) } }
        #expect(tree["a"] == rect(100, 70, 100, 60))
    }

    @Test func contentBeginsBeyondTheBars() {
        let tree = LaidOut(100, 400, safeArea: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)) {
            ScrollView { Box("a", 100, 900).background(Box("behind").ignoresSafeArea()) }
        }
        #expect(tree["a"] == rect(0, 59, 100, 900))
        #expect(tree["behind"] == tree["a"])
    }

    @Test func lazyStacksTakeTheWholeWidth() {
        let tree = LaidOut(300, 200) {
            ScrollView { LazyVStack(alignment: .trailing) { Box("a", 80, 30); Box("b", width: .fills, height: .fixed(20)) } }
        }
        #expect(tree["a"] == rect(220, 0, 80, 30))
        #expect(tree["b"] == rect(0, 38, 300, 20))
    }
}
