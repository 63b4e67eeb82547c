import Foundation

/// A date in words, in one of the ways that `Text(_:style:)` offers.
package struct DateText: LocalizedArgument {
    package var date: Date
    package var style: Text.DateStyle
    /// What `relative`, `offset` and `timer` count from; nil for the world's now, never the machine's.
    package var now: Date?

    package init(_ date: Date, style: Text.DateStyle, now: Date? = nil) { (self.date, self.style, self.now) = (date, style, now) }

    /// Distances are counted in weeks at most, where iOS goes on to months and years: Foundation has no words for those here.
    package func text(in environment: EnvironmentValues) -> String {
        let locale = NumberText.locale(environment.locale)
        // By fields, not by Foundation's named styles, whose patterns differ from CLDR's in some languages (no zero in "09:41").
        let fields = Date.FormatStyle(locale: locale, calendar: environment.calendar, timeZone: environment.timeZone)
        let now = now ?? environment.world.now
        let distance = Self.distance(from: now, to: date)
        switch style.kind {
        case .time: return fields.hour().minute().format(date)
        case .date: return fields.year().month(.wide).day().format(date)
        case .relative:
            return distance.formatted(
                .units(allowed: Self.units, width: .abbreviated, maximumUnitCount: 2, fractionalPart: .hide(rounded: .down)).locale(locale))
        case .offset:
            let text = distance.formatted(
                .units(allowed: Self.units, width: .wide, maximumUnitCount: 1, fractionalPart: .hide(rounded: .down)).locale(locale))
            return (date < now ? "-" : "+") + text
        case .timer:
            return TimerText.clock(distance, showsHours: true, locale)
        }
    }

    private static let units: Set<Duration.UnitsFormatStyle.Unit> = [.weeks, .days, .hours, .minutes, .seconds]

    /// Whole seconds between two dates; zero where they are no numbers.
    static func distance(from a: Date, to b: Date) -> Duration {
        let seconds = abs(b.timeIntervalSince(a))
        return .seconds(seconds.isFinite ? Int64(min(seconds, 1e12)) : 0)
    }
}
