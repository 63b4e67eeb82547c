import SwiftUI

#Preview("Corner radius small", traits: .fixedLayout(width: 100, height: 80)) {
    Color(hex: 0x007AFF).frame(width: 80, height: 60).cornerRadius(4)
}

#Preview("Corner radius medium", traits: .fixedLayout(width: 100, height: 80)) {
    Color(hex: 0x34C759).frame(width: 80, height: 60).cornerRadius(12)
}

private struct Diamond: View {
    var body: some View {
        Color(hex: 0xFF3B30).frame(width: 80, height: 80).rotationEffect(.degrees(45)).frame(width: 60, height: 60)
    }
}

#Preview("A turned square clipped", traits: .fixedLayout(width: 300, height: 180)) {
    HStack(spacing: 32) {
        VStack(spacing: 8) {
            Diamond()
            Text("Not Clipped").font(.caption)
        }
        VStack(spacing: 8) {
            Diamond().clipped()
            Text("Clipped").font(.caption)
        }
    }
}

#Preview("A symbol in a circle", traits: .fixedLayout(width: 100, height: 100)) {
    Image(systemName: "star.fill").resizable().foregroundStyle(Color(hex: 0xFFD60A))
        .frame(width: 80, height: 80)
        .clipShape(Circle())
}
