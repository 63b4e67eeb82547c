import Foundation

/// The system's margins, in points.
package enum MarginMetrics {
    /// Side margin of a screen's content: 16, or 20 where the screen is at least 414 wide.
    ///
    /// The two values are Apple's, the breakpoint is from memory.
    package static func layoutMargin(width: CGFloat) -> CGFloat { width >= 414 ? 20 : 16 }

    /// Widest comfortable column of text; from memory.
    package static let readableContentWidth: CGFloat = 672
}
