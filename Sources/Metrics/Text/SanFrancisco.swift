import Foundation

/// The line metrics and tracking of iOS's system font, which text keeps although its outlines come from another family.
///
/// Lengths are in em, that is per point of size. Ascent and descent were read from iOS (17 pt gives 16.186523 and −4.100586) and
/// fit every baseline measured on iOS 18 pictures within a pixel; cap height is published by Capsize and measured too;
/// x-height is the one of the older cut, unverified (a newer cut has 0.507813). All weights and styles share them.
package enum SanFrancisco {
    /// From the baseline up to the top of the line box.
    package static let ascent: CGFloat = 1950.0 / 2048
    /// From the baseline down to the bottom of the line box; positive.
    package static let descent: CGFloat = 494.0 / 2048
    package static let capHeight: CGFloat = 1443.0 / 2048
    package static let xHeight: CGFloat = 1078.0 / 2048

    /// Height of one line's box in points, before it is rounded up to device pixels: 20.287109 at 17.
    package static func lineHeight(_ size: CGFloat) -> CGFloat { size * (ascent + descent) }

    /// Space added to a text style's line box to reach its leading, in points; 0 where the box is taller.
    package static func lineGap(_ style: TextStyleName, _ typeSize: TypeSizeName) -> CGFloat {
        max(0, TypeRamp.leading(style, typeSize) - lineHeight(TypeRamp.size(style, typeSize)))
    }

    /// A skew of 0.21 (12°), as measured on italic text of iOS 18.5.
    package static let italicSlant: CGFloat = 0.21

    /// Points added after every character at `size` points, as published in Apple's Human Interface Guidelines.
    ///
    /// Linear between the sizes of the table, constant beyond both ends; 0 for a size that is not a number.
    package static func tracking(size: CGFloat) -> CGFloat {
        guard let first = trackingTable.first, let last = trackingTable.last, !size.isNaN else { return 0 }
        if size <= first.size { return first.tracking }
        if size >= last.size { return last.tracking }
        let index = trackingTable.firstIndex { $0.size >= size }!
        let (low, high) = (trackingTable[index - 1], trackingTable[index])
        return low.tracking + (high.tracking - low.tracking) * (size - low.size) / (high.size - low.size)
    }

    private static let trackingTable: [(size: CGFloat, tracking: CGFloat)] = trackingText.split(separator: " ").map { word in
        let numbers = word.split(separator: ":").compactMap { Double($0) }
        return (numbers[0], numbers[1])
    }

    /// size:tracking, both in points.
    private static let trackingText = [
        "6:0.24 7:0.23 8:0.21 9:0.17 10:0.12 11:0.06 12:0 13:-0.08 14:-0.15 15:-0.23 16:-0.31 17:-0.43 18:-0.44 19:-0.45 20:-0.45",
        "21:-0.36 22:-0.26 23:-0.10 24:0.07 25:0.15 26:0.22 27:0.29 28:0.38 29:0.40 30:0.40 31:0.39 32:0.41 33:0.40 34:0.40 35:0.38",
        "36:0.37 37:0.36 38:0.37 39:0.38 40:0.37 41:0.36 42:0.37 43:0.38 44:0.37 45:0.35 46:0.36 47:0.37 48:0.35 49:0.33 50:0.34",
        "51:0.35 52:0.33 53:0.31 54:0.32 56:0.30 58:0.28 60:0.26 62:0.24 64:0.22 66:0.19 68:0.17 70:0.14 72:0.14 76:0.07 80:0 84:0",
        "88:0 92:0 96:0",
    ].joined(separator: " ")
}
