import Foundation

extension ControlMetrics {
    /// `GroupBox`.
    package enum GroupBox {
        package static let padding: CGFloat = 16
        /// Continuous, by the area cut from the corner.
        package static let cornerRadius: CGFloat = 8
        package static let labelStyle = TextStyleName.headline
        package static let background = SystemColorName.secondarySystemBackground
        package static let nestedBackground = SystemColorName.tertiarySystemBackground
    }

    /// `ControlGroup` outside a menu: a bar of equal segments, as wide as the widest title and its padding.
    package enum ControlGroup {
        /// The bar hangs one point over its place in the layout: centred in 80 points it was drawn from 24.67 on.
        package static let height: CGFloat = 32
        package static let layoutHeight: CGFloat = 31
        package static let cornerRadius: CGFloat = 8.3
        package static let segmentPadding: CGFloat = 10
        package static let fill = SystemColorName.tertiarySystemFill
        package static let textSize: CGFloat = 13
        package static let textWeight: CGFloat = 500
        package static let dividerSize = CGSize(width: 1, height: 17)
        /// #D6D6D9 on the fill, measured.
        package static let dividerColor = SystemColorName.systemFill
    }
}
