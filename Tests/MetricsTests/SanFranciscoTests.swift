import Foundation
import Testing
@testable import Metrics

@Suite struct SanFranciscoTests {
    /// Probed on iOS: 17 and 15 points.
    @Test(arguments: [(17, 20.287109), (15, 17.900391)] as [(CGFloat, CGFloat)])
    func lineHeightIsTheOneUIFontReports(size: CGFloat, height: CGFloat) {
        #expect(abs(SanFrancisco.lineHeight(size) - height) < 1e-6)
    }

    @Test func ascentAndDescentAreTheOnesUIFontReports() {
        #expect(abs(17 * SanFrancisco.ascent - 16.186523) < 1e-6)
        #expect(abs(17 * SanFrancisco.descent - 4.100586) < 1e-6)
    }

    @Test(arguments: [
        (6, 0.24), (12, 0), (17, -0.43), (20, -0.45), (34, 0.40), (55, 0.31), (74, 0.105), (96, 0), (16.5, -0.37),
        (4, 0.24), (200, 0), (-1, 0.24), (.infinity, 0), (.nan, 0),
    ] as [(CGFloat, CGFloat)])
    func trackingIsLinearBetweenSizesAndConstantBeyond(size: CGFloat, tracking: CGFloat) {
        #expect(abs(SanFrancisco.tracking(size: size) - tracking) < 1e-9)
    }

    @Test func theLineGapIsWhatLeadingAddsToTheBox() {
        #expect(abs(SanFrancisco.lineGap(.body, .large) - 1.712891) < 1e-6)
        #expect(SanFrancisco.lineGap(.caption2, .large) == 0)
    }

    @Test(arguments: [
        (-0.8, 100), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700), (0.56, 800), (0.62, 900), (-2, 100), (2, 900), (0.115, 450),
        (.nan, 400),
    ] as [(CGFloat, CGFloat)])
    func uiKitWeightsBecomeCSSWeights(uiKit: CGFloat, css: CGFloat) {
        #expect(abs(FontWeightScale.css(uiKit: uiKit) - css) < 1e-9)
    }

    @Test(arguments: FontWeightScale.steps.map(\.css)) func weightsComeBackUnchanged(css: CGFloat) {
        #expect(abs(FontWeightScale.css(uiKit: FontWeightScale.uiKit(css: css)) - css) < 1e-9)
    }
}
