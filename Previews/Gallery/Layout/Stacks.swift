import SwiftUI

#Preview("Stacks and shapes", traits: .fixedLayout(width: 320, height: 300)) {
    VStack(alignment: .leading, spacing: 12) {
        Text("Stacks and shapes").font(.title).bold()
        HStack {
            Circle().fill(.red).frame(width: 44, height: 44)
            VStack(alignment: .leading) {
                Text("Observation Deck")
                Text("6 people").font(.subheadline).foregroundColor(.secondary)
            }
            Spacer()
            Image(systemName: "video.fill").font(.title)
        }
        .padding()
        .background(Color.gray.opacity(0.2), in: RoundedRectangle(cornerRadius: 12))
        HStack(spacing: 4) {
            Color.blue
            LinearGradient(colors: [.red, .green], startPoint: .leading, endPoint: .trailing)
            Capsule().strokeBorder(Color.orange, lineWidth: 4)
        }
        .frame(height: 40)
        Text("مرحبا بالعالم \u{1F600} 你好 Hello **bold**")
    }
    .padding()
}

#Preview("Vertical spacing 10", traits: .fixedLayout(width: 60, height: 150)) {
    VStack(spacing: 10) {
        Color(hex: 0xFF375F).frame(width: 30, height: 30)
        Color(hex: 0x34C759).frame(width: 30, height: 30)
        Color(hex: 0x007AFF).frame(width: 30, height: 30)
    }
}

#Preview("Horizontal aligned to the bottom", traits: .fixedLayout(width: 150, height: 60)) {
    HStack(alignment: .bottom, spacing: 10) {
        Color(hex: 0xFF375F).frame(width: 30, height: 20)
        Color(hex: 0x34C759).frame(width: 30, height: 40)
        Color(hex: 0x007AFF).frame(width: 30, height: 30)
    }
}

private struct Discs: View {
    var alignment = Alignment.center

    var body: some View {
        ZStack(alignment: alignment) {
            Circle().fill(Color(hex: 0xFF375F, opacity: 0.5)).frame(width: 60, height: 60)
            Circle().fill(Color(hex: 0x34C759, opacity: 0.5)).frame(width: 45, height: 45)
            Circle().fill(Color(hex: 0x007AFF, opacity: 0.5)).frame(width: 30, height: 30)
        }
    }
}

#Preview("Layers half transparent", traits: .fixedLayout(width: 100, height: 100)) { Discs() }

#Preview("Layers bottom trailing", traits: .fixedLayout(width: 100, height: 100)) { Discs(alignment: .bottomTrailing) }
