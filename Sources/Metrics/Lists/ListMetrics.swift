import Foundation

/// Rows, sections and insets of `List` and `Form` on iOS 15 to 18, in points.
///
/// Measured on iOS 15 and 18 pictures unless a line says otherwise.
package enum ListMetrics {
    // MARK: Insets by width

    /// Distance of an insetGrouped section from the sides of the list: 16 up to 320 wide, 20 from 350.
    ///
    /// The change is put at 350; between 320 and 350 nothing was measured.
    package static func insetGroupedMargin(width: CGFloat) -> CGFloat { width >= 350 ? 20 : 16 }

    /// Distance of a row's content from the sides of an insetGrouped section: 16 up to 350 wide, 20 from 390.
    ///
    /// The change is put at 390; between 350 and 390 nothing was measured.
    package static func insetGroupedRowInset(width: CGFloat) -> CGFloat { width >= 390 ? 20 : 16 }

    /// Distance of a row's content from the sides of a plain or grouped list: 16 measured at 310; the layout margin elsewhere.
    package static func plainRowInset(width: CGFloat) -> CGFloat { MarginMetrics.layoutMargin(width: width) }

    // MARK: Rows

    /// A row is at least this high, its vertical insets included.
    package static let minimumRowHeight: CGFloat = 44
    /// Above and below a row's content, so that a row is max(44, content + 22) high.
    package static let rowVerticalInset: CGFloat = 11
    /// Corner radius (continuous) of an insetGrouped section; by the corner's profile.
    package static let cornerRadius: CGFloat = 10
    /// The line between rows, in device pixels, from the row's first text to the row's trailing edge; drawn in `separatorColor`.
    package static let separatorPixels: CGFloat = 1
    package static let separatorColor = SystemColorName.separator

    // MARK: Sections

    /// Above the first section, before that section's own top: 17.5 + 17.5 make the 35 of a list without header.
    package static let contentTop: CGFloat = 17.5
    /// Above the rows of a section without header.
    package static let sectionTop: CGFloat = 17.5
    /// Below the rows of a section without footer; with `sectionTop` it makes the 35 between two plain sections.
    package static let sectionBottom: CGFloat = 17.5
    /// Between two sections without header and footer.
    package static let sectionSpacing: CGFloat = sectionTop + sectionBottom

    /// Above a header's text box: its first baseline is then 46 below the list's top, and 46 below the previous footer's last baseline.
    package static let headerTop: CGFloat = 16
    /// Below a header's text box: its baseline is then 10 above the rows.
    package static let headerBottom: CGFloat = 7
    /// Above a footer's text box: its baseline is then 19.4 below the rows.
    package static let footerTop: CGFloat = 7
    /// Below a footer's text box.
    package static let footerBottom: CGFloat = 14.5
    /// Headers are footnote, upper case; footers footnote; both in `captionColor`.
    package static let headerStyle = TextStyleName.footnote
    package static let footerStyle = TextStyleName.footnote
    package static let captionColor = SystemColorName.secondaryLabel

    /// `headerProminence(.increased)`: not upper case, label colour; size published, weight from memory.
    package static let prominentHeaderStyle = TextStyleName.title3
    package static let prominentHeaderWeight: CGFloat = 600

    /// A plain list's sticky header: headline in label colour; its paddings are from memory.
    package static let plainHeaderStyle = TextStyleName.headline
    package static let plainHeaderVerticalInset: CGFloat = 6

    /// `listSectionSpacing(.compact)`; from memory.
    package static let compactSectionSpacing: CGFloat = 20

    // MARK: Sidebars

    /// The first column of a split view: margin of rows and headers, and their inset; from memory.
    package static let sidebarMargin: CGFloat = 16
    package static let sidebarRowInset: CGFloat = 16
    package static let sidebarHeaderTop: CGFloat = 16
    package static let sidebarHeaderBottom: CGFloat = 7

    // MARK: Backgrounds

    package static let plainBackground = SystemColorName.systemBackground
    package static let plainRowBackground = SystemColorName.systemBackground
    package static let groupedBackground = SystemColorName.systemGroupedBackground
    package static let groupedRowBackground = SystemColorName.secondarySystemGroupedBackground
    /// A row while it is pressed or selected; second-hand.
    package static let selectedRowBackground = SystemColorName.gray4
}
