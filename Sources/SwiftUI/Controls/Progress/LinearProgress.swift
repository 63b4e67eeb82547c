import Foundation
import Graphics
import Metrics
import SwiftUICore

/// A bar with its label above and its value below.
struct LinearProgress: View {
    let configuration: ProgressViewStyleConfiguration
    @Environment(\.labelsVisibility) private var labels

    var body: some View {
        VStack(alignment: .leading, spacing: ControlMetrics.Progress.labelGap) {
            if labels != .hidden { configuration.label }
            ProgressBar(fraction: configuration.fractionCompleted)
            if labels != .hidden {
                configuration.currentValueLabel
                    .font(.caption)
                    .foregroundStyle(.secondary)
            }
        }
    }
}

struct ProgressBar: View {
    let fraction: Double?
    @Environment(\.tint) private var tint

    var body: some View {
        Capsule()
            .fill(Color(ControlMetrics.Progress.trackColor))
            .overlay { BarPart(fraction: fraction ?? 0).fill(tint ?? AnyShapeStyle(.tint)) }
            .frame(maxWidth: .infinity)
            .frame(height: ControlMetrics.Progress.trackHeight)
    }
}

/// The part of a bar from its leading end, round at both ends and whole points long (0.65 of 150 points was measured as 97).
nonisolated struct BarPart: Shape {
    var fraction: Double

    func path(in rect: CGRect) -> Path {
        guard fraction > 0 else { return Path() }
        let width = max((rect.width * fraction).rounded(.down), min(rect.height, rect.width))
        return Path(
            roundedRect: CGRect(x: rect.minX, y: rect.minY, width: width, height: rect.height), cornerRadius: rect.height / 2)
    }
}
