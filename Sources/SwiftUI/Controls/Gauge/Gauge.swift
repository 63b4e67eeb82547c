import Foundation
import SwiftUICore

/// A value within a range, to be read and not to be changed.
public nonisolated struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View {
    let configuration: GaugeStyleConfiguration

    init<V: BinaryFloatingPoint>(
        _ value: V, _ bounds: ClosedRange<V>, label: Label, currentValueLabel: CurrentValueLabel?, minimum: BoundsLabel?,
        maximum: BoundsLabel?
    ) {
        let scale = SliderScale(bounds: Double(bounds.lowerBound)...Double(bounds.upperBound), step: nil)
        configuration = GaugeStyleConfiguration(
            value: scale.fraction(of: Double(value)), label: .init(content: AnyView(label)),
            currentValueLabel: currentValueLabel.map { .init(content: AnyView($0)) },
            minimumValueLabel: minimum.map { .init(content: AnyView($0)) },
            maximumValueLabel: maximum.map { .init(content: AnyView($0)) })
    }

    @MainActor public var body: some View {
        Styled(configuration) { DefaultGaugeStyle().makeBody(configuration: $0) }
            .accessibilityControl([], value: Text(configuration.value, format: .percent.precision(.fractionLength(0))))
    }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) where CurrentValueLabel == EmptyView {
        self.init(value, bounds, label: label(), currentValueLabel: nil, minimum: nil, maximum: nil)
    }

    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) { self.init(value, bounds, label: label(), currentValueLabel: currentValueLabel(), minimum: nil, maximum: nil) }
}

extension Gauge where MarkedValueLabels == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(
            value, bounds, label: label(), currentValueLabel: currentValueLabel(), minimum: minimumValueLabel(),
            maximum: maximumValueLabel())
    }
}

/// What a gauge's style draws.
public struct GaugeStyleConfiguration: StyledConfiguration {
    public nonisolated struct Label: View {
        let content: AnyView
        @MainActor public var body: some View { content }
    }

    public nonisolated struct CurrentValueLabel: View {
        let content: AnyView
        @MainActor public var body: some View { content }
    }

    public nonisolated struct MinimumValueLabel: View {
        let content: AnyView
        @MainActor public var body: some View { content }
    }

    public nonisolated struct MaximumValueLabel: View {
        let content: AnyView
        @MainActor public var body: some View { content }
    }

    /// 0…1 within the gauge's range.
    public var value: Double
    public var label: Label
    public var currentValueLabel: CurrentValueLabel?
    public var minimumValueLabel: MinimumValueLabel?
    public var maximumValueLabel: MaximumValueLabel?
    var cursor = StyleCursor.environment

    init(
        value: Double, label: Label, currentValueLabel: CurrentValueLabel?, minimumValueLabel: MinimumValueLabel?,
        maximumValueLabel: MaximumValueLabel?
    ) {
        (self.value, self.label, self.currentValueLabel) = (value, label, currentValueLabel)
        (self.minimumValueLabel, self.maximumValueLabel) = (minimumValueLabel, maximumValueLabel)
    }
}

/// The look of gauges inside a view.
@MainActor @preconcurrency public protocol GaugeStyle {
    associatedtype Body: View
    typealias Configuration = GaugeStyleConfiguration

    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension View {
    public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        nonisolated(unsafe) let style = style
        return controlStyle(GaugeStyleConfiguration.self) { style.makeBody(configuration: $0) }
    }
}
