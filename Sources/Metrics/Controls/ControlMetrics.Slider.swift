import Foundation

extension ControlMetrics {
    package enum Slider {
        package static let height: CGFloat = 31
        package static let trackHeight: CGFloat = 4
        /// The track begins and ends this far inside the slider.
        package static let trackInset: CGFloat = 1
        /// Centre of the track below the slider's top, and of the knob, which is a little higher.
        package static let trackCentre: CGFloat = 16
        package static let knobCentre: CGFloat = 14.75
        package static let knobDiameter: CGFloat = 27
        /// The knob's centre runs between points this far inside the slider's ends.
        package static let knobTravelInset: CGFloat = 13.5
        /// How much of its range a slider moves when assistive technology changes it; documented by Apple.
        package static let adjustment: Double = 0.1
        /// #E4E4E6 on white; filled with the tint up to the knob.
        package static let trackColor = SystemColorName.systemFill
    }
}
