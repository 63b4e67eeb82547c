import Foundation
import SwiftUICore

/// Which parts of a date are chosen.
public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    public static let date = DatePickerComponents(rawValue: 2)
}

/// Chooses a date, a time, or both, in the environment's calendar, time zone and language.
public nonisolated struct DatePicker<Label: View>: View {
    public typealias Components = DatePickerComponents

    let configuration: DatePickerStyleConfiguration

    init(_ selection: Binding<Date>, _ minimum: Date?, _ maximum: Date?, _ components: Components, _ label: Label) {
        configuration = DatePickerStyleConfiguration(
            label: .init(content: AnyView(ImplicitRow(label))), selection: selection, minimumDate: minimum, maximumDate: maximum,
            displayedComponents: components)
    }

    public init(selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label) {
        self.init(selection, nil, nil, displayedComponents, label())
    }

    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) { self.init(selection, range.lowerBound, range.upperBound, displayedComponents, label()) }

    public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) { self.init(selection, range.lowerBound, nil, displayedComponents, label()) }

    public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) { self.init(selection, nil, range.upperBound, displayedComponents, label()) }

    @MainActor public var body: some View {
        Styled(configuration) { CompactDatePicker(configuration: $0) }
    }
}

extension DatePicker where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, nil, nil, displayedComponents, Text(titleKey)) }

    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, nil, nil, displayedComponents, Text(title)) }

    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, range.lowerBound, range.upperBound, displayedComponents, Text(titleKey)) }

    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, range.lowerBound, nil, displayedComponents, Text(titleKey)) }

    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, nil, range.upperBound, displayedComponents, Text(titleKey)) }
}

extension DatePicker where Label == DatePickerStyleConfiguration.Label {
    /// The date picker a style was handed, in the look that it has outside of that style.
    public init(_ configuration: DatePickerStyleConfiguration) { self.configuration = configuration }
}

/// What a date picker's style draws.
public struct DatePickerStyleConfiguration: StyledConfiguration {
    public nonisolated struct Label: View {
        let content: AnyView
        @MainActor public var body: some View { content }
    }

    public let label: Label
    @Binding public var selection: Date
    public var minimumDate: Date?
    public var maximumDate: Date?
    public var displayedComponents: DatePickerComponents
    var cursor = StyleCursor.environment

    init(
        label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?, displayedComponents: DatePickerComponents
    ) {
        self.label = label
        _selection = selection
        (self.minimumDate, self.maximumDate, self.displayedComponents) = (minimumDate, maximumDate, displayedComponents)
    }

    /// Chooses a date, kept within the limits.
    func choose(_ date: Date) {
        var date = date
        if let minimumDate { date = max(date, minimumDate) }
        if let maximumDate { date = min(date, maximumDate) }
        selection = date
    }

    func allows(_ date: Date) -> Bool { minimumDate.map { date >= $0 } ?? true && maximumDate.map { date <= $0 } ?? true }
}

/// The look of date pickers inside a view.
@MainActor @preconcurrency public protocol DatePickerStyle {
    associatedtype Body: View
    typealias Configuration = DatePickerStyleConfiguration

    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// As `compact`.
public struct DefaultDatePickerStyle: DatePickerStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { CompactDatePicker(configuration: configuration) }
}

/// The date and the time in grey fields.
public struct CompactDatePickerStyle: DatePickerStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { CompactDatePicker(configuration: configuration) }
}

/// A month as a calendar's page, the time below.
public struct GraphicalDatePickerStyle: DatePickerStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { GraphicalDatePicker(configuration: configuration) }
}

/// A wheel for each part.
public struct WheelDatePickerStyle: DatePickerStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { WheelDatePicker(configuration: configuration) }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle { public static var automatic: DefaultDatePickerStyle { .init() } }
extension DatePickerStyle where Self == CompactDatePickerStyle { public static var compact: CompactDatePickerStyle { .init() } }
extension DatePickerStyle where Self == GraphicalDatePickerStyle { public static var graphical: GraphicalDatePickerStyle { .init() } }
extension DatePickerStyle where Self == WheelDatePickerStyle { public static var wheel: WheelDatePickerStyle { .init() } }

extension View {
    public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        nonisolated(unsafe) let style = style
        return controlStyle(DatePickerStyleConfiguration.self) { style.makeBody(configuration: $0) }
    }
}
