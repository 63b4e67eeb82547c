import Foundation

extension ControlMetrics {
    /// Progress views, bars and spinners, and the linear gauge.
    package enum Progress {
        package static let trackHeight: CGFloat = 4
        /// #E4E4E6 on white.
        package static let trackColor = SystemColorName.systemFill
        /// Between a label's box and the track below it: 20.33 + 4 + 4 = 28.33.
        package static let labelGap: CGFloat = 4

        /// Diameter of the spinner; the large one is from memory.
        package static let spinnerDiameter: CGFloat = 20
        package static let largeSpinnerDiameter: CGFloat = 37
        /// Spokes with round caps, from the rim inwards.
        package static let spokeWidth: CGFloat = 2.5
        package static let spokeLength: CGFloat = 6.667
        /// Clockwise from 12 o'clock, as drawn at rest; of the tint, or of `spinnerColor` without one.
        package static let spokeOpacities: [Double] = [0.275, 0.275, 0.275, 0.42, 0.56, 0.71, 0.85, 0.275]
        package static let spinnerColor = SystemColorName.secondaryLabel
        /// From a spinner down to its label; from memory.
        package static let spinnerLabelGap: CGFloat = 8

        /// A linear gauge's bar, with fully round ends.
        package static let gaugeHeight: CGFloat = 16
        package static let gaugeTrackColor = SystemColorName.tertiarySystemFill
    }
}
