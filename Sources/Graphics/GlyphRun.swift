import Foundation

/// What one glyph looks like, in units of the font size, y downwards, origin on the baseline.
///
/// Compared by identity: the typesetter hands out one object per glyph of a font, so the rasteriser can cache by it.
public final class GlyphShape: Sendable {
    public enum Content: Sendable {
        /// An outline to be filled (non-zero winding) with the run's paint.
        case outline(Path)
        /// A coloured picture (emoji) and the rectangle it fills.
        case bitmap(Bitmap, CGRect)
        /// Nothing to draw: a space.
        case empty
    }

    public let content: Content

    public init(_ content: Content) { self.content = content }
}

/// Glyphs of one font and size, placed.
public struct GlyphRun: Sendable {
    public struct Glyph: Sendable {
        public var shape: GlyphShape
        /// Where the glyph's origin stands, in points.
        public var position: CGPoint

        public init(shape: GlyphShape, position: CGPoint) { (self.shape, self.position) = (shape, position) }
    }

    public var glyphs: [Glyph]
    /// Font size in points: a glyph's shape is scaled by it.
    public var size: CGFloat
    /// The characters the run draws and the font that drew them: for the text form and for reports.
    public var text: String
    public var fontName: String

    public init(glyphs: [Glyph], size: CGFloat, text: String, fontName: String) {
        (self.glyphs, self.size, self.text, self.fontName) = (glyphs, size, text, fontName)
    }
}
