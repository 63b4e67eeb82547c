import Foundation

/// A value with its format style.
struct StyledArgument<Style: FormatStyle>: LocalizedArgument where Style.FormatInput: Equatable, Style.FormatOutput == String {
    var input: Style.FormatInput
    var style: Style

    func text(in environment: EnvironmentValues) -> String { environment.localized(style).format(input) }
}

/// Two dates as one text.
struct DateRangeArgument: LocalizedArgument {
    var start, end: Date

    func text(in environment: EnvironmentValues) -> String {
        let style = Date.IntervalFormatStyle(
            date: .abbreviated, time: .shortened, locale: NumberText.locale(environment.locale), calendar: environment.calendar,
            timeZone: environment.timeZone)
        return style.format(start..<max(start, end))
    }
}

extension EnvironmentValues {
    /// A format style in this place's locale; dates also in its calendar and time zone.
    package func localized<Style: FormatStyle>(_ style: Style) -> Style {
        let style = style.locale(NumberText.locale(locale))
        if var dates = style as? Date.FormatStyle {
            (dates.calendar, dates.timeZone) = (calendar, timeZone)
            return dates as! Style
        }
        return style
    }
}
