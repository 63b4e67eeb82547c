import Foundation

/// Point size, leading and weight of each text style at each Dynamic Type size.
///
/// Sizes were read on an iOS 13.3 simulator and agree with cap heights measured on iOS 18 pictures at L and AX5; leadings are
/// the ones Apple's Human Interface Guidelines publish, of which 22 (body) and 18 (footnote) were measured. One deviation:
/// the guidelines print 28 for subheadline at xxxL, where every other 21-point entry has 26.
package enum TypeRamp {
    /// The point size, in points.
    package static func size(_ style: TextStyleName, _ typeSize: TypeSizeName) -> CGFloat { entry(style, typeSize).size }

    /// The distance between the baselines of wrapped lines, in points; at 11 points it is a little less than the line box.
    package static func leading(_ style: TextStyleName, _ typeSize: TypeSizeName) -> CGFloat { entry(style, typeSize).leading }

    /// The style's own weight on the CSS scale: semibold for headline, regular for all others.
    package static func weight(_ style: TextStyleName) -> CGFloat { style == .headline ? 600 : 400 }

    /// The weight that `bold()` gives: bold for the three largest titles, semibold below.
    ///
    /// Measured on iOS 18.5: a bold body or title3 has semibold stems.
    package static func emphasisedWeight(_ style: TextStyleName) -> CGFloat {
        switch style {
        case .largeTitle, .title, .title2: 700
        default: 600
        }
    }

    /// A length grown with the text as `UIFontMetrics.scaledValue` and `ScaledMetric` do, rounded to the nearest device pixel.
    ///
    /// The factor is the style's leading at `typeSize` over its leading at L (checked against probes of iOS 26.1: body 17 becomes
    /// 18.667 at xL and 48 at AX5 @3x). `scale` is pixels per point; at 0 or below nothing is rounded. Not-finite values are
    /// handed back as they are.
    package static func scaledValue(_ value: CGFloat, relativeTo style: TextStyleName, typeSize: TypeSizeName, scale: CGFloat) -> CGFloat {
        guard value.isFinite else { return value }
        let scaled = value * scalingLeading(style, typeSize) / leading(style, .large)
        guard scale > 0 else { return scaled }
        return (scaled * scale).rounded() / scale
    }

    /// As `leading`, but for caption at AX1, which the same probes show growing as if its leading were 27 and not 28.
    private static func scalingLeading(_ style: TextStyleName, _ typeSize: TypeSizeName) -> CGFloat {
        style == .caption && typeSize == .accessibility1 ? 27 : leading(style, typeSize)
    }

    private struct Entry { var size, leading: CGFloat }

    private static func entry(_ style: TextStyleName, _ typeSize: TypeSizeName) -> Entry { rows[style]![typeSize.rawValue] }

    private static let rows: [TextStyleName: [Entry]] = {
        var rows: [TextStyleName: [Entry]] = [:]
        for line in table.split(separator: "\n") {
            let words = line.split(separator: " ")
            guard let name = words.first, let style = TextStyleName(rawValue: String(name)) else { continue }
            rows[style] = words.dropFirst().map { word in
                let numbers = word.split(separator: "/").compactMap { Double($0) }
                return Entry(size: numbers[0], leading: numbers[1])
            }
        }
        return rows
    }()

    /// One style a line, its sizes from xSmall to accessibility5 as size/leading.
    private static let table = """
        largeTitle 31/38 32/39 33/40 34/41 36/43 38/46 40/48 44/52 48/57 52/61 56/66 60/70
        title 25/31 26/32 27/33 28/34 30/37 32/39 34/41 38/46 43/51 48/57 53/62 58/68
        title2 19/24 20/25 21/26 22/28 24/30 26/32 28/34 34/41 39/47 44/52 50/59 56/66
        title3 17/22 18/23 19/24 20/25 22/28 24/30 26/32 31/38 37/44 43/51 49/58 55/65
        headline 14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62
        body 14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62
        callout 13/18 14/19 15/20 16/21 18/23 20/25 22/28 26/32 32/39 38/46 44/52 51/60
        subheadline 12/16 13/18 14/19 15/20 17/22 19/24 21/26 25/31 30/37 36/43 42/50 49/58
        footnote 12/16 12/16 12/16 13/18 15/20 17/22 19/24 23/29 27/33 33/40 38/46 44/52
        caption 11/13 11/13 11/13 12/16 14/19 16/21 18/23 22/28 26/32 32/39 37/44 43/51
        caption2 11/13 11/13 11/13 11/13 13/18 15/20 17/22 20/25 24/30 29/35 34/41 40/48
        """
}
