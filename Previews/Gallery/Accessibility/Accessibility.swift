import SwiftUI

#Preview("Elements", traits: .sizeThatFitsLayout) {
    VStack(alignment: .leading, spacing: 12) {
        Text("Volume").accessibilityAddTraits(.isHeader).font(.headline)
        HStack {
            Image(systemName: "speaker.wave.2")
            Capsule().fill(.tint).frame(width: 120, height: 6)
                .accessibilityLabel("Level").accessibilityValue("60 %").accessibilityAdjustableAction { _ in }
        }
        HStack {
            Text("Elephant Room")
            Text("12 people").foregroundStyle(.secondary)
        }
        .accessibilityElement(children: .combine)
        Button("Leave", systemImage: "figure.walk") {}.disabled(true)
        HStack {
            Button("Like", systemImage: "hand.thumbsup") {}
            Button("Share", systemImage: "square.and.arrow.up") {}
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel("Actions")
    }
    .padding()
}
