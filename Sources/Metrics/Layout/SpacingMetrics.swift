import Foundation

/// Default distances between views, in points.
package enum SpacingMetrics {
    /// `padding()` on every edge; measured on iOS 18.
    package static let padding: CGFloat = 16
    /// Between two views of a stack or grid where neither is text, and horizontally between any two; measured on iOS 18.5.
    package static let stack: CGFloat = 8
    /// The least length of a `Spacer`, which adds no other spacing beside it; measured.
    package static let spacerMinimum: CGFloat = 8
    /// What a view without an ideal size gets under `fixedSize`, as found by probing (defagos.github.io, layout behaviours).
    package static let idealLength: CGFloat = 10
    /// Thickness of a divider in device pixels; measured.
    package static let dividerPixels: CGFloat = 1

    /// Distance from a view above down to a text's box: 6.43 at 17 points @3x, measured 6.3.
    ///
    /// Descent plus a gap of a tenth of the line height (rounded up to pixels), as read from a reimplementation of SwiftUI.
    package static func aboveText(fontSize: CGFloat, scale: CGFloat) -> CGFloat { fontSize * SanFrancisco.descent + gap(fontSize, scale) }

    /// Distance from a text's box down to a view below: 10.64 at 17 points @3x, measured 10.3 to 10.7.
    package static func belowText(fontSize: CGFloat, scale: CGFloat) -> CGFloat {
        let gap = gap(fontSize, scale)
        return max(
            SanFrancisco.lineHeight(fontSize) + gap - fontSize * SanFrancisco.capHeight, gap + fontSize * SanFrancisco.descent)
    }

    /// Distance between two stacked texts: what the lower style's leading adds to its line box, rounded up to pixels; 2.0 for body @3x,
    /// as measured. A font given by size adds nothing.
    package static func betweenTexts(lower style: TextStyleName, _ typeSize: TypeSizeName, scale: CGFloat) -> CGFloat {
        roundUp(SanFrancisco.lineGap(style, typeSize), scale)
    }

    private static func gap(_ fontSize: CGFloat, _ scale: CGFloat) -> CGFloat { roundUp(0.1 * SanFrancisco.lineHeight(fontSize), scale) }

    private static func roundUp(_ length: CGFloat, _ scale: CGFloat) -> CGFloat {
        scale > 0 ? (length * scale - 1e-6).rounded(.up) * (1 / scale) : length
    }
}
