import Foundation

/// What stands beside a list row's content: chevrons, badges, labels' icon columns; in points.
package enum RowAccessoryMetrics {
    /// The disclosure chevron's ink and colour; measured on iOS 26 (6.7×11.3).
    package static let chevronInk = CGSize(width: 6.67, height: 11.33)
    /// From the chevron's ink to the end of the row's content: 18.33 inside the row was measured on iOS 26, where rows are inset by 16.
    package static let chevronBearing: CGFloat = 2.33
    /// Beside the chevron's box, whose ink ends 1.0 inside it.
    package static let chevronPadding: CGFloat = chevronBearing - 1
    package static let chevronColor = SystemColorName.tertiaryLabel
    /// Font that makes `chevron.right` that large: size fitted to the measured ink, weight from memory.
    package static let chevronFontSize: CGFloat = 12.75
    package static let chevronWeight: CGFloat = 600
    /// Least distance of content from the chevron; from memory.
    package static let chevronGap: CGFloat = 8

    /// A disclosure group's chevron: ink pointing right, and the distance of its box's centre from the row content's trailing edge.
    /// Measured; it turns by a quarter about that centre when open and is drawn in the tint.
    package static let disclosureInk = CGSize(width: 7, height: 12)
    package static let disclosureCentreTrailing: CGFloat = 5.33
    /// From the box's centre to the middle of the ink that points right; measured (it is 1.0 below the centre when open).
    package static let disclosureInkOffset: CGFloat = 1
    package static let disclosureFontSize: CGFloat = 13.5
    /// From a disclosure group's label down to its content, and its label to the next closed label; measured.
    package static let disclosureContentGap: CGFloat = 10.67
    package static let disclosureLabelPitch: CGFloat = 31

    /// How far rows below another row are moved in; from memory.
    package static let outlineIndentation: CGFloat = 20

    /// A label's icon is centred in a column this wide, at symbol scale large, in the tint; the title starts `labelTitleOffset` after
    /// the row's inset. Measured (house 24.67×22).
    package static let labelIconColumn: CGFloat = 28
    package static let labelTitleOffset: CGFloat = 44

    /// A badge is body text at half the label colour, its trailing edge the row inset away from the row's; measured (#7F7F7F on white).
    package static let badgeOpacity: Double = 0.5
}
