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
