import Foundation

extension ControlMetrics {
    /// Menu, wheel, date and colour pickers.
    package enum Picker {
        /// A menu picker outside a form: 34.33 high; title in the tint, then `chevron.up.chevron.down`; paddings from memory.
        package static let menuVerticalPadding: CGFloat = 7
        package static let menuHorizontalPadding: CGFloat = 12
        /// The chevrons' ink (8.67×12.7), their font (body at symbol scale small), their distance behind the title's box, and that of
        /// their ink from the trailing edge of the row's content; measured in a form.
        package static let menuChevronInk = CGSize(width: 8.67, height: 12.67)
        package static let menuChevronSize: CGFloat = 13.25
        package static let menuChevronGap: CGFloat = 6
        package static let menuChevronTrailing: CGFloat = 2
        /// In a row the value and its chevrons are grey.
        package static let rowValueColor = SystemColorName.secondaryLabel

        /// Second-hand; the band was measured as 32 to 34 high.
        package static let wheelSize = CGSize(width: 320, height: 216)
        package static let wheelRowHeight: CGFloat = 32
        package static let wheelTextSize: CGFloat = 21
        package static let wheelBandCornerRadius: CGFloat = 8
        package static let wheelBandColor = SystemColorName.tertiarySystemFill

        /// A compact date picker's fields: 36 high when date and time stand together, 4 apart; 34.33 alone.
        package static let dateFieldHeight: CGFloat = 36
        package static let dateFieldSpacing: CGFloat = 4
        package static let dateFieldPadding: CGFloat = 12
        package static let dateFieldVerticalPadding: CGFloat = 7
        package static let dateFieldCornerRadius: CGFloat = 8
        package static let dateFieldColor = SystemColorName.tertiarySystemFill

        /// A colour well: outer size, thickness of its hue ring, white gap, and the disc with the colour.
        package static let colorWellDiameter: CGFloat = 36
        package static let colorWellRing: CGFloat = 3.33
        package static let colorWellGap: CGFloat = 2
        package static let colorWellDisc: CGFloat = 25.33
    }
}
