import Foundation
import Graphics

/// Sheets, alerts, dialogs and popovers of iOS 15 to 18, in points; second-hand unless a line says otherwise.
package enum PresentationMetrics {
    package static let sheetCornerRadius: CGFloat = 10
    /// The sheet's top below the safe area's top; from memory.
    package static let sheetTop: CGFloat = 10
    /// Black over the page below a sheet; measured by probes.
    package static let dimmingOpacity: Double = 0.2
    /// The same in dark.
    package static let dimmingOpacityDark: Double = 0.48
    /// The page below is shrunk to this share of its width; from memory.
    package static let presenterScale: CGFloat = 0.92
    /// 36×5, measured by probes; distance from the sheet's top from memory.
    package static let grabberSize = CGSize(width: 36, height: 5)
    package static let grabberTop: CGFloat = 5
    /// About (197, 197, 200) on white.
    package static let grabberColor = SystemColorName.tertiaryLabel
    /// A sheet on a wide screen, in the middle; from memory of form sheets.
    package static let formSheetSize = CGSize(width: 540, height: 620)

    package static let alertWidth: CGFloat = 270
    package static let alertCornerRadius: CGFloat = 14
    package static let alertPadding: CGFloat = 20
    package static let alertSidePadding: CGFloat = 16
    package static let alertFieldInset: CGFloat = 16
    /// Title 17 semibold, message 13 regular; line pitch of both measured by probes (22, and 18 for 13 points).
    package static let alertTitleStyle = TextStyleName.headline
    package static let alertMessageStyle = TextStyleName.footnote
    package static let alertTextGap: CGFloat = 2
    package static let alertButtonHeight: CGFloat = 44
    package static let alertButtonTextSize: CGFloat = 17
    /// A flat stand-in for the blurred material behind an alert (242 at 0.8, dark 30 at 0.75, over a dimmed page).
    package static func alertBackground(dark: Bool) -> ResolvedColor { ResolvedColor(hex: dark ? 0x252527 : 0xF2F2F2) }
    /// Lines between buttons, rows and columns, one pixel wide.
    package static let hairlineColor = SystemColorName.separator
    /// A long title in a button may shrink to this share; a pressed button is shaded with the label colour; room at a title's sides.
    package static let dialogTitleShrink: CGFloat = 0.5
    package static let dialogPressedOpacity: Double = 0.08
    package static let dialogButtonInset: CGFloat = 8

    package static let actionSheetMargin: CGFloat = 8
    package static let actionSheetCornerRadius: CGFloat = 14
    package static let actionSheetRowHeight: CGFloat = 57
    package static let actionSheetTextSize: CGFloat = 20
    package static let actionSheetTextPadding: CGFloat = 16
    package static let actionSheetTextGap: CGFloat = 8
    /// Flat stand-ins for blurred materials; the button that cancels is opaque.
    package static func actionSheetBackground(dark: Bool) -> ResolvedColor { ResolvedColor(hex: dark ? 0x252527 : 0xF2F2F2) }
    package static func actionSheetCancelBackground(dark: Bool) -> ResolvedColor { ResolvedColor(hex: dark ? 0x2C2C2E : 0xFFFFFF) }

    package static let popoverCornerRadius: CGFloat = 13
    package static let popoverArrowHeight: CGFloat = 13
    package static let popoverArrowWidth: CGFloat = 37
    /// How far the arrow's round tip reaches to each side.
    package static let popoverArrowTip: CGFloat = 4
    package static let popoverMargin: CGFloat = 10
    package static let popoverShadow = ShadowMetrics.Shadow(y: 8, radius: 24, opacity: 0.18)

    package static let menuWidth: CGFloat = 250
    package static let menuRowHeight: CGFloat = 44
    package static let menuRowPadding: CGFloat = 11
    package static let menuInset: CGFloat = 16
    /// Between a button and its menu, and from the menu to the screen's edges.
    package static let menuGap: CGFloat = 8
    package static let menuMargin: CGFloat = 8
    package static let menuSectionGap: CGFloat = 8
    package static let menuGapColor = SystemColorName.quaternarySystemFill
    package static let menuHeaderPadding: CGFloat = 8
    package static let menuIconGap: CGFloat = 8
    package static let menuIconColumn: CGFloat = 24
    package static let menuCheckSize: CGFloat = 14
    package static let menuCheckInset: CGFloat = 8
    package static let menuCheckColumn: CGFloat = 24
    /// A flat stand-in for a blurred material.
    package static func menuBackground(dark: Bool) -> ResolvedColor { ResolvedColor(hex: dark ? 0x252527 : 0xF9F9F9) }

    /// Under a context menu the screen is blurred: a veil of the background stands in for the blur.
    package static let contextMenuVeilOpacity: Double = 0.6
    package static let contextMenuGap: CGFloat = 16
    package static let contextMenuCornerRadius: CGFloat = 13

    /// An inspector's column; from memory.
    package static let inspectorWidth: CGFloat = 320
}
