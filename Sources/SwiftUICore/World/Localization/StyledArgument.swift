import Foundation

/// A value with its format style.
struct StyledArgument<Style: FormatStyle>: LocalizedArgument where Style.FormatInput: Equatable, Style.FormatOutput == String {
    var input: Style.FormatInput
    var style: Style

    func text(in environment: EnvironmentValues) -> String { environment.localized(style).format(input) }
}

/// A value with its format style, parts of which have looks of their own.
struct AttributedStyledArgument<Style: FormatStyle>: LocalizedArgument
where Style.FormatInput: Equatable, Style.FormatOutput == AttributedString {
    var input: Style.FormatInput
    var style: Style

    func text(in environment: EnvironmentValues) -> String {
        String(environment.localized(style).format(input).characters)
    }

    func styledText(in environment: EnvironmentValues) -> Text? { Text(environment.localized(style).format(input)) }
}

/// An object with its formatter.
struct FormattedArgument<Subject: CustomStringConvertible & Equatable>: LocalizedArgument {
    var subject: Subject
    var formatter: Formatter

    static func == (a: Self, b: Self) -> Bool { a.formatter === b.formatter && a.subject == b.subject }

    func text(in environment: EnvironmentValues) -> String { formatter.string(for: subject) ?? subject.description }
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
