import Foundation

extension ControlMetrics {
    /// The switch and the rows it stands in.
    package enum Toggle {
        /// The track.
        package static let size = CGSize(width: 51, height: 31)
        /// What the switch takes in layout: its track hangs over the trailing edge by 2 points (track 265…316 in content that ends
        /// at 314, and 231…282 in content that ends at 280).
        package static let layoutSize = CGSize(width: 49, height: 31)
        package static let trailingOverhang: CGFloat = 2
        package static let knobDiameter: CGFloat = 27
        /// From the track's edge to the knob, all round.
        package static let knobInset: CGFloat = 2
        /// On is green unless tinted; off is a translucent fill (#E9E9EA on white, #262629 on black).
        package static let onColor = SystemColorName.green
        package static let offColor = SystemColorName.secondarySystemFill
        /// Least distance of label and switch; from documentation.
        package static let labelGap: CGFloat = 8
        /// Fill of a toggle in button style that is on: the tint at this opacity; from memory. Off has no fill.
        package static let buttonOnOpacity: Double = 0.15
    }
}
