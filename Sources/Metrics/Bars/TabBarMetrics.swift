import Graphics
import Foundation

/// The tab bar of iOS 15 to 18 at the bottom of a phone's screen, in points.
package enum TabBarMetrics {
    /// Above the safe area's bottom; measured.
    package static let height: CGFloat = 49
    /// The same on a phone in landscape; from memory.
    package static let compactHeight: CGFloat = 32
    /// The icon's ink begins this far below the bar's upper edge; measured for `house.fill` (27.3×24).
    package static let iconTop: CGFloat = 6.67
    /// Centre of the icon below the bar's upper edge, from the same picture.
    package static let iconCentre: CGFloat = 18.67
    /// Icons are symbols in their fill variant at this size, medium, scale large; published probes, and the measured ink agrees.
    package static let iconSize: CGFloat = 18
    package static let iconWeight: CGFloat = 500
    /// 10 medium; the baseline is this far above the bar's lower edge; measured on the flat feet of letters.
    package static let labelSize: CGFloat = 10
    package static let labelWeight: CGFloat = 500
    package static let labelBaselineAboveBottom: CGFloat = 4

    /// Icon and label of a tab that is not selected: #929292 measured in light; dark from memory. The selected one has the tint.
    package static func unselectedColor(dark: Bool) -> ResolvedColor { ResolvedColor(hex: dark ? 0x757575 : 0x929292) }

    /// A badge: a capsule this high at least as wide, its text's size and padding, and how far it lies from the bar's top and to the side
    /// of the item's middle; from memory.
    package static let badgeHeight: CGFloat = 18, badgeTextSize: CGFloat = 13, badgePadding: CGFloat = 5
    package static let badgeTop: CGFloat = 2, badgeOffset: CGFloat = 14

    /// Dots of pages: size, distance, opacity of those that do not show; height of their row, its padding, and what is below it; from memory.
    package static let dotSize: CGFloat = 8, dotSpacing: CGFloat = 10, dotOpacity = 0.3
    package static let dotsHeight: CGFloat = 26, dotsPadding: CGFloat = 12, dotsBottom: CGFloat = 14

    /// A bottom toolbar, above the safe area's bottom; from memory.
    package static let bottomToolbarHeight: CGFloat = 44
}
