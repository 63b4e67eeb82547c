import Foundation

extension ControlMetrics {
    /// `Label` outside lists, and the view that says that there is nothing.
    package enum Label {
        /// From the symbol's box to the title.
        package static let spacing: CGFloat = 8
    }

    /// `ContentUnavailableView`; from memory.
    package enum ContentUnavailable {
        package static let symbolSize: CGFloat = 48
        package static let symbolColor = SystemColorName.secondaryLabel
        package static let titleStyle = TextStyleName.title2
        package static let titleWeight: CGFloat = 700
        package static let descriptionStyle = TextStyleName.subheadline
        package static let descriptionColor = SystemColorName.secondaryLabel
        package static let symbolSpacing: CGFloat = 16
        package static let descriptionSpacing: CGFloat = 8
        package static let maximumTextWidth: CGFloat = 300
    }
}
