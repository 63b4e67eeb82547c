import Foundation
import Graphics
import Metrics
import SwiftUICore

/// The choices on a wheel that is turned to the chosen one.
struct WheelPicker: View {
    let label: AnyView
    let choices: PickerChoices
    @Environment(\.labelsVisibility) private var labels

    var body: some View {
        LabeledWheel(label: labels == .hidden ? nil : label, spoken: label) {
            SubviewsReader(choices.content.font(.system(size: ControlMetrics.Picker.wheelTextSize)).lineLimit(1)) { subviews in
                let selected = subviews.firstIndex(where: choices.isSelected) ?? 0
                WheelBand {
                    Wheel(count: subviews.count, selected: selected) { subviews[$0] } select: { choices.select(subviews[$0]) }
                }
            }
        }
    }
}

/// A wheel with its label at the leading side, as in a list; elsewhere the label is for accessibility only.
struct LabeledWheel<Content: View>: View {
    let label: AnyView?
    let spoken: AnyView
    @ViewBuilder let content: Content
    @Environment(\.isListRow) private var isListRow

    var body: some View {
        if let label, isListRow {
            HStack {
                label
                content
            }
        } else {
            content.spoken(by: spoken).accessibilityControl(.isAdjustable)
        }
    }
}

/// Wheels side by side, with the band that marks what is chosen.
struct WheelBand<Wheels: View>: View {
    @ViewBuilder let wheels: Wheels

    private typealias Metrics = ControlMetrics.Picker

    var body: some View {
        HStack(spacing: 0) { wheels }
            .padding(.horizontal, Metrics.wheelBandInset)
            .frame(minWidth: 0, idealWidth: Metrics.wheelSize.width, maxWidth: .infinity)
            .frame(height: Metrics.wheelSize.height)
            .background {
                RoundedRectangle(cornerRadius: Metrics.wheelBandCornerRadius)
                    .fill(Color(Metrics.wheelBandColor))
                    .frame(height: Metrics.wheelRowHeight)
                    .padding(.horizontal, Metrics.wheelBandInset)
            }
            .clipped()
    }
}

/// One wheel: rows on a drum seen from the front, flatter and fainter towards its rims.
struct Wheel<Row: View>: View {
    let count: Int
    let selected: Int
    /// Whether the last row is followed by the first.
    var isEndless = false
    @ViewBuilder let row: (Int) -> Row
    let select: (Int) -> Void

    private typealias Metrics = ControlMetrics.Picker

    var body: some View {
        ZStack {
            ForEach(visible, id: \.self) { step in
                let turn = CGAffineTransform(rotationAngle: Double(step) * Double(Metrics.wheelRowHeight / Metrics.wheelRadius))
                row(index(step))
                    .font(.system(size: Metrics.wheelTextSize))
                    .lineLimit(1)
                    .frame(height: Metrics.wheelRowHeight)
                    .accessibilityHidden(step != 0)
                    .opacity(step == 0 ? 1 : Metrics.wheelSideOpacity * Double(turn.a))
                    .scaleEffect(x: 1, y: turn.a)
                    .offset(y: Metrics.wheelRadius * turn.b)
                    .onTapGesture { select(index(step)) }
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .accessibilityControl(.isAdjustable, adjust: { direction in
            let step = direction == .increment ? 1 : -1
            if isEndless || (0..<count).contains(selected + step) { select(index(step)) }
        })
    }

    /// Rows that are on the front of the drum, counted from the chosen one.
    private var visible: [Int] {
        let most = Metrics.wheelVisibleRows
        return (-most...most).filter { isEndless || (0..<count).contains(selected + $0) }
    }

    private func index(_ step: Int) -> Int {
        guard count > 0 else { return 0 }
        return ((selected + step) % count + count) % count
    }
}
