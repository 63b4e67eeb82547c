import Foundation
import SwiftUICore

/// Two buttons that make a value smaller and larger.
public nonisolated struct Stepper<Label: View>: View {
    let label: Label
    /// nil where nothing can be done: at an end of the range.
    let onIncrement, onDecrement: (@MainActor () -> Void)?
    let onEditingChanged: (Bool) -> Void

    public init(
        @ViewBuilder label: () -> Label, onIncrement: (@MainActor () -> Void)?, onDecrement: (@MainActor () -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        (self.label, self.onIncrement, self.onDecrement, self.onEditingChanged) = (label(), onIncrement, onDecrement, onEditingChanged)
    }

    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        nonisolated(unsafe) let step = step
        self.init(
            label: label, onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
            onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) }, onEditingChanged: onEditingChanged)
    }

    /// Steps stop at the ends of the range; one that would go beyond goes to the end.
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        let current = value.wrappedValue
        nonisolated(unsafe) let (bounds, step) = (bounds, step)
        var up: (@MainActor () -> Void)?, down: (@MainActor () -> Void)?
        if current < bounds.upperBound {
            up = { value.wrappedValue = Swift.min(value.wrappedValue.advanced(by: step), bounds.upperBound) }
        }
        if current > bounds.lowerBound {
            down = { value.wrappedValue = Swift.max(value.wrappedValue.advanced(by: -step), bounds.lowerBound) }
        }
        self.init(label: label, onIncrement: up, onDecrement: down, onEditingChanged: onEditingChanged)
    }

    @MainActor public var body: some View {
        LabeledControlRow(label: ImplicitRow(label)) {
            StepperControl(onIncrement: edited(onIncrement), onDecrement: edited(onDecrement)).accessibilityHidden(true)
        }
        .accessibilityControl(.isAdjustable, adjust: { direction in
            MainActor.assumeIsolated { edited(direction == .increment ? onIncrement : onDecrement)?() }
        })
    }

    @MainActor private func edited(_ action: (@MainActor () -> Void)?) -> (@MainActor () -> Void)? {
        guard let action else { return nil }
        return {
            onEditingChanged(true)
            action()
            onEditingChanged(false)
        }
    }
}

extension Stepper where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, onIncrement: (@MainActor () -> Void)?, onDecrement: (@MainActor () -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged) }

    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, onIncrement: (@MainActor () -> Void)?, onDecrement: (@MainActor () -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged) }

    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged) }

    @_disfavoredOverload public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged) }

    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged) }

    @_disfavoredOverload public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged) }
}
