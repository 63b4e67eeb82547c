import Foundation

/// A date in words, in one of the ways that `Text(_:style:)` offers.
package struct DateText: LocalizedArgument {
    package enum Style: Sendable {
        /// "11:23 PM"
        case time
        /// "June 3, 2019"
        case date
        /// The distance from now in its two largest units: "2 hr, 23 min".
        case relative
        /// The distance from now in its largest unit, with its sign: "+2 hours".
        case offset
        /// A running clock: "36:59:01".
        case timer
    }

    package var date: Date
    package var style: Style
    /// What `relative`, `offset` and `timer` count from: the world's clock, never the machine's.
    package var now: Date

    package init(_ date: Date, style: Style, now: Date) { (self.date, self.style, self.now) = (date, style, now) }

    /// Distances are counted in weeks at most, where iOS goes on to months and years: Foundation has no words for those here.
    package func text(in environment: EnvironmentValues) -> String {
        let locale = NumberText.locale(environment.locale)
        func format(_ date: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle) -> String {
            Date.FormatStyle(date: date, time: time, locale: locale, calendar: environment.calendar, timeZone: environment.timeZone).format(self.date)
        }
        switch style {
        case .time: return format(.omitted, .shortened)
        case .date: return format(.long, .omitted)
        case .relative:
            return distance.formatted(
                .units(allowed: Self.units, width: .abbreviated, maximumUnitCount: 2, fractionalPart: .hide(rounded: .down)).locale(locale))
        case .offset:
            let text = distance.formatted(
                .units(allowed: Self.units, width: .wide, maximumUnitCount: 1, fractionalPart: .hide(rounded: .down)).locale(locale))
            return (date < now ? "-" : "+") + text
        case .timer:
            let pattern: Duration.TimeFormatStyle.Pattern =
                distance >= .seconds(3600) ? .hourMinuteSecond(padHourToLength: 1, roundFractionalSeconds: .down)
                : .minuteSecond(padMinuteToLength: 1, roundFractionalSeconds: .down)
            return distance.formatted(.time(pattern: pattern).locale(locale))
        }
    }

    private static let units: Set<Duration.UnitsFormatStyle.Unit> = [.weeks, .days, .hours, .minutes, .seconds]

    /// Whole seconds between the date and now; zero where they are no numbers.
    private var distance: Duration {
        let seconds = abs(date.timeIntervalSince(now))
        return .seconds(seconds.isFinite ? Int64(min(seconds, 1e12)) : 0)
    }
}
