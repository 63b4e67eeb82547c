import Foundation
import Graphics

/// A text set in lines: sizes and places in points, origin at the top left of the text's box.
package struct TextLayout: Sendable {
    /// How large a text is, and for which limits that holds.
    package struct Box: Sendable {
        /// The widest line shown, spaces at its end included as far as they fit, and the height of all; rounded up to whole pixels.
        package var size: CGSize
        /// From the top of the box, on whole pixels; both 0 for empty text.
        package var firstBaseline, lastBaseline: CGFloat
        /// Whether some of the text is not shown.
        package var isTruncated: Bool
        /// Whether another height, at the same width, could change the width (lines dropped, or a smaller size chosen).
        package var widthDependsOnHeight: Bool
        /// The factor the text was set at: 1, or less with a minimum scale factor.
        package var scaleFactor: CGFloat
        /// Every width in here gives this same layout (at the same height); holds the width that was asked for.
        package var widths: Range<CGFloat>
        /// Every height in here gives this same layout (at the same width).
        package var heights: Range<CGFloat>
    }

    package var box: Box
    /// From top to bottom.
    package var lines: [Line]
    /// Why words are broken without a hyphen, each reason once.
    package var missingPatterns: [MissingPatterns]
    var alignment: ParagraphStyle.Alignment
    var isRightToLeft: Bool
    /// Pixels per point.
    var scale: CGFloat

    package var size: CGSize { box.size }
    package var firstBaseline: CGFloat { box.firstBaseline }
    package var lastBaseline: CGFloat { box.lastBaseline }
    package var isTruncated: Bool { box.isTruncated }
    package var widthDependsOnHeight: Bool { box.widthDependsOnHeight }
    package var scaleFactor: CGFloat { box.scaleFactor }
    package var widths: Range<CGFloat> { box.widths }
    package var heights: Range<CGFloat> { box.heights }

    package struct Line: Sendable {
        /// From left to right; each of one font, size and tag.
        package var runs: [Run]
        /// The characters shown, in reading order, the ellipsis included.
        package var text: String
        /// From the top of the box, on whole pixels.
        package var baseline: CGFloat
        /// Where the line starts, from the left of the box.
        package var x: CGFloat
        /// The advance width, without the spaces that a line break swallows.
        package var width: CGFloat
    }

    /// Glyphs of one font, size and tag, and the stretch of the line they take.
    package struct Run: Sendable {
        /// Positions in the space of the text's box; no glyphs for a `TextRun.Box`.
        package var glyphs: GlyphRun
        /// The `TextRun.tag` the characters came with.
        package var tag: Int
        /// The stretch that decorations span: from the left of the box, and its advance width.
        package var x, width: CGFloat
        /// The baseline the glyphs stand on: the line's, less the run's baseline offset.
        package var baseline: CGFloat
        package var font: FontDescriptor
    }

    /// The same lines aligned inside another width, e.g. that of the frame at paint time; never re-broken.
    ///
    /// Each line moves by whole pixels, so that glyphs that stood on pixels still do. A width that is not finite changes nothing.
    package func aligned(in width: CGFloat) -> TextLayout {
        guard width.isFinite else { return self }
        var moved = self
        for index in moved.lines.indices {
            let x = alignment.x(ofLine: moved.lines[index].width, in: width, isRightToLeft: isRightToLeft, scale: scale)
            moved.lines[index].move(by: ((x - moved.lines[index].x) * scale).rounded() / scale)
        }
        return moved
    }
}

extension ParagraphStyle.Alignment {
    /// Where a line starts, from the left; leading is the right side in a right-to-left layout. Centred lines start on whole pixels, so
    /// that one which fills its box stands as a leading one does.
    func x(ofLine line: CGFloat, in width: CGFloat, isRightToLeft: Bool, scale: CGFloat) -> CGFloat {
        switch self {
        case .center: ((width - line) / 2 * scale).rounded() / scale
        case .leading: isRightToLeft ? width - line : 0
        case .trailing: isRightToLeft ? 0 : width - line
        }
    }
}

extension TextLayout.Line {
    fileprivate mutating func move(by dx: CGFloat) {
        guard dx != 0 else { return }
        x += dx
        for run in runs.indices {
            runs[run].x += dx
            for glyph in runs[run].glyphs.glyphs.indices { runs[run].glyphs.glyphs[glyph].position.x += dx }
        }
    }
}
