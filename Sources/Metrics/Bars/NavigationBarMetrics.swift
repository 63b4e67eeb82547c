import Foundation

/// The navigation bar of iOS 15 to 18, in points.
package enum NavigationBarMetrics {
    /// Below the safe area's top; measured (59 → 103).
    package static let inlineHeight: CGFloat = 44
    /// The same on a phone in landscape; from memory.
    package static let compactHeight: CGFloat = 32
    /// What a large title adds below the inline part; published, and the sum of 96 was measured.
    package static let largeTitleHeight: CGFloat = 52
    /// What a search field adds; from memory.
    package static let searchHeight: CGFloat = 52

    /// The whole bar below the safe area's top.
    ///
    /// Without title, buttons and search the bar takes no room (measured on iOS 18); callers ask only for bars that have something.
    package static func height(largeTitle: Bool, search: Bool = false, compact: Bool = false) -> CGFloat {
        let bar = compact ? compactHeight : inlineHeight + (largeTitle ? largeTitleHeight : 0)
        return bar + (search ? searchHeight : 0)
    }

    // MARK: Titles

    /// 17 semibold, its box centred in the bar and put on a whole pixel above: baseline 87.0 in a bar from 59 to 103. Bars do not grow with text size.
    package static let inlineTitleSize: CGFloat = 17
    package static let inlineTitleWeight: CGFloat = 600
    /// 34 bold, from the layout margin (16, or 20 on wide screens; text edge 16 measured at 390).
    package static let largeTitleSize: CGFloat = 34
    package static let largeTitleWeight: CGFloat = 700
    /// The large title's baseline above the bar's lower edge; measured (81 in a bar of 96).
    package static let largeTitleBaselineAboveBottom: CGFloat = 15

    package static func largeTitleInset(width: CGFloat) -> CGFloat { MarginMetrics.layoutMargin(width: width) }

    /// The large title's text box below the safe area's top: baseline less ascent, so 48.63 to 89.2 for a 34-point line.
    package static var largeTitleTop: CGFloat {
        inlineHeight + largeTitleHeight - largeTitleBaselineAboveBottom - largeTitleSize * SanFrancisco.ascent
    }

    // MARK: Back button

    /// Ink of the back chevron and its distance from the leading edge, centred in the bar; measured (9.33…20.33, 11×19).
    package static let backChevronInk = CGSize(width: 11, height: 19)
    package static let backChevronLeading: CGFloat = 9.33
    /// Font that makes `chevron.backward` that large: fitted to the measured ink.
    package static let backChevronFontSize: CGFloat = 21.75
    package static let backChevronWeight: CGFloat = 500
    /// Where the previous page's title begins, 17 regular in the tint on the bar title's baseline; measured.
    package static let backTitleLeading: CGFloat = 30.33

    // MARK: Toolbar items

    /// Item boxes start this far from the bar's edge (symbol ink ends at 18, measured); 20 on wide screens, from memory.
    package static func itemMargin(width: CGFloat) -> CGFloat { MarginMetrics.layoutMargin(width: width) }

    /// Between item boxes: with symbol boxes 17.8 wide it gives the 41.8 measured between the centres of plus and pencil.
    package static let itemSpacing: CGFloat = 24
    /// Symbols and titles are body; a confirming button is semibold.
    package static let itemSize: CGFloat = 17
    package static let confirmationWeight: CGFloat = 600

    // MARK: Background

    /// Chrome behind content that scrolls under the bar: in place of a blurred layer at 0.94, which leaves no trace of text, its net
    /// colour; and a hairline of one pixel. Second-hand, the hairline's alpha from view dumps. At the scroll top the bar is transparent.
    package static let chromeLightWhite: Double = 249.0 / 255, chromeDarkWhite: Double = 29.0 / 255
    package static let hairlineOpacityLight: Double = 0.3, hairlineOpacityDark: Double = 0.15

    /// The search field: height, corner radius, fill; from memory.
    package static let searchFieldHeight: CGFloat = 36
    package static let searchFieldCornerRadius: CGFloat = 10
    /// Above the field; inside it at both ends; between its icon and its text. From memory.
    package static let searchFieldTop: CGFloat = 1
    package static let searchFieldPadding: CGFloat = 8
    package static let searchIconGap: CGFloat = 6
    /// While somebody searches: above the field, which then stands alone in the bar; between it and the button that ends the search; from
    /// memory. Scopes: their distance to the field, and what they add to the bar's height; from memory.
    package static let activeSearchTop: CGFloat = 8
    package static let searchCancelGap: CGFloat = 8
    package static let scopeGap: CGFloat = 8, scopeHeight: CGFloat = 40
    package static let searchPromptColor = SystemColorName.secondaryLabel
    package static let searchFieldFill = SystemColorName.tertiarySystemFill
}
