import Foundation
import Testing
@testable import Metrics

@Suite struct TypeRampTests {
    /// The point sizes read on an iOS 13.3 simulator, xSmall to accessibility5, typed in apart from the table under test.
    @Test(arguments: [
        (TextStyleName.largeTitle, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
        (.title, [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
        (.title2, [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
        (.title3, [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
        (.headline, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
        (.body, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
        (.callout, [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
        (.subheadline, [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
        (.footnote, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
        (.caption, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
        (.caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
    ] as [(TextStyleName, [CGFloat])])
    func everyStyleHasItsTwelveSizes(style: TextStyleName, sizes: [CGFloat]) {
        #expect(TypeSizeName.allCases.map { TypeRamp.size(style, $0) } == sizes)
    }

    @Test(arguments: [
        (TextStyleName.largeTitle, 41), (.title, 34), (.title2, 28), (.title3, 25), (.headline, 22), (.body, 22), (.callout, 21),
        (.subheadline, 20), (.footnote, 18), (.caption, 16), (.caption2, 13),
    ] as [(TextStyleName, CGFloat)])
    func leadingAtLargeIsThePublishedPitch(style: TextStyleName, leading: CGFloat) {
        #expect(TypeRamp.leading(style, .large) == leading)
    }

    @Test func aPointSizeHasOneLeadingInAllStyles() {
        var leadings: [CGFloat: Set<CGFloat>] = [:]
        for style in TextStyleName.allCases {
            for typeSize in TypeSizeName.allCases {
                leadings[TypeRamp.size(style, typeSize), default: []].insert(TypeRamp.leading(style, typeSize))
            }
        }
        // The guidelines give 20 points as 24 and 25, and 12 points as 16 throughout; a wrong digit would show as a third value.
        #expect(leadings.values.allSatisfy { $0.count <= 2 && $0.max()! - $0.min()! <= 1 })
    }

    @Test func onlyTheHeadlineIsHeavierThanRegular() {
        #expect(TextStyleName.allCases.filter { TypeRamp.weight($0) != 400 } == [.headline])
        #expect(TypeRamp.weight(.headline) == 600)
    }

    @Test func boldBodyIsSemiboldAndBoldTitleIsBold() {
        #expect(TypeRamp.emphasisedWeight(.body) == 600)
        #expect(TypeRamp.emphasisedWeight(.title3) == 600)
        #expect(TypeRamp.emphasisedWeight(.largeTitle) == 700)
    }

    @Test(arguments: [
        (17, TextStyleName.body, TypeSizeName.large, 3, 17), (17, .body, .xLarge, 3, 18.6666666667), (17, .body, .accessibility5, 3, 48),
        (10, .body, .xSmall, 2, 8.5), (12, .caption, .accessibility1, 3, 20.3333333333), (100, .largeTitle, .large, 1, 100),
    ] as [(CGFloat, TextStyleName, TypeSizeName, CGFloat, CGFloat)])
    func lengthsScaleWithTheLeadingAndLandOnPixels(
        value: CGFloat, style: TextStyleName, typeSize: TypeSizeName, scale: CGFloat, expected: CGFloat
    ) {
        #expect(abs(TypeRamp.scaledValue(value, relativeTo: style, typeSize: typeSize, scale: scale) - expected) < 1e-6)
    }

    @Test func valuesThatAreNoLengthsPassThrough() {
        #expect(TypeRamp.scaledValue(.infinity, relativeTo: .body, typeSize: .xLarge, scale: 3) == .infinity)
        #expect(TypeRamp.scaledValue(.nan, relativeTo: .body, typeSize: .xLarge, scale: 3).isNaN)
        #expect(TypeRamp.scaledValue(11, relativeTo: .body, typeSize: .xLarge, scale: 0) == 12)
    }
}
