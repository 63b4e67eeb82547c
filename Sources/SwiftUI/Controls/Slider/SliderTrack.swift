import Foundation
import Graphics
import Metrics
import SwiftUICore

/// Track and knob of a slider, at a share of its length.
struct SliderTrack: View {
    @Binding var fraction: Double
    let onEditingChanged: (Bool) -> Void
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.tint) private var tint
    @State private var extent = Extent()
    @State private var isEditing = false

    /// How wide the slider is; nothing is renewed when it changes.
    private final class Extent { var width: CGFloat = 0 }

    private typealias Metrics = ControlMetrics.Slider

    var body: some View {
        SliderLayout(fraction: fraction) {
            Capsule().fill(Color(Metrics.trackColor))
            Capsule().fill(tint ?? AnyShapeStyle(.tint))
            Knob(diameter: Metrics.knobDiameter, shadows: ShadowMetrics.sliderKnob)
        }
        .opacity(isEnabled ? 1 : StyleOpacity.disabledControl)
        .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { [extent] in extent.width = $0 }
        .contentShape(Rectangle())
        .gesture(drag)
    }

    private var drag: some Gesture {
        DragGesture(minimumDistance: 0)
            .onChanged { drag in
                if !isEditing {
                    isEditing = true
                    onEditingChanged(true)
                }
                fraction = SliderLayout.fraction(at: drag.location.x, width: extent.width)
            }
            .onEnded { _ in
                isEditing = false
                onEditingChanged(false)
            }
    }
}

/// Puts the rest of the track, its filled part and the knob where they belong; takes the width it is offered.
nonisolated struct SliderLayout: Layout {
    var fraction: Double

    private typealias Metrics = ControlMetrics.Slider

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        CGSize(width: max(proposal.replacingUnspecifiedDimensions().width, Metrics.knobDiameter), height: Metrics.height)
    }

    /// Where the knob's centre stands in a slider of this width.
    static func knobCentre(_ fraction: Double, width: CGFloat) -> CGFloat {
        Metrics.knobTravelInset + fraction * max(width - 2 * Metrics.knobTravelInset, 0)
    }

    /// The share a finger at `x` asks for.
    static func fraction(at x: CGFloat, width: CGFloat) -> Double {
        let travel = width - 2 * Metrics.knobTravelInset
        return travel > 0 ? min(max(Double((x - Metrics.knobTravelInset) / travel), 0), 1) : 0
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        guard subviews.count == 3 else { return }
        let knob = Self.knobCentre(fraction, width: bounds.width), track = bounds.width - 2 * Metrics.trackInset
        func line(_ subview: LayoutSubview, from start: CGFloat, to end: CGFloat) {
            subview.place(
                at: CGPoint(x: bounds.minX + start, y: bounds.minY + Metrics.trackCentre), anchor: .leading,
                proposal: ProposedViewSize(width: max(end - start, 0), height: Metrics.trackHeight))
        }
        line(subviews[0], from: Metrics.trackInset, to: Metrics.trackInset + track)
        line(subviews[1], from: Metrics.trackInset, to: knob)
        subviews[2].place(
            at: CGPoint(x: bounds.minX + knob, y: bounds.minY + Metrics.knobCentre), anchor: .center, proposal: .unspecified)
    }
}
