import Foundation
import Metrics
import SwiftUICore

/// A knob on a track: chooses a value of a range.
///
/// The label is for accessibility only, as on iOS; the two value labels stand at the ends.
public nonisolated struct Slider<Label: View, ValueLabel: View>: View {
    let fraction: Binding<Double>
    let label: Label
    let minimum, maximum: ValueLabel?
    let onEditingChanged: (Bool) -> Void

    init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V?, label: Label, minimum: ValueLabel?, maximum: ValueLabel?,
        _ onEditingChanged: @escaping (Bool) -> Void
    ) {
        let scale = SliderScale(bounds: Double(bounds.lowerBound)...Double(bounds.upperBound), step: step.map { Double($0) })
        fraction = Binding(
            get: { scale.fraction(of: Double(value.wrappedValue)) }, set: { value.wrappedValue = V(scale.value(at: $0)) })
        (self.label, self.minimum, self.maximum, self.onEditingChanged) = (label, minimum, maximum, onEditingChanged)
    }

    @MainActor public var body: some View {
        slider.spoken(by: label).accessibilityControl(
            .isAdjustable, value: Text(fraction.wrappedValue, format: .percent.precision(.fractionLength(0))), adjust: adjust)
    }

    @MainActor @ViewBuilder private var slider: some View {
        if let minimum, let maximum {
            HStack {
                minimum.accessibilityHidden(true)
                SliderTrack(fraction: fraction, onEditingChanged: onEditingChanged)
                maximum.accessibilityHidden(true)
            }
        } else {
            SliderTrack(fraction: fraction, onEditingChanged: onEditingChanged)
        }
    }
}

extension Slider {
    /// A swipe changes the value by a tenth of the range.
    private func adjust(_ direction: AccessibilityAdjustmentDirection) {
        let step = ControlMetrics.Slider.adjustment
        fraction.wrappedValue = min(max(fraction.wrappedValue + (direction == .increment ? step : -step), 0), 1)
    }
}

/// Values of a range as shares of a track.
struct SliderScale {
    let bounds: ClosedRange<Double>
    /// Steps count from the lower bound; nil, zero and negative ones are none.
    let step: Double?

    /// 0…1; what is no number stands at the start, what lies outside at an end.
    func fraction(of value: Double) -> Double {
        let length = bounds.upperBound - bounds.lowerBound
        guard value.isFinite, length > 0 else { return value == .infinity ? 1 : 0 }
        return min(max((value - bounds.lowerBound) / length, 0), 1)
    }

    func value(at fraction: Double) -> Double {
        let raw = bounds.lowerBound + min(max(fraction, 0), 1) * (bounds.upperBound - bounds.lowerBound)
        guard let step, step > 0, step.isFinite else { return raw }
        let stepped = bounds.lowerBound + ((raw - bounds.lowerBound) / step).rounded() * step
        return min(max(stepped, bounds.lowerBound), bounds.upperBound)
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, label: EmptyView(), minimum: nil, maximum: nil, onEditingChanged)
    }

    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, V(step), label: EmptyView(), minimum: nil, maximum: nil, onEditingChanged)
    }
}

extension Slider where ValueLabel == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, label: label(), minimum: nil, maximum: nil, onEditingChanged)
    }

    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, V(step), label: label(), minimum: nil, maximum: nil, onEditingChanged)
    }
}

extension Slider {
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel(), onEditingChanged)
    }

    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, V(step), label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel(), onEditingChanged)
    }
}
