import Foundation

/// Optional furniture of a screen: status bar, island and home indicator; in points, from memory.
package enum StatusBarMetrics {
    /// Time at the left of a phone with a notch, and centred on one without.
    package static let timeSize: CGFloat = 17, smallTimeSize: CGFloat = 12
    package static let timeWeight: CGFloat = 600
    package static let islandSize = CGSize(width: 126, height: 37)
    package static let islandTop: CGFloat = 11
    package static let homeIndicatorSize = CGSize(width: 139, height: 5)
    package static let homeIndicatorBottom: CGFloat = 8

    /// What Apple's pictures show for a time.
    package static let time = "9:41"
    /// From this safe area on, a phone has an island; above `lowHeight`, a notch or island with the time beside it.
    package static let islandSafeArea: CGFloat = 51, lowHeight: CGFloat = 24
    /// Width of what is left of the bar at each side of a notch or island, in whose middle time and symbols stand.
    package static let earWidth: CGFloat = 133
    /// Margin of a low bar, and distance of its symbols.
    package static let lowMargin: CGFloat = 6, symbolSpacing: CGFloat = 5
}
