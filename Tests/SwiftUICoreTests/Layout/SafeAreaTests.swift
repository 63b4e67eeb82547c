@testable import SwiftUICore
import Testing

@MainActor @Suite struct SafeAreaTests {
    private let insets = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)

    @Test func contentKeepsInsideAndMayReachThrough() {
        let tree = LaidOut(100, 400, safeArea: insets) {
            VStack(spacing: 0) { Box("top").ignoresSafeArea(edges: .top); Box("bottom").background(Box("behind").ignoresSafeArea()) }
        }
        #expect(tree["top"] == rect(0, 0, 100, 59 + 153.5))
        #expect(tree["bottom"] == rect(0, 59 + 153.5, 100, 153.5))
        #expect(tree["behind"] == rect(0, 59 + 153.5, 100, 153.5 + 34))
    }

    @Test func aBarTakesItsPartAndItsBackgroundReachesTheEdge() {
        let tree = LaidOut(100, 400, safeArea: insets) {
            Box("list").safeAreaInset(edge: .bottom, spacing: 0) { Box("bar", width: .fills, height: .fixed(50)).background(Box("fill").ignoresSafeArea()) }
        }
        #expect(tree["list"] == rect(0, 59, 100, 257))
        #expect(tree["bar"] == rect(0, 316, 100, 50))
        #expect(tree["fill"] == rect(0, 316, 100, 84))
    }

    @Test func ascrollViewDrawsBehindTheBar() {
        let tree = LaidOut(100, 400, safeArea: insets) {
            ScrollView { Box("row", 100, 900) }.safeAreaInset(edge: .top, spacing: 6) { Box("bar", 100, 44) }
        }
        #expect(tree["bar"] == rect(0, 59, 100, 44))
        #expect(tree["row"].minY == 109)
        #expect((tree.graph.rootItem.inner[0].inner[0] as? ScrollItem)?.window == rect(0, 0, 100, 400))
    }

    @Test func paddingOfTheSafeAreaMayBeReachedInto() {
        let tree = LaidOut(100, 400, safeArea: insets) {
            ZStack { Box("a"); Box("b").ignoresSafeArea() }.safeAreaPadding(.horizontal, 10)
        }
        #expect(tree["a"] == rect(10, 59, 80, 307))
        #expect(tree["b"] == rect(0, 0, 100, 400))
    }

    @Test func theSideBarStandsAtTheLeadingEdge() {
        for isRightToLeft in [false, true] {
            let tree = LaidOut(100, 50, isRightToLeft: isRightToLeft) {
                Box("a").safeAreaInset(edge: HorizontalEdge.leading, spacing: 2) { Box("bar", 18, 50) }
            }
            #expect(tree["bar"].minX == (isRightToLeft ? 82 : 0))
            #expect(tree["a"] == rect(isRightToLeft ? 0 : 20, 0, 80, 50))
        }
    }

    /// Measured at 3 pixels a point: four colours in a window of 200 points square whose bar takes 59 at the top; content is centred in
    /// the whole window.
    @Test func framesRelativeToTheWindowCountFromWhatItsBarsLeave() {
        func cell(_ name: String) -> some View { Box(name).containerRelativeFrame([.horizontal, .vertical], count: 2, span: 1, spacing: 0) }
        let tree = LaidOut(200, 200, windowSafeAreaTop: 59) {
            VStack(spacing: 0) {
                HStack(spacing: 0) { cell("red"); cell("green") }
                HStack(spacing: 0) { cell("blue"); cell("orange") }
            }
        }
        func drawn(_ name: String) -> CGRect { PixelGrid.snapped(tree[name], 3) }
        expectEqual(drawn("red"), rect(0, 29 + 2 / 3.0, 100, 70 + 1 / 3.0))
        expectEqual(drawn("green"), rect(100, 29 + 2 / 3.0, 100, 70 + 1 / 3.0))
        expectEqual(drawn("blue"), rect(0, 100, 100, 70 + 2 / 3.0))
        expectEqual(drawn("orange"), rect(100, 100, 100, 70 + 2 / 3.0))
    }

    /// Measured likewise: thirds of the height that the bar leaves of 300, 80 and a third points each, from 29.5 on.
    @Test func thirdsOfTheHeightCountFromWhatBarsLeave() {
        let tree = LaidOut(100, 300, windowSafeAreaTop: 59) {
            VStack(spacing: 0) {
                ForEach(0..<3, id: \.self) { _ in Box("third").containerRelativeFrame(.vertical, count: 3, span: 1, spacing: 0) }
            }
        }
        let drawn = tree.frames("third").map { PixelGrid.snapped($0, 3) }
        #expect(drawn.count == 3)
        for (frame, y) in zip(drawn, [29 + 2 / 3.0, 110, 190 + 1 / 3.0]) { expectEqual(frame, rect(0, y, 100, 80 + 1 / 3.0)) }
    }
}
