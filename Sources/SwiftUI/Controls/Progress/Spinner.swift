import Foundation
import Graphics
import Metrics
import SwiftUICore

/// A spinner with its label below.
struct SpinnerProgress: View {
    let configuration: ProgressViewStyleConfiguration
    @Environment(\.labelsVisibility) private var labels

    var body: some View {
        if labels != .hidden, configuration.label != nil || configuration.currentValueLabel != nil {
            VStack(spacing: ControlMetrics.Progress.spinnerLabelGap) {
                Spinner()
                Group {
                    configuration.label
                    configuration.currentValueLabel?.font(.caption)
                }
                .foregroundStyle(.secondary)
            }
        } else {
            Spinner()
        }
    }
}

/// Eight spokes, as they are drawn at rest.
struct Spinner: View {
    @Environment(\.tint) private var tint
    @Environment(\.controlSize) private var controlSize

    private typealias Metrics = ControlMetrics.Progress

    var body: some View {
        ZStack {
            ForEach(0..<Metrics.spokeOpacities.count, id: \.self) { index in
                Spoke(index: index)
                    .fill((tint ?? AnyShapeStyle(Color(Metrics.spinnerColor))).opacity(Metrics.spokeOpacities[index]))
            }
        }
        .frame(width: diameter, height: diameter)
    }

    private var diameter: CGFloat {
        controlSize == .large || controlSize == .extraLarge ? Metrics.largeSpinnerDiameter : Metrics.spinnerDiameter
    }
}

/// One spoke of a spinner, counted clockwise from the top.
private nonisolated struct Spoke: Shape {
    let index: Int

    func path(in rect: CGRect) -> Path {
        let scale = rect.width / ControlMetrics.Progress.spinnerDiameter
        let width = ControlMetrics.Progress.spokeWidth * scale, length = ControlMetrics.Progress.spokeLength * scale
        let spoke = Path(
            roundedRect: CGRect(x: -width / 2, y: -rect.height / 2, width: width, height: length), cornerRadius: width / 2, style: .circular)
        let turn = Angle.degrees(Double(index) * 360 / Double(ControlMetrics.Progress.spokeOpacities.count))
        return spoke
            .applying(CGAffineTransform(rotationAngle: turn.radians))
            .applying(CGAffineTransform(translationX: rect.midX, y: rect.midY))
    }

    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
