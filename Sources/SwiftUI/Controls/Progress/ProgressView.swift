import Foundation
import SwiftUICore

/// How far something has come, or that it goes on.
public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    let configuration: ProgressViewStyleConfiguration

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
