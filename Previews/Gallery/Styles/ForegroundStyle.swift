import SwiftUI

#Preview("Levels of a colour", traits: .fixedLayout(width: 160, height: 120)) {
    VStack(alignment: .leading, spacing: 4) {
        Text("Primary")
        Text("Secondary").foregroundStyle(.secondary)
        Text("Tertiary").foregroundStyle(.tertiary)
        Text("Quaternary").foregroundStyle(.quaternary)
    }
    .foregroundStyle(.indigo)
}

#Preview("A gradient runs through each text", traits: .fixedLayout(width: 220, height: 60)) {
    Text("Elephant Room").font(.title).bold()
        .foregroundStyle(LinearGradient(colors: [.orange, .purple], startPoint: .leading, endPoint: .trailing))
}
