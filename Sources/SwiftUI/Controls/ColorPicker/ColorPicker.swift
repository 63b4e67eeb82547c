import Foundation
import Graphics
import Metrics
import SwiftUICore

/// A well that shows a colour and lets one choose another.
public nonisolated struct ColorPicker<Label: View>: View {
    let label: Label
    let selection: Binding<Color>

    /// - Parameter supportsOpacity: whether a transparent colour can be chosen; the well looks the same either way.
    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        (self.label, self.selection) = (label(), selection)
    }

    @MainActor public var body: some View {
        LabeledControlRow(label: ImplicitRow(label)) {
            ColorWell(color: selection.wrappedValue)
        }
        .accessibilityControl(.isButton)
    }
}

extension ColorPicker where Label == Text {
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
    }

    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
    }
}

/// The colour as a disc, with a ring of all hues round it.
struct ColorWell: View {
    let color: Color
    @Environment(\.isEnabled) private var isEnabled

    private typealias Metrics = ControlMetrics.Picker

    var body: some View {
        ZStack {
            Circle()
                .strokeBorder(
                    AngularGradient(colors: Metrics.colorWellHues.map { Color($0) }, center: .center, startAngle: .zero, endAngle: .degrees(360)),
                    lineWidth: Metrics.colorWellRing)
            Circle().fill(color).frame(width: Metrics.colorWellDisc, height: Metrics.colorWellDisc)
        }
        .frame(width: Metrics.colorWellDiameter, height: Metrics.colorWellDiameter)
        .opacity(isEnabled ? 1 : StyleOpacity.disabledControl)
    }
}
