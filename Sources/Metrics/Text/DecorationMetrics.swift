import Foundation

/// Lines on text and the placeholder bars that stand for it; measured on iOS 18.5 at body.
package enum DecorationMetrics {
    /// Thickness of underline and strikethrough, in points, snapped to whole pixels.
    package static let thickness: CGFloat = 1
    /// Underline: its upper edge below the baseline, in em (2.0 points at 17 below the baseline as drawn). It skips descenders.
    package static let underlineTop: CGFloat = 0.12
    /// How far the underline stays away from a descender, in points.
    package static let underlineSkip: CGFloat = 1
    /// Strikethrough: its centre above the baseline, in em; drawn over the glyphs.
    package static let strikethroughCentre: CGFloat = 0.26
    /// A placeholder bar's corner radius, in em; the bar runs from the baseline to the cap height and has continuous corners.
    package static let placeholderCornerRadius: CGFloat = 0.132
    /// What the foreground's alpha is multiplied by for a placeholder bar (black a = 41 of 255).
    package static let placeholderOpacity = 0.16
    /// Points per glyph (in em) that `allowsTightening` may take away before a line is truncated.
    package static let tightening: CGFloat = 0.0144
}
