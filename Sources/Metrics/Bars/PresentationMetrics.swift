import Foundation

/// Sheets, alerts, dialogs and popovers of iOS 15 to 18, in points; second-hand unless a line says otherwise.
package enum PresentationMetrics {
    package static let sheetCornerRadius: CGFloat = 10
    /// The sheet's top below the safe area's top; from memory.
    package static let sheetTop: CGFloat = 10
    /// Black over the page below a sheet; measured by probes.
    package static let dimmingOpacity: Double = 0.2
    /// The page below is shrunk to this share of its width; from memory.
    package static let presenterScale: CGFloat = 0.92
    /// 36×5, measured by probes; distance from the sheet's top from memory.
    package static let grabberSize = CGSize(width: 36, height: 5)
    package static let grabberTop: CGFloat = 5

    package static let alertWidth: CGFloat = 270
    package static let alertCornerRadius: CGFloat = 14
    package static let alertPadding: CGFloat = 20
    /// Title 17 semibold, message 13 regular; line pitch of both measured by probes (22, and 18 for 13 points).
    package static let alertTitleStyle = TextStyleName.headline
    package static let alertMessageStyle = TextStyleName.footnote
    package static let alertTextGap: CGFloat = 2
    package static let alertButtonHeight: CGFloat = 44
    package static let alertDimmingOpacityDark: Double = 0.48

    package static let actionSheetMargin: CGFloat = 8
    package static let actionSheetCornerRadius: CGFloat = 14
    package static let actionSheetRowHeight: CGFloat = 57
    package static let actionSheetTextSize: CGFloat = 20

    package static let popoverCornerRadius: CGFloat = 13
    package static let popoverArrowHeight: CGFloat = 13
    package static let menuWidth: CGFloat = 250
    package static let menuRowHeight: CGFloat = 44
}
