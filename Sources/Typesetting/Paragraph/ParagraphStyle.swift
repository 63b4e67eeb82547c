import Foundation

/// How the runs of one text are set in lines.
package struct ParagraphStyle: Hashable, Sendable {
    /// Where the part that does not fit is left out, on the last line shown.
    package enum Truncation: Hashable, Sendable { case tail, head, middle }
    package enum Alignment: Hashable, Sendable { case leading, center, trailing }

    /// Nil: as many lines as the text needs; less than 1 counts as 1.
    package var lineLimit: Int?
    /// Lines whose height is taken even when the text has fewer (`reservesSpace`); 0: none.
    package var minimumLines: Int
    /// Points added between lines.
    package var lineSpacing: CGFloat
    package var truncation: Truncation
    package var alignment: Alignment
    /// The layout direction: which side is leading, and the base direction of text that has no direction of its own.
    package var isRightToLeft: Bool
    /// A BCP 47 tag, e.g. "ja" or "zh-Hant": line-breaking rules, glyph variants and the face for Han characters.
    package var language: String
    /// Whether a single line that does not fit is set 1.4 % of its size tighter before it is truncated.
    package var allowsTightening: Bool
    /// 0…1: the smallest factor the text may be set at before it is truncated; 1: never smaller.
    package var minimumScaleFactor: CGFloat
    /// Pixels per point.
    package var scale: CGFloat

    package init(
        lineLimit: Int? = nil, minimumLines: Int = 0, lineSpacing: CGFloat = 0, truncation: Truncation = .tail,
        alignment: Alignment = .leading, isRightToLeft: Bool = false, language: String = "en", allowsTightening: Bool = false,
        minimumScaleFactor: CGFloat = 1, scale: CGFloat
    ) {
        (self.lineLimit, self.minimumLines, self.lineSpacing) = (lineLimit, minimumLines, lineSpacing)
        (self.truncation, self.alignment, self.isRightToLeft) = (truncation, alignment, isRightToLeft)
        (self.language, self.allowsTightening) = (language, allowsTightening)
        (self.minimumScaleFactor, self.scale) = (minimumScaleFactor, scale)
    }
}
