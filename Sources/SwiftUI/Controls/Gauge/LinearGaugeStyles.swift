import Foundation
import Metrics
import SwiftUICore

/// As `linearCapacity`.
public struct DefaultGaugeStyle: GaugeStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { LinearCapacityGauge(configuration: configuration) }
}

/// A bar that is filled from the leading end up to the value.
public struct LinearCapacityGaugeStyle: GaugeStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { LinearCapacityGauge(configuration: configuration) }
}

/// A short bar with a mark at the value, for widgets and accessories.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: ControlMetrics.Gauge.boundsGap) {
            configuration.minimumValueLabel
            MarkedBar(value: configuration.value)
            configuration.maximumValueLabel
        }
        .font(.caption2)
    }
}

/// A short bar that is filled up to the value, its label above.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: ControlMetrics.Gauge.labelGap) {
            configuration.label.font(.caption)
            CapacityBar(value: configuration.value, height: ControlMetrics.Gauge.accessoryHeight)
            configuration.currentValueLabel.font(.caption2).foregroundStyle(.secondary)
        }
    }
}

extension GaugeStyle where Self == DefaultGaugeStyle { public static var automatic: DefaultGaugeStyle { .init() } }
extension GaugeStyle where Self == LinearCapacityGaugeStyle { public static var linearCapacity: LinearCapacityGaugeStyle { .init() } }
extension GaugeStyle where Self == AccessoryLinearGaugeStyle { public static var accessoryLinear: AccessoryLinearGaugeStyle { .init() } }

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { .init() }
}

struct LinearCapacityGauge: View {
    let configuration: GaugeStyleConfiguration
    @Environment(\.labelsVisibility) private var labels

    var body: some View {
        VStack(spacing: ControlMetrics.Gauge.labelGap) {
            if labels != .hidden { configuration.label }
            HStack(spacing: ControlMetrics.Gauge.boundsGap) {
                configuration.minimumValueLabel
                CapacityBar(value: configuration.value, height: ControlMetrics.Progress.gaugeHeight)
                configuration.maximumValueLabel
            }
            configuration.currentValueLabel
        }
    }
}

struct CapacityBar: View {
    let value: Double
    let height: CGFloat
    @Environment(\.tint) private var tint

    var body: some View {
        Capsule()
            .fill(Color(ControlMetrics.Progress.gaugeTrackColor))
            .overlay { BarPart(fraction: value).fill(tint ?? AnyShapeStyle(.tint)) }
            .clipShape(Capsule())
            .frame(maxWidth: .infinity)
            .frame(height: height)
    }
}

/// A bar in the tint with a knob cut out of it at the value.
struct MarkedBar: View {
    let value: Double
    @Environment(\.tint) private var tint

    private typealias Metrics = ControlMetrics.Gauge

    var body: some View {
        Capsule()
            .fill(tint ?? AnyShapeStyle(Color.primary))
            .frame(height: Metrics.accessoryHeight)
            .overlay { mark(Metrics.markDiameter + 2 * Metrics.markGap).blendMode(.destinationOut) }
            .compositingGroup()
            .overlay { mark(Metrics.markDiameter) }
    }

    private func mark(_ diameter: CGFloat) -> some View {
        Dot(fraction: value, diameter: diameter).fill(tint ?? AnyShapeStyle(Color.primary))
    }
}

/// A disc at a share of the width, kept inside the ends.
private nonisolated struct Dot: Shape {
    var fraction: Double
    let diameter: CGFloat

    func path(in rect: CGRect) -> Path {
        let radius = ControlMetrics.Gauge.markDiameter / 2
        let x = rect.minX + radius + fraction * max(rect.width - 2 * radius, 0)
        return Path(ellipseIn: CGRect(x: x - diameter / 2, y: rect.midY - diameter / 2, width: diameter, height: diameter))
    }
}
