import Foundation
import Metrics
import SwiftUICore

/// The field with minus and plus. A side that can do nothing is dimmed.
struct StepperControl: View {
    let onIncrement, onDecrement: (@MainActor () -> Void)?
    @Environment(\.isEnabled) private var isEnabled

    private typealias Metrics = ControlMetrics.Stepper

    var body: some View {
        HStack(spacing: 0) {
            side(Bars.minus, onDecrement)
            Capsule()
                .fill(Color(Metrics.dividerColor))
                .frame(width: Metrics.dividerSize.width, height: Metrics.dividerSize.height)
            side(Bars.plus, onIncrement)
        }
        .frame(width: Metrics.size.width, height: Metrics.size.height)
        .background(Color(Metrics.fill), in: RoundedRectangle(cornerRadius: Metrics.cornerRadius))
    }

    private func side(_ bars: Bars, _ action: (@MainActor () -> Void)?) -> some View {
        bars
            .fill(Color(Metrics.glyphColor).opacity(action == nil || !isEnabled ? Metrics.disabledGlyphOpacity : 1))
            .frame(width: Metrics.glyphLength, height: Metrics.glyphLength)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .contentShape(Rectangle())
            .onPress { action?() }
    }
}

/// Plus and minus, as plain bars with round ends.
private nonisolated struct Bars: Shape {
    let isPlus: Bool

    static let plus = Bars(isPlus: true), minus = Bars(isPlus: false)

    func path(in rect: CGRect) -> Path {
        let width = ControlMetrics.Stepper.glyphWidth
        var path = Path(roundedRect: CGRect(x: rect.minX, y: rect.midY - width / 2, width: rect.width, height: width), cornerRadius: width / 2)
        guard isPlus else { return path }
        // Two halves, so that nothing is drawn twice where the bars cross.
        let half = (rect.height - width) / 2
        path.addRect(CGRect(x: rect.midX - width / 2, y: rect.minY, width: width, height: half))
        path.addRect(CGRect(x: rect.midX - width / 2, y: rect.midY + width / 2, width: width, height: half))
        return path
    }
}
