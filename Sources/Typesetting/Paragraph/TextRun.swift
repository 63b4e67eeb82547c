import Foundation

/// One stretch of text with one set of attributes.
package struct TextRun: Hashable, Sendable {
    package var text: String
    package var font: FontDescriptor
    /// Points added after every character, the last one included; ligatures are switched off when it is not 0.
    package var tracking: CGFloat
    /// Points added after every character, the last one included; ligatures stay.
    package var kerning: CGFloat
    /// Points the glyphs stand above the line's baseline; negative: below.
    package var baselineOffset: CGFloat
    /// The caller's index, handed back with the glyphs (colour, decoration …); it does not influence shaping.
    package var tag: Int

    package init(
        text: String, font: FontDescriptor, tracking: CGFloat = 0, kerning: CGFloat = 0, baselineOffset: CGFloat = 0, tag: Int = 0
    ) {
        (self.text, self.font, self.tracking, self.kerning) = (text, font, tracking, kerning)
        (self.baselineOffset, self.tag) = (baselineOffset, tag)
    }
}
