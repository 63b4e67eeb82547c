import Foundation

extension ControlMetrics {
    package enum Stepper {
        package static let size = CGSize(width: 94, height: 32)
        /// Continuous, by the area cut from the corner.
        package static let cornerRadius: CGFloat = 8.3
        package static let fill = SystemColorName.tertiarySystemFill
        package static let glyphColor = SystemColorName.label
        /// The line in the middle: width measured, height from the segmented control's.
        package static let dividerSize = CGSize(width: 1, height: 17)
        package static let dividerColor = SystemColorName.separator
        /// Size of plus and minus; from memory.
        package static let glyphSize: CGFloat = 17
    }
}
