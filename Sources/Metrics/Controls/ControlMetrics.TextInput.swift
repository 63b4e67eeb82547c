import Foundation

extension ControlMetrics {
    /// Text fields, secure fields and text editors.
    package enum TextInput {
        /// A plain field with body text (its line box is 20.33); it takes the whole width.
        package static let plainHeight: CGFloat = 22
        /// What the field adds above and below its line: (22 - 20.33) / 2.
        package static let plainVerticalPadding: CGFloat = 0.83
        package static let placeholderColor = SystemColorName.placeholderText

        /// The rounded border: height from memory, radius 5 and the border's black (dark: white) at 0.2 from probes, one pixel wide.
        package static let roundedHeight: CGFloat = 34
        package static let roundedCornerRadius: CGFloat = 5
        package static let roundedBorderOpacity: Double = 0.2
        /// From memory.
        package static let roundedTextInset: CGFloat = 7

        /// Bullets of a secure field at body: their diameter and the distance of their centres. The field is 20.33 high.
        package static let bulletDiameter: CGFloat = 7.2
        package static let bulletPitch: CGFloat = 10.25

        /// From memory.
        package static let caretWidth: CGFloat = 2

        /// A text editor's insets; its background is `systemBackground`.
        package static let editorVerticalInset: CGFloat = 8
        package static let editorHorizontalInset: CGFloat = 5
    }
}
