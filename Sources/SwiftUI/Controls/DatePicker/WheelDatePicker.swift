import Foundation
import Metrics
import SwiftUICore

/// Wheels for month, day and year, or for day and time.
struct WheelDatePicker: View {
    let configuration: DatePickerStyleConfiguration

    var body: some View {
        switch configuration.displayedComponents {
        case .date: DateWheels(configuration: configuration)
        case .hourAndMinute: TimeWheels(configuration: configuration)
        default: DayAndTimeWheels(configuration: configuration)
        }
    }
}

/// Month, day and year in the order of the language.
struct DateWheels: View {
    let configuration: DatePickerStyleConfiguration
    @Environment(\.calendarText) private var words

    var body: some View {
        let calendar = words.calendar, date = configuration.selection
        let days = calendar.range(of: .day, in: .month, for: date) ?? 1..<29
        let day = calendar.component(.day, from: date), month = calendar.component(.month, from: date)
        WheelBand {
            ForEach(order, id: \.self) { part in
                switch part {
                case "y":
                    // Years have no end: as many as are on the drum, with the chosen one in the middle.
                    let span = ControlMetrics.Picker.wheelVisibleRows
                    Wheel(count: 2 * span + 1, selected: span) { step in
                        year(byAdding: step - span)
                    } select: { step in add(step - span, .year) }
                case "d":
                    Wheel(count: days.count, selected: day - days.lowerBound, isEndless: true) { step in
                        Text(verbatim: number(step + days.lowerBound))
                    } select: { step in add(step + days.lowerBound - day, .day) }
                default:
                    Wheel(count: words.months.count, selected: month - 1, isEndless: true) { step in
                        Text(verbatim: words.months[step])
                    } select: { step in add(step + 1 - month, .month) }
                }
            }
        }
    }

    /// `y`, `M` and `d` as the language writes a date.
    private var order: [String] {
        let pattern = DateFormatter.dateFormat(fromTemplate: "yMd", options: 0, locale: words.locale) ?? "Mdy"
        var parts: [String] = []
        for letter in pattern {
            let part = letter == "L" ? "M" : String(letter)
            if ["y", "M", "d"].contains(part), !parts.contains(part) { parts.append(part) }
        }
        return parts.count == 3 ? parts : ["M", "d", "y"]
    }

    private func year(byAdding years: Int) -> some View {
        let date = words.calendar.date(byAdding: .year, value: years, to: configuration.selection) ?? configuration.selection
        return Text(verbatim: Date.FormatStyle(locale: words.locale, calendar: words.calendar, timeZone: words.calendar.timeZone).year().format(date))
    }

    private func number(_ number: Int) -> String { IntegerFormatStyle<Int>(locale: words.locale).format(number) }

    private func add(_ value: Int, _ component: Calendar.Component) {
        if let date = words.calendar.date(byAdding: component, value: value, to: configuration.selection) { configuration.choose(date) }
    }
}

/// Hour and minute, and morning or afternoon where the clock runs to twelve.
struct TimeWheels: View {
    let configuration: DatePickerStyleConfiguration

    var body: some View {
        WheelBand { ClockWheels(configuration: configuration) }
    }
}

/// The days about the chosen one, and its time.
struct DayAndTimeWheels: View {
    let configuration: DatePickerStyleConfiguration
    @Environment(\.calendarText) private var words

    private typealias Metrics = ControlMetrics.Picker

    var body: some View {
        let span = Metrics.wheelVisibleRows
        WheelBand {
            Wheel(count: 2 * span + 1, selected: span) { step in
                Text(verbatim: name(byAdding: step - span)).padding(.trailing, Metrics.wheelDayInset).frame(maxWidth: .infinity, alignment: .trailing)
            } select: { step in
                if let date = day(byAdding: step - span) { configuration.choose(date) }
            }
            .frame(width: Metrics.wheelDayWidth)
            ClockWheels(configuration: configuration)
        }
    }

    private func day(byAdding days: Int) -> Date? { words.calendar.date(byAdding: .day, value: days, to: configuration.selection) }

    private func name(byAdding days: Int) -> String {
        let date = day(byAdding: days) ?? configuration.selection
        let style = Date.FormatStyle(locale: words.locale, calendar: words.calendar, timeZone: words.calendar.timeZone)
        return style.weekday(.abbreviated).format(date) + " " + style.month(.abbreviated).day().format(date)
    }
}

struct ClockWheels: View {
    let configuration: DatePickerStyleConfiguration
    @Environment(\.calendarText) private var words

    var body: some View {
        let parts = words.calendar.dateComponents([.hour, .minute], from: configuration.selection)
        let hour = parts.hour ?? 0, minute = parts.minute ?? 0
        let hours = words.usesTwelveHours ? 12 : 24
        Wheel(count: hours, selected: hour % hours, isEndless: true) { step in
            Text(verbatim: number(words.usesTwelveHours && step == 0 ? 12 : step, digits: words.usesTwelveHours ? 1 : 2))
        } select: { step in set(hour: hour - hour % hours + step, minute: minute) }
        Wheel(count: 60, selected: minute, isEndless: true) { step in
            Text(verbatim: number(step, digits: 2))
        } select: { step in set(hour: hour, minute: step) }
        if words.usesTwelveHours {
            Wheel(count: 2, selected: hour / 12) { step in
                Text(verbatim: step == 0 ? words.calendar.amSymbol : words.calendar.pmSymbol)
            } select: { step in set(hour: hour % 12 + 12 * step, minute: minute) }
        }
    }

    private func number(_ number: Int, digits: Int) -> String {
        IntegerFormatStyle<Int>(locale: words.locale).precision(.integerLength(digits...)).format(number)
    }

    private func set(hour: Int, minute: Int) {
        if let date = words.calendar.date(bySettingHour: hour, minute: minute, second: 0, of: configuration.selection) {
            configuration.choose(date)
        }
    }
}
