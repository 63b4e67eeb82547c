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

struct FrostedGlass_Previews: PreviewProvider {
    private static var glass: some View {
        ZStack {
            HStack(spacing: 6) { ForEach(0..<8, id: \.self) { Rectangle().fill($0 % 2 == 0 ? Color.orange : .blue) } }
            VStack(spacing: 8) {
                Text("Ultra thin").frame(width: 150, height: 40).background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 12))
                Text("Regular").frame(width: 150, height: 40).background(.regularMaterial, in: RoundedRectangle(cornerRadius: 12))
                Text("Thick").frame(width: 150, height: 40).background(.thickMaterial, in: Capsule())
            }
        }
        .frame(width: 220, height: 160)
        .background(Color(white: 0.5))
    }

    static var previews: some View {
        Group {
            glass.previewDisplayName("Light")
            glass.environment(\.colorScheme, .dark).previewDisplayName("Dark")
        }
        .previewLayout(.sizeThatFits)
    }
}
