import Foundation
import Graphics
import Metrics
import SwiftUICore

/// An open ring with a mark at the value; the value stands in it, the bounds or the label below.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { OpenRingGauge(configuration: configuration) }
}

/// A closed ring that is filled clockwise from the top up to the value.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { ClosedRingGauge(configuration: configuration) }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    public static var accessoryCircular: AccessoryCircularGaugeStyle { .init() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { .init() }
}

struct OpenRingGauge: View {
    let configuration: GaugeStyleConfiguration
    @Environment(\.tint) private var tint

    private typealias Metrics = ControlMetrics.Gauge

    var body: some View {
        Ring(fraction: 1, opening: Metrics.ringOpening)
            .stroke(tint ?? AnyShapeStyle(.tint), style: Ring.line)
            .overlay {
                RingDot(fraction: configuration.value, diameter: Metrics.ringWidth + 2 * Metrics.markGap).blendMode(.destinationOut)
            }
            .compositingGroup()
            .overlay { RingDot(fraction: configuration.value, diameter: Metrics.ringWidth).fill(tint ?? AnyShapeStyle(.tint)) }
            .overlay { RingValue { configuration.currentValueLabel } }
            .overlay(alignment: .bottom) { below.lineLimit(1) }
            .frame(width: Metrics.ringDiameter, height: Metrics.ringDiameter)
    }

    @ViewBuilder private var below: some View {
        if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
            HStack(spacing: Metrics.ringBoundsGap) {
                configuration.minimumValueLabel
                configuration.maximumValueLabel
            }
            .font(.system(size: Metrics.ringBoundsSize))
        } else {
            configuration.label.font(.system(size: Metrics.ringLabelSize))
        }
    }
}

struct ClosedRingGauge: View {
    let configuration: GaugeStyleConfiguration
    @Environment(\.tint) private var tint

    private typealias Metrics = ControlMetrics.Gauge

    var body: some View {
        ZStack {
            Ring(fraction: 1, opening: 0).stroke((tint ?? AnyShapeStyle(.tint)).opacity(Metrics.ringRestOpacity), style: Ring.line)
            Ring(fraction: configuration.value, opening: 0).stroke(tint ?? AnyShapeStyle(.tint), style: Ring.line)
            RingValue {
                if let value = configuration.currentValueLabel { value } else { configuration.label }
            }
        }
        .frame(width: Metrics.ringDiameter, height: Metrics.ringDiameter)
    }
}

/// What stands inside a ring, smaller where it would not fit.
struct RingValue<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        content
            .font(.system(size: ControlMetrics.Gauge.ringValueSize))
            .lineLimit(1)
            .minimumScaleFactor(ControlMetrics.Gauge.ringValueShrink)
            .padding(ControlMetrics.Gauge.ringValueInset)
    }
}

/// A ring with round ends, clockwise; `opening` degrees are left out about the bottom, or none, and then it begins at the top.
private nonisolated struct Ring: Shape {
    var fraction: Double
    let opening: Double

    static var line: StrokeStyle { StrokeStyle(lineWidth: ControlMetrics.Gauge.ringWidth, lineCap: .round) }

    func path(in rect: CGRect) -> Path {
        let width = ControlMetrics.Gauge.ringWidth
        let start = opening > 0 ? 90 + opening / 2 : -90
        let end = start + (360 - opening) * fraction
        guard fraction > 0 else { return Path() }
        var arc = Path()
        arc.addArc(
            center: CGPoint(x: rect.midX, y: rect.midY), radius: (min(rect.width, rect.height) - width) / 2,
            startRadians: Angle.degrees(start).radians, endRadians: Angle.degrees(end).radians, clockwise: false)
        return arc
    }

    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// A disc on the open ring at the value.
private nonisolated struct RingDot: Shape {
    var fraction: Double
    let diameter: CGFloat

    func path(in rect: CGRect) -> Path {
        let metrics = ControlMetrics.Gauge.self
        let angle = Angle.degrees(90 + metrics.ringOpening / 2 + (360 - metrics.ringOpening) * fraction)
        let radius = (min(rect.width, rect.height) - metrics.ringWidth) / 2
        let spot = CGPoint(x: radius, y: 0).applying(CGAffineTransform(rotationAngle: angle.radians))
        return Path(ellipseIn: CGRect(
            x: rect.midX + spot.x - diameter / 2, y: rect.midY + spot.y - diameter / 2, width: diameter, height: diameter))
    }

    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
