import SwiftUI

// Gradients are interpolated in OKLab: halfway from red to green is an ochre, not a dark olive.

#Preview("Half transparent", traits: .fixedLayout(width: 100, height: 100)) {
    LinearGradient(
        colors: [
            Color(hex: 0xFF0000, opacity: 128.0 / 255), Color(hex: 0x00FF00, opacity: 128.0 / 255),
            Color(hex: 0x0000FF, opacity: 128.0 / 255), Color(hex: 0xFF0000, opacity: 128.0 / 255),
        ], startPoint: .top, endPoint: .bottom)
}

#Preview("Along a diagonal", traits: .fixedLayout(width: 100, height: 60)) {
    LinearGradient(colors: [.yellow, .pink, .indigo], startPoint: .topLeading, endPoint: .bottomTrailing)
}

#Preview("Stops", traits: .fixedLayout(width: 100, height: 60)) {
    LinearGradient(
        stops: [
            .init(color: .blue, location: 0.1), .init(color: .white, location: 0.5), .init(color: .black, location: 0.5),
            .init(color: .orange, location: 0.9),
        ], startPoint: .leading, endPoint: .trailing)
}
