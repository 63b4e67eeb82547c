import CHarfBuzz
import Foundation

/// Changes the advances of the system font's glyphs to San Francisco's, by the numbers of `SystemFontFit`.
enum AdvanceFit {
    /// Moves advances, kerning included, towards those of another cut of the font; each glyph stays in the middle of its own.
    ///
    /// Where the two cuts form other glyphs (a ligature in one only), nothing is changed.
    static func blend(_ glyphs: inout [PlacedGlyph], with other: [PlacedGlyph], share: CGFloat) {
        guard glyphs.map(\.cluster) == other.map(\.cluster) else { return }
        for index in glyphs.indices {
            let change = (other[index].advance - glyphs[index].advance) * share
            glyphs[index].advance += change
            glyphs[index].x += change / 2
        }
    }

    /// Adds to each advance what San Francisco's has more, half of it before the glyph; marks without advance stay.
    ///
    /// An accented letter is taken as its base letter. Digits that are to be equally wide get the mean.
    static func widen(_ glyphs: inout [PlacedGlyph], of text: [UInt16], by mean: CGFloat, keepingDigits: Bool) {
        for index in glyphs.indices where glyphs[index].advance != 0 {
            let character = baseCharacter(of: text[glyphs[index].cluster])
            let isKept = keepingDigits && ("0"..."9").contains(character)
            let missing = mean + (isKept ? 0 : SystemFontFit.missingAdvance(of: character))
            glyphs[index].advance += missing
            glyphs[index].x += missing / 2
        }
    }

    private static func baseCharacter(of unit: UInt16) -> Unicode.Scalar {
        if unit < 0x80 { return Unicode.Scalar(UInt8(unit)) }
        var base: hb_codepoint_t = 0, mark: hb_codepoint_t = 0
        guard hb_unicode_decompose(hb_unicode_funcs_get_default(), UInt32(unit), &base, &mark) != 0, mark != 0 else {
            return Unicode.Scalar(unit) ?? "\u{FFFD}"
        }
        return Unicode.Scalar(base) ?? "\u{FFFD}"
    }
}
