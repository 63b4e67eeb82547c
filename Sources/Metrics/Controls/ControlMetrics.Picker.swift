import Foundation
import Graphics

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
        /// Height of their box: a picker without a value is 29 high in a form, 7 more above and below.
        package static let menuChevronBox: CGFloat = 15
        package static let menuChevronGap: CGFloat = 4.33
        package static let menuChevronTrailing: CGFloat = 0.67
        /// In a row the value and its chevrons are grey.
        package static let rowValueColor = SystemColorName.secondaryLabel

        /// Second-hand; the band was measured as 32 to 34 high.
        package static let wheelSize = CGSize(width: 320, height: 216)
        package static let wheelRowHeight: CGFloat = 32
        package static let wheelTextSize: CGFloat = 21
        package static let wheelBandCornerRadius: CGFloat = 8
        package static let wheelBandColor = SystemColorName.tertiarySystemFill
        /// The band keeps this far from the sides; the drum's radius is half the wheel's height; rows beside the chosen one are fainter; from
        /// memory.
        package static let wheelBandInset: CGFloat = 9
        package static let wheelRadius: CGFloat = 108
        package static let wheelVisibleRows = 4
        package static let wheelSideOpacity: Double = 0.45
        package static let wheelDayWidth: CGFloat = 150, wheelDayInset: CGFloat = 8

        /// The check mark of an inline picker's row; from memory.
        package static let checkSize: CGFloat = 17

        /// A compact date picker's fields: 36 high when date and time stand together, 4 apart; 34.33 alone.
        package static let dateFieldHeight: CGFloat = 36
        package static let dateFieldSpacing: CGFloat = 4
        package static let dateFieldPadding: CGFloat = 12
        package static let dateFieldVerticalPadding: CGFloat = 7
        package static let dateFieldCornerRadius: CGFloat = 8
        package static let dateFieldColor = SystemColorName.tertiarySystemFill

        /// A calendar's page, from memory: title and arrows, the row of weekdays, rows of days, the disc behind the chosen one.
        package static let calendarWidth: CGFloat = 320, clockWidth: CGFloat = 220
        package static let calendarHeaderHeight: CGFloat = 44
        package static let calendarChevronSize: CGFloat = 13, calendarArrowSize: CGFloat = 20
        package static let calendarTitleGap: CGFloat = 6, calendarArrowGap: CGFloat = 28
        package static let calendarWeekdaySize: CGFloat = 13, calendarWeekdayHeight: CGFloat = 20, calendarWeekdayShrink: CGFloat = 0.5
        package static let calendarRowHeight: CGFloat = 44
        package static let calendarDaySize: CGFloat = 20, calendarDayDiameter: CGFloat = 44
        package static let calendarChosenOpacity: Double = 0.12
        package static let calendarTimeGap: CGFloat = 8

        /// A colour well: outer size, thickness of its hue ring, white gap, and the disc with the colour.
        package static let colorWellDiameter: CGFloat = 36
        package static let colorWellRing: CGFloat = 3.33
        package static let colorWellGap: CGFloat = 2
        package static let colorWellDisc: CGFloat = 25.33
        /// The ring's colours in its middle, clockwise from the right, every 15 degrees; sampled from a picture.
        package static let colorWellHues: [ResolvedColor] = [
            0xE84848, 0xD94873, 0xC945A1, 0xBB44D1, 0xA146DB, 0x8848E0, 0x704CE8, 0x6178E7, 0x519CE7,
            0x46C4E6, 0x44CFC6, 0x48DCA8, 0x49E88B, 0x61E771, 0x73E757, 0x8CE746, 0xA8E546, 0xC4E448,
            0xE2E348, 0xE9D149, 0xE8BB46, 0xE8A644, 0xE88844, 0xE86C48, 0xE84848
        ].map { ResolvedColor(hex: $0) }
    }
}
