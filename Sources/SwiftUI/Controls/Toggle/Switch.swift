import Foundation
import Graphics
import Metrics
import SwiftUICore

/// A toggle's label with its switch at the trailing end; the row takes all the width it is offered.
struct SwitchRow: View {
    let configuration: ToggleStyleConfiguration

    var body: some View {
        LabeledControlRow(label: configuration.label) {
            Switch(isOn: configuration.isOn)
                .contentShape(Rectangle())
                .onTapGesture { configuration.isOn.toggle() }
        }
        .accessibilityControl(.isToggle, value: Text(configuration.isOn ? .on : .off), activate: { configuration.isOn.toggle() })
    }
}

/// A control with its label at the leading side, as switches, steppers and colour wells have it.
struct LabeledControlRow<Label: View, Control: View>: View {
    let label: Label
    @ViewBuilder let control: Control
    @Environment(\.labelsVisibility) private var labels

    var body: some View {
        if labels == .hidden {
            control.spoken(by: label)
        } else {
            HStack(spacing: 0) {
                label
                Spacer(minLength: ControlMetrics.Toggle.labelGap)
                control
            }
            .modifier(ControlSpacingLayer())
        }
    }
}

/// The switch itself: a knob in a track. Its track is wider than what it takes in layout.
struct Switch: View {
    let isOn: Bool
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.tint) private var tint

    private typealias Metrics = ControlMetrics.Toggle

    var body: some View {
        Capsule()
            .fill(track)
            .overlay(alignment: isOn ? .trailing : .leading) {
                Knob(diameter: Metrics.knobDiameter, shadows: ShadowMetrics.switchKnob)
                    .padding(Metrics.knobInset)
            }
            .clipShape(Capsule())
            .frame(width: Metrics.size.width, height: Metrics.size.height)
            .frame(width: Metrics.layoutSize.width, height: Metrics.layoutSize.height, alignment: .leading)
            .compositingGroup()
            .opacity(isEnabled ? 1 : StyleOpacity.disabledControl)
    }

    private var track: AnyShapeStyle {
        if !isOn { return AnyShapeStyle(Color(Metrics.offColor)) }
        return tint ?? AnyShapeStyle(Color(Metrics.onColor))
    }
}

/// The white disc of switches and sliders.
struct Knob: View {
    let diameter: CGFloat
    let shadows: [ShadowMetrics.Shadow]

    var body: some View {
        ZStack {
            ForEach(0..<shadows.count, id: \.self) { index in
                Circle()
                    .fill(Color.white)
                    .shadow(color: .black.opacity(shadows[index].opacity), radius: shadows[index].radius, y: shadows[index].y)
            }
            Circle().fill(Color.white)
        }
        .frame(width: diameter, height: diameter)
    }
}
