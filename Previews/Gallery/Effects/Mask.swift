import SwiftUI

#Preview("Rounded rectangle", traits: .fixedLayout(width: 120, height: 120)) {
    LinearGradient(colors: [Color(hex: 0xFF3B30), Color(hex: 0x007AFF)], startPoint: .topLeading, endPoint: .bottomTrailing)
        .frame(width: 100, height: 100)
        .mask(RoundedRectangle(cornerRadius: 20))
}

#Preview("Capsule", traits: .fixedLayout(width: 100, height: 80)) {
    LinearGradient(colors: [Color(hex: 0xFF3B30), Color(hex: 0x34C759)], startPoint: .leading, endPoint: .trailing)
        .frame(width: 80, height: 60)
        .mask(Capsule())
}

#Preview("Circle", traits: .fixedLayout(width: 120, height: 120)) {
    Color(hex: 0x007AFF).frame(width: 100, height: 100).mask(Circle())
}

#Preview("Fading out", traits: .fixedLayout(width: 160, height: 40)) {
    Text("Observation Deck").mask {
        LinearGradient(colors: [.black, .clear], startPoint: .leading, endPoint: .trailing)
    }
}
