import Foundation
import Metrics
import SwiftUICore

/// The label, and the date and the time in grey fields at the trailing end; a tap opens a calendar or a clock.
struct CompactDatePicker: View {
    let configuration: DatePickerStyleConfiguration
    @State private var showsCalendar = false
    @State private var showsClock = false
    @Environment(\.calendarText) private var words

    private typealias Metrics = ControlMetrics.Picker
    private var parts: DatePickerComponents { configuration.displayedComponents }

    var body: some View {
        LabeledControlRow(label: configuration.label) {
            HStack(spacing: Metrics.dateFieldSpacing) {
                if parts.contains(.date) {
                    DateField(text: words.shortDate(configuration.selection), isTall: parts.contains(.hourAndMinute), isOpen: showsCalendar)
                        .onPress { showsCalendar = true }
                        .accessibilityControl(.isButton, activate: { showsCalendar = true })
                        .popover(isPresented: $showsCalendar) {
                            CalendarPage(configuration: configuration)
                                .padding()
                                .frame(width: Metrics.calendarWidth)
                                .presentationCompactAdaptation(.popover)
                        }
                }
                if parts.contains(.hourAndMinute) {
                    DateField(text: words.time(configuration.selection), isTall: parts.contains(.date), isOpen: showsClock)
                        .onPress { showsClock = true }
                        .accessibilityControl(.isButton, activate: { showsClock = true })
                        .popover(isPresented: $showsClock) {
                            TimeWheels(configuration: configuration)
                                .frame(width: Metrics.clockWidth)
                                .presentationCompactAdaptation(.popover)
                        }
                }
            }
        }
    }
}

/// A date or a time in a grey field; in the tint while what it opens is open.
struct DateField: View {
    let text: String
    let isTall: Bool
    let isOpen: Bool
    @Environment(\.isEnabled) private var isEnabled

    private typealias Metrics = ControlMetrics.Picker

    var body: some View {
        Text(verbatim: text)
            .lineLimit(1)
            .foregroundStyle(color)
            .padding(.horizontal, Metrics.dateFieldPadding)
            .padding(.vertical, Metrics.dateFieldVerticalPadding)
            .frame(minHeight: isTall ? Metrics.dateFieldHeight : nil)
            .background(Color(Metrics.dateFieldColor), in: RoundedRectangle(cornerRadius: Metrics.dateFieldCornerRadius))
    }

    private var color: AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(Color(.tertiaryLabel)) }
        return isOpen ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary)
    }
}
