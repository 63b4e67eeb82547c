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
}
