import Foundation

extension ControlMetrics {
    package enum Stepper {
        package static let size = CGSize(width: 94, height: 32)
        /// Continuous, by the area cut from the corner.
        package static let cornerRadius: CGFloat = 8.3
        package static let fill = SystemColorName.tertiarySystemFill
        package static let glyphColor = SystemColorName.label
        /// The line in the middle, round at its ends: #D6D6D9 on the field, from 7 below its top to 7 above its bottom; measured.
        package static let dividerSize = CGSize(width: 1, height: 18)
        package static let dividerColor = SystemColorName.systemFill
        /// Plus and minus: bars this long and wide; measured (ink 13.67×1.67).
        package static let glyphLength: CGFloat = 13.67
        package static let glyphWidth: CGFloat = 1.67
        /// A side that can do nothing: #777777 on the field, measured.
        package static let disabledGlyphOpacity: Double = 0.5
    }
}
