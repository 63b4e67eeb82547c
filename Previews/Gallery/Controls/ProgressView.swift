import SwiftUI

#Preview("Styles", traits: .fixedLayout(width: 300, height: 250)) {
    VStack(spacing: 20) {
        ProgressView().progressViewStyle(.automatic)
        ProgressView().progressViewStyle(.linear)
        ProgressView().progressViewStyle(.circular)
    }
    .padding(20)
}

#Preview("Value", traits: .fixedLayout(width: 150, height: 70)) {
    ProgressView("Progress", value: 0.65, total: 1).tint(Color(hex: 0xFF375F))
}

#Preview("Labels hidden", traits: .fixedLayout(width: 300, height: 150)) {
    VStack(spacing: 20) {
        ProgressView("A label").progressViewStyle(.linear)
        ProgressView("A label").progressViewStyle(.linear).labelsHidden()
    }
    .padding(20)
}

private struct Thermometer: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            Rectangle().fill(.red).frame(width: 120 * (configuration.fractionCompleted ?? 0), height: 8)
        }
    }
}

#Preview("Labels sizes own style dark", traits: .fixedLayout(width: 300, height: 310)) {
    VStack(spacing: 16) {
        ProgressView(value: 3, total: 4) {
            Text("Reading")
        } currentValueLabel: {
            Text("3 of 4 chapters")
        }
        ProgressView(value: 0.0)
        ProgressView(value: 1.0)
        ProgressView("Loading")
        ProgressView().controlSize(.large).tint(.orange)
        ProgressView("Own", value: 0.5).progressViewStyle(Thermometer())
    }
    .padding()
    .preferredColorScheme(.dark)
}
