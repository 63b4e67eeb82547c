import Foundation

/// One stretch of text with one set of attributes, or a picture in the line.
package struct TextRun: Hashable, Sendable {
    /// Room for something that is no text (an image), in points; it stands on the baseline like a character.
    package struct Box: Hashable, Sendable {
        package var width: CGFloat
        /// From the baseline to its upper and lower edge; the lower is negative when it stands above the baseline.
        package var ascent, descent: CGFloat

        package init(width: CGFloat, ascent: CGFloat, descent: CGFloat) {
            (self.width, self.ascent, self.descent) = (width, ascent, descent)
        }
    }

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
    /// Set: the run is this box, and its text counts as one character, U+FFFC; the layout hands back a run without glyphs.
    package private(set) var box: Box?

    package init(
        text: String, font: FontDescriptor, tracking: CGFloat = 0, kerning: CGFloat = 0, baselineOffset: CGFloat = 0, tag: Int = 0
    ) {
        (self.text, self.font, self.tracking, self.kerning) = (text, font, tracking, kerning)
        (self.baselineOffset, self.tag) = (baselineOffset, tag)
    }

    /// A box between texts; `font` gives the line at least its height.
    package init(box: Box, font: FontDescriptor, baselineOffset: CGFloat = 0, tag: Int = 0) {
        self.init(text: "\u{FFFC}", font: font, baselineOffset: baselineOffset, tag: tag)
        self.box = box
    }
}
