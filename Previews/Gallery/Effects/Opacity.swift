import SwiftUI

// Opacity fades text and background one by one; a compositing group fades them as a whole.

#Preview("Full", traits: .fixedLayout(width: 100, height: 40)) {
    Text("Opacity").padding(8).background(Color(hex: 0x007AFF)).opacity(1)
}

#Preview("Low", traits: .fixedLayout(width: 100, height: 40)) {
    Text("Opacity").padding(8).background(Color(hex: 0x007AFF)).opacity(0.2)
}

#Preview("Low as a group", traits: .fixedLayout(width: 100, height: 40)) {
    Text("Opacity").padding(8).background(Color(hex: 0x007AFF)).compositingGroup().opacity(0.2)
}

#Preview("Hidden in a row", traits: .fixedLayout(width: 300, height: 150)) {
    HStack(spacing: 16) {
        Color(hex: 0x007AFF).frame(width: 60, height: 60).cornerRadius(8)
        Color(hex: 0xFF3B30).frame(width: 60, height: 60).cornerRadius(8).hidden()
        Color(hex: 0x34C759).frame(width: 60, height: 60).cornerRadius(8)
    }
}
