import Foundation
import SwiftUICore

/// Dates, their parts and their names in the calendar, time zone and language of an environment.
struct CalendarText {
    let locale: Locale
    let calendar: Calendar

    init(_ environment: EnvironmentValues) {
        locale = NumberText.locale(environment.locale)
        var calendar = environment.calendar
        calendar.locale = locale
        calendar.timeZone = environment.timeZone
        self.calendar = calendar
    }

    private func style(_ date: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle) -> Date.FormatStyle {
        Date.FormatStyle(date: date, time: time, locale: locale, calendar: calendar, timeZone: calendar.timeZone)
    }

    /// "Jun 15, 2025"
    func shortDate(_ date: Date) -> String { style(.abbreviated, .omitted).format(date) }

    /// "12:00 PM"
    func time(_ date: Date) -> String { style(.omitted, .shortened).format(date) }

    /// "June 2025"
    func month(_ date: Date) -> String { plain.month(.wide).year().format(date) }

    /// "15", in the locale's digits.
    func day(_ date: Date) -> String { plain.day().format(date) }

    /// The names of the week's days, from the first that the locale begins with: "SUN".
    var weekdays: [String] {
        let first = firstWeekday - 1
        return (0..<7).map { calendar.shortStandaloneWeekdaySymbols[(first + $0) % 7].uppercased(with: locale) }
    }

    var months: [String] { calendar.standaloneMonthSymbols }

    private var plain: Date.FormatStyle { Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone) }

    /// 1 is Sunday. The locale's own, since a calendar that was made for another locale keeps that one's.
    private var firstWeekday: Int {
        var fresh = Calendar(identifier: calendar.identifier)
        fresh.locale = locale
        return fresh.firstWeekday
    }

    /// The days of the month a date lies in, in rows of seven; nil before the first and after the last.
    func weeks(around date: Date) -> [[Date?]] {
        guard let month = calendar.dateInterval(of: .month, for: date),
            let count = calendar.range(of: .day, in: .month, for: date)?.count
        else { return [] }
        let lead = (calendar.component(.weekday, from: month.start) - firstWeekday + 7) % 7
        var days: [Date?] = Array(repeating: nil, count: lead)
        days += (0..<count).map { calendar.date(byAdding: .day, value: $0, to: month.start) }
        while days.count % 7 != 0 { days.append(nil) }
        return stride(from: 0, to: days.count, by: 7).map { Array(days[$0..<$0 + 7]) }
    }

    /// The day of `day` with the time of `date`.
    func moving(_ date: Date, to day: Date) -> Date {
        let time = calendar.dateComponents([.hour, .minute, .second], from: date)
        return calendar.date(bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: day) ?? day
    }

    /// Whether the clock runs to twelve, with morning and afternoon.
    var usesTwelveHours: Bool { locale.hourCycle == .oneToTwelve || locale.hourCycle == .zeroToEleven }
}

extension EnvironmentValues {
    var calendarText: CalendarText { CalendarText(self) }
}
