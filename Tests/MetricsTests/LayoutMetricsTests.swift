import Foundation
import Testing
@testable import Metrics

/// What was measured on pictures must come out of the tables' numbers put together.
@Suite struct LayoutMetricsTests {
    @Test func spacingAroundBodyTextIsTheMeasuredOne() {
        // Read off pictures at three pixels a point, so half a point either way.
        #expect(abs(SpacingMetrics.aboveText(fontSize: 17, scale: 3) - 6.3) < 0.5)
        #expect(abs(SpacingMetrics.belowText(fontSize: 17, scale: 3) - 10.5) < 0.5)
        #expect(abs(SpacingMetrics.betweenTexts(lower: .body, .large, scale: 3) - 2) < 1e-9)
        #expect(abs(SpacingMetrics.betweenTexts(lower: .subheadline, .large, scale: 3) - 7.0 / 3) < 1e-9)
    }

    @Test(arguments: [(300, 16, 16), (320, 16, 16), (350, 20, 16), (390, 20, 20), (393, 20, 20), (450, 20, 20)] as [(CGFloat, CGFloat, CGFloat)])
    func insetGroupedMarginsFollowTheWidth(width: CGFloat, margin: CGFloat, inset: CGFloat) {
        #expect(ListMetrics.insetGroupedMargin(width: width) == margin)
        #expect(ListMetrics.insetGroupedRowInset(width: width) == inset)
    }

    @Test func headersAndFootersLandOnTheMeasuredBaselines() {
        let size = TypeRamp.size(.footnote, .large), box = (SanFrancisco.lineHeight(size) * 3).rounded(.up) / 3
        let ascent = size * SanFrancisco.ascent, top = ListMetrics.contentTop
        #expect(abs(top + ListMetrics.headerTop + ascent - 46) < 0.5)
        #expect(abs(box - ascent + ListMetrics.headerBottom - 10) < 0.5)
        #expect(abs(ListMetrics.footerTop + ascent - 19.5) < 0.5)
        // From a footer's baseline to the next header's.
        #expect(abs(box - ascent + ListMetrics.footerBottom + ListMetrics.headerTop + ascent - 46) < 0.5)
        #expect(ListMetrics.contentTop + ListMetrics.sectionTop == 35)
    }

    @Test func navigationBarAddsUp() {
        #expect(NavigationBarMetrics.height(largeTitle: false) == 44)
        #expect(NavigationBarMetrics.height(largeTitle: true) == 96)
        #expect(NavigationBarMetrics.height(largeTitle: true, search: true) == 148)
        #expect(abs(NavigationBarMetrics.largeTitleTop + 34 * SanFrancisco.ascent - 81) < 1e-9)
    }

    @Test(arguments: [(ControlMetrics.Size.mini, 28), (.small, 28), (.regular, 34.33), (.large, 50.33), (.extraLarge, 50.33)] as [(ControlMetrics.Size, CGFloat)])
    func buttonHeightsAreTheMeasuredOnes(size: ControlMetrics.Size, height: CGFloat) {
        let line = SanFrancisco.lineHeight(TypeRamp.size(ControlMetrics.Button.textStyle(size), .large))
        let box = (line * 3).rounded(.up) / 3
        #expect(abs(box + 2 * ControlMetrics.Button.verticalPadding(size) - height) < 0.01)
    }

    @Test(arguments: [(ControlMetrics.Size.regular, 34.33, 7), (.large, 50.33, 9), (.regular, 56.33, 10)] as [(ControlMetrics.Size, CGFloat, CGFloat)])
    func buttonCornersAreTheMeasuredOnes(size: ControlMetrics.Size, height: CGFloat, radius: CGFloat) {
        #expect(ControlMetrics.Button.cornerRadius(size, height: height) == radius)
        #expect(ControlMetrics.Button.cornerRadius(.small, height: height) == nil)
    }
}
