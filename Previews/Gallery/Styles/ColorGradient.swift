import SwiftUI

#Preview("Own gradients and materials", traits: .fixedLayout(width: 200, height: 120)) {
    VStack(spacing: 4) {
        HStack(spacing: 4) {
            ForEach([Color.blue, .red, .green, .yellow, .gray], id: \.self) { color in
                RoundedRectangle(cornerRadius: 8).fill(color.gradient)
            }
        }
        ZStack {
            LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
            HStack(spacing: 4) {
                Rectangle().fill(.ultraThinMaterial)
                Rectangle().fill(.thinMaterial)
                Rectangle().fill(.regularMaterial)
                Rectangle().fill(.thickMaterial)
                Rectangle().fill(.bar)
            }
            .padding(8)
        }
    }
}
