import Foundation
import Metrics
import SwiftUICore

/// A month as a calendar's page, and the time below it.
struct GraphicalDatePicker: View {
    let configuration: DatePickerStyleConfiguration
    @Environment(\.locale) private var locale

    private typealias Metrics = ControlMetrics.Picker

    var body: some View {
        VStack(spacing: Metrics.calendarTimeGap) {
            if configuration.displayedComponents.contains(.date) { CalendarPage(configuration: configuration) }
            if configuration.displayedComponents.contains(.hourAndMinute) {
                CompactDatePicker(configuration: timeOnly)
            }
        }
    }

    private var timeOnly: DatePickerStyleConfiguration {
        var time = configuration
        time.displayedComponents = .hourAndMinute
        return time
    }
}

/// The month of the chosen day, or the one that was paged to.
struct CalendarPage: View {
    let configuration: DatePickerStyleConfiguration
    @State private var monthsAway = 0
    @Environment(\.calendarText) private var words
    @Environment(\.world) private var world

    private typealias Metrics = ControlMetrics.Picker

    var body: some View {
        let shown = away(0)
        VStack(spacing: 0) {
            header(shown)
            HStack(spacing: 0) {
                ForEach(words.weekdays, id: \.self) { name in
                    Text(verbatim: name)
                        .font(.system(size: Metrics.calendarWeekdaySize, weight: .semibold))
                        .foregroundStyle(Color(.tertiaryLabel))
                        .lineLimit(1)
                        .minimumScaleFactor(Metrics.calendarWeekdayShrink)
                        .frame(maxWidth: .infinity)
                }
            }
            .frame(height: Metrics.calendarWeekdayHeight)
            let weeks = words.weeks(around: shown)
            ForEach(0..<weeks.count, id: \.self) { week in
                HStack(spacing: 0) {
                    ForEach(0..<7, id: \.self) { column in
                        day(weeks[week][column])
                    }
                }
            }
        }
    }

    private func away(_ months: Int) -> Date {
        words.calendar.date(byAdding: .month, value: monthsAway + months, to: configuration.selection) ?? configuration.selection
    }

    private func header(_ shown: Date) -> some View {
        HStack(spacing: 0) {
            Text(verbatim: words.month(shown)).font(.headline)
            Image(systemName: "chevron.forward")
                .font(.system(size: Metrics.calendarChevronSize, weight: .semibold))
                .foregroundStyle(.tint)
                .padding(.leading, Metrics.calendarTitleGap)
            Spacer()
            HStack(spacing: Metrics.calendarArrowGap) {
                arrow("chevron.backward", by: -1)
                arrow("chevron.forward", by: 1)
            }
        }
        .frame(height: Metrics.calendarHeaderHeight)
    }

    private func arrow(_ name: String, by months: Int) -> some View {
        Image(systemName: name)
            .font(.system(size: Metrics.calendarArrowSize, weight: .medium))
            .foregroundStyle(.tint)
            .contentShape(Rectangle())
            .onPress { monthsAway += months }
            .accessibilityControl(.isButton, label: Text(verbatim: words.month(away(months))), activate: { monthsAway += months })
    }

    @ViewBuilder private func day(_ date: Date?) -> some View {
        if let date {
            let isChosen = words.calendar.isDate(date, inSameDayAs: configuration.selection)
            let isToday = words.calendar.isDate(date, inSameDayAs: world.now)
            let isAllowed = configuration.allows(words.moving(configuration.selection, to: date))
            Text(verbatim: words.day(date))
                .font(.system(size: Metrics.calendarDaySize, weight: isChosen ? .medium : .regular))
                .foregroundStyle(isAllowed ? isChosen || isToday ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary) : AnyShapeStyle(Color(.tertiaryLabel)))
                .frame(maxWidth: .infinity)
                .frame(height: Metrics.calendarRowHeight)
                .background {
                    Circle()
                        .fill(AnyShapeStyle(.tint).opacity(isChosen ? Metrics.calendarChosenOpacity : 0))
                        .frame(width: Metrics.calendarDayDiameter, height: Metrics.calendarDayDiameter)
                }
                .contentShape(Rectangle())
                .onPress { if isAllowed { configuration.choose(words.moving(configuration.selection, to: date)) } }
                .accessibilityControl(isChosen ? [.isButton, .isSelected] : .isButton)
                .disabled(!isAllowed)
        } else {
            Color.clear.frame(height: Metrics.calendarRowHeight)
        }
    }
}
