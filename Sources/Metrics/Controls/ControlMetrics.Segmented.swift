import Graphics
import Foundation

extension ControlMetrics {
    package enum Segmented {
        package static let height: CGFloat = 32
        /// Room at the sides of a title where the control hugs its titles; from memory.
        package static let segmentPadding: CGFloat = 10
        /// The selected segment is this far inside the track, so 28 high.
        package static let thumbInset: CGFloat = 2
        /// Both radii are second-hand.
        package static let cornerRadius: CGFloat = 9
        package static let thumbCornerRadius: CGFloat = 7
        /// Track #EEEEEF on white, #1C1C1F on black.
        package static let trackColor = SystemColorName.tertiarySystemFill
        package static func thumbColor(dark: Bool) -> ResolvedColor { ResolvedColor(hex: dark ? 0x5B5B60 : 0xFFFFFF) }
        /// 13 points; medium, semibold when selected (weights second-hand).
        package static let textSize: CGFloat = 13
        package static let textWeight: CGFloat = 500
        package static let selectedTextWeight: CGFloat = 600
        /// Between two segments of which neither is selected; #D6D6D9 on the track.
        package static let dividerSize = CGSize(width: 1, height: 16)
        package static let dividerColor = SystemColorName.systemFill
    }
}
