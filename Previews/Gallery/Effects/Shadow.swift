import SwiftUI

// Each drawn layer casts a shadow of its own: the letters shade the white box, too.

private struct Card: View {
    let title: String

    var body: some View { Text(title).padding(16).background(.white).cornerRadius(8) }
}

#Preview("Drop shadow", traits: .fixedLayout(width: 120, height: 80)) {
    Card(title: "Shadow").shadow(color: .black.opacity(0.2), radius: 4, x: 0, y: 2)
}

#Preview("Large radius", traits: .fixedLayout(width: 120, height: 80)) {
    Card(title: "Shadow").shadow(color: Color(hex: 0x000000, opacity: 68.0 / 255), radius: 12, x: 0, y: 4)
}

#Preview("Coloured", traits: .fixedLayout(width: 120, height: 80)) {
    Card(title: "Shadow").shadow(color: Color(hex: 0x007AFF, opacity: 0.4), radius: 6)
}

#Preview("Glow", traits: .fixedLayout(width: 120, height: 80)) {
    Card(title: "Glow").shadow(color: .black.opacity(0.4), radius: 8)
}

#Preview("Of the whole", traits: .fixedLayout(width: 120, height: 80)) {
    Card(title: "Shadow").compositingGroup().shadow(color: .black.opacity(0.4), radius: 6, y: 3)
}
