import Foundation

// Values that a text writes in its environment's locale, calendar and time zone, at the world's time.
extension Text {
    /// How `Text(_:style:)` writes a date.
    public struct DateStyle: Hashable, Codable, Sendable {
        enum Kind: String, Hashable, Codable, Sendable { case time, date, relative, offset, timer }

        let kind: Kind

        /// "11:23 PM"
        public static let time = DateStyle(kind: .time)
        /// "June 3, 2019"
        public static let date = DateStyle(kind: .date)
        /// The distance from now in its two largest units: "2 hr, 23 min".
        public static let relative = DateStyle(kind: .relative)
        /// The distance from now in its largest unit, with its sign: "+2 hours".
        public static let offset = DateStyle(kind: .offset)
        /// A clock that runs towards or away from the date: "36:59:01".
        public static let timer = DateStyle(kind: .timer)
    }

    /// A date, as a time of day, a day, or how far away it is from the world's now.
    public init(_ date: Date, style: DateStyle) { self.init(DateText(date, style: style)) }

    /// From one date to another: "Jan 9, 9:41 – 10:41 AM".
    public init(_ dates: ClosedRange<Date>) { self.init(DateRangeArgument(start: dates.lowerBound, end: dates.upperBound)) }

    /// From one date to another: "Jan 9, 9:41 – 10:41 AM".
    public init(_ interval: DateInterval) { self.init(DateRangeArgument(start: interval.start, end: interval.end)) }

    /// A clock that runs within an interval: "3:20".
    ///
    /// - Parameters:
    ///   - pauseTime: the instant at which the clock was stopped; nil lets it run.
    ///   - countsDown: whether the time that is left is shown, else the time that has passed.
    ///   - showsHours: whether more than 59 minutes are shown with hours.
    public init(timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true) {
        self.init(TimerText(interval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
    }

    /// A value written in a format style, in the environment's locale.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(StyledArgument(input: input, style: format))
    }

    /// A value written in a format style that gives parts of it looks of their own.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        self.init(AttributedStyledArgument(input: input, style: format))
    }

    /// An object by its formatter, which uses its own locale; its description where the formatter has none.
    public init<Subject: _DescribedArgument & Equatable>(_ subject: Subject, formatter: Formatter) {
        self.init(FormattedArgument(subject: subject, formatter: formatter))
    }

    /// An object by its formatter, which uses its own locale; its description where the formatter has none.
    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        self.init(FormattedArgument(subject: subject, formatter: formatter))
    }
}
