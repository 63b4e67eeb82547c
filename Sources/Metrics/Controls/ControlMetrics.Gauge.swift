import Foundation

extension ControlMetrics {
    /// Gauges other than the linear bar, whose height stands with the progress views'; from memory of watch and lock-screen accessories.
    package enum Gauge {
        /// Between a gauge's labels and its bar, above and below, and at the sides.
        package static let labelGap: CGFloat = 4
        package static let boundsGap: CGFloat = 8

        package static let accessoryHeight: CGFloat = 6
        /// The mark at the value and the gap round it.
        package static let markDiameter: CGFloat = 8
        package static let markGap: CGFloat = 2

        package static let ringDiameter: CGFloat = 58
        package static let ringWidth: CGFloat = 6
        /// Degrees left out at the bottom of an open ring.
        package static let ringOpening: Double = 90
        package static let ringValueSize: CGFloat = 17
        package static let ringValueShrink: CGFloat = 0.5
        package static let ringValueInset: CGFloat = 8
        package static let ringLabelSize: CGFloat = 11
        /// The bounds stand in the ring's opening, clear of its ends.
        package static let ringBoundsSize: CGFloat = 9
        package static let ringBoundsGap: CGFloat = 6
        package static let ringRestOpacity: Double = 0.3
    }
}
