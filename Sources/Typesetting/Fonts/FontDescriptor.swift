import Foundation

/// Which font, at which size, with which line metrics; all lengths in points.
///
/// The metrics of the line box come from the caller (San Francisco's), not from the font that is drawn, so that layout does not
/// depend on the substitute.
package struct FontDescriptor: Hashable, Sendable {
    package enum Family: Hashable, Sendable {
        case system, serif, rounded, monospaced
        /// A family, full or PostScript name: of a registered file, or of a font in the library's folders.
        case custom(String)
    }

    package enum SmallCaps: Hashable, Sendable { case none, lowercase, uppercase, all }

    package var family: Family
    package var size: CGFloat
    /// 100…900 as in CSS; values between are taken where the font has a weight axis.
    package var weight: CGFloat
    /// 0 is the usual width; letters of a font without a width axis are stretched by `1 + width`.
    package var width: CGFloat
    package var isItalic: Bool
    package var monospacedDigits: Bool
    /// Drawn where the font has them.
    package var smallCaps: SmallCaps
    /// From the baseline to the upper and the lower edge of the line box, both positive.
    package var ascent, descent: CGFloat
    package var capHeight: CGFloat
    /// Extra distance between lines: a text style's pitch less ascent and descent; 0 for fonts given by size.
    package var leading: CGFloat
    /// Added after each character that the family itself draws (not a fallback font): the size's automatic tracking.
    package var tracking: CGFloat

    package init(
        family: Family = .system, size: CGFloat, weight: CGFloat = 400, width: CGFloat = 0, isItalic: Bool = false,
        monospacedDigits: Bool = false, smallCaps: SmallCaps = .none, ascent: CGFloat, descent: CGFloat, capHeight: CGFloat,
        leading: CGFloat = 0, tracking: CGFloat = 0
    ) {
        (self.family, self.size, self.weight, self.width, self.isItalic) = (family, size, weight, width, isItalic)
        (self.monospacedDigits, self.smallCaps) = (monospacedDigits, smallCaps)
        (self.ascent, self.descent, self.capHeight) = (ascent, descent, capHeight)
        (self.leading, self.tracking) = (leading, tracking)
    }
}
