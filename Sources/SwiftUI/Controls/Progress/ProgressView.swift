import Foundation
import SwiftUICore

/// How far something has come, or that it goes on.
public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    let configuration: ProgressViewStyleConfiguration
    var countdown: Countdown?

    /// A share that time makes: of an interval, what has passed or what is left.
    struct Countdown {
        let interval: ClosedRange<Date>
        let countsDown: Bool

        /// 0…1 at an instant; before and after the interval as at its ends, and 1 left of an interval without length.
        func fraction(at date: Date) -> Double {
            let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
            let passed = length > 0 ? min(max(date.timeIntervalSince(interval.lowerBound) / length, 0), 1) : 0
            return countsDown ? 1 - passed : passed
        }
    }

    init(_ fraction: Double?, label: AnyView?, currentValueLabel: AnyView?) {
        configuration = ProgressViewStyleConfiguration(
            fractionCompleted: fraction.map { $0.isNaN ? 0 : min(max($0, 0), 1) }, label: label.map { .init(content: $0) },
            currentValueLabel: currentValueLabel.map { .init(content: $0) })
    }

    /// The share done; nil where there is no telling.
    static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
        value.map { total > 0 ? Double($0 / total) : 0 }
    }

    @MainActor public var body: some View {
        if let countdown {
            TimelineView<PeriodicTimelineSchedule, StyledProgress>(.periodic(from: countdown.interval.lowerBound, by: 1)) { context in
                StyledProgress(configuration: configuration.with(fraction: countdown.fraction(at: context.date)))
            }
        } else {
            StyledProgress(configuration: configuration)
        }
    }
}

private nonisolated struct StyledProgress: View, OmittedFromOutlines {
    let configuration: ProgressViewStyleConfiguration

    @MainActor var body: some View {
        Styled(configuration) { DefaultProgressViewStyle().makeBody(configuration: $0) }
            .accessibilityControl(
                .updatesFrequently,
                value: configuration.fractionCompleted.map { Text($0, format: .percent.precision(.fractionLength(0))) })
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    public init() where Label == EmptyView { self.init(nil, label: nil, currentValueLabel: nil) }

    public init(@ViewBuilder label: () -> Label) { self.init(nil, label: AnyView(label()), currentValueLabel: nil) }

    public init(_ titleKey: LocalizedStringKey) where Label == Text {
        self.init(nil, label: AnyView(Text(titleKey)), currentValueLabel: nil)
    }

    @_disfavoredOverload public init<S: StringProtocol>(_ title: S) where Label == Text {
        self.init(nil, label: AnyView(Text(title)), currentValueLabel: nil)
    }

    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
        self.init(Self.fraction(value, total), label: nil, currentValueLabel: nil)
    }

    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        self.init(Self.fraction(value, total), label: AnyView(label()), currentValueLabel: nil)
    }

    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) where Label == Text {
        self.init(Self.fraction(value, total), label: AnyView(Text(titleKey)), currentValueLabel: nil)
    }

    @_disfavoredOverload public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) where Label == Text {
        self.init(Self.fraction(value, total), label: AnyView(Text(title)), currentValueLabel: nil)
    }
}

extension ProgressView {
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(Self.fraction(value, total), label: AnyView(label()), currentValueLabel: AnyView(currentValueLabel()))
    }
}

extension ProgressView where Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel {
    /// The progress view a style was handed, in the look that it has outside of that style.
    public init(_ configuration: ProgressViewStyleConfiguration) { self.configuration = configuration }
}

// What time makes progress of, each second; the world's clock says what time it is.
extension ProgressView {
    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(0, label: AnyView(label()), currentValueLabel: AnyView(currentValueLabel()))
        countdown = Countdown(interval: timerInterval, countsDown: countsDown)
    }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
        self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
            DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
        }
    }

    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) where Label == EmptyView {
        self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
    }
}

/// What is left of an interval, or has passed, as a clock.
public nonisolated struct DefaultDateProgressLabel: View {
    let interval: ClosedRange<Date>
    let countsDown: Bool

    @MainActor public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}
