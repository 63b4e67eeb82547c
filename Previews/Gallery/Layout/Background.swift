import SwiftUI

#Preview("Colour", traits: .fixedLayout(width: 100, height: 50)) {
    Text("test").padding(12).background(Color(hex: 0x007AFF))
}

#Preview("Colour rounded", traits: .fixedLayout(width: 80, height: 50)) {
    Text("Hello").padding(12).background(Color(hex: 0x007AFF)).cornerRadius(8)
}

#Preview("Gradient", traits: .fixedLayout(width: 100, height: 50)) {
    Text("test").padding(12).background(
        LinearGradient(colors: [Color(hex: 0x007AFF), Color(hex: 0x34C759)], startPoint: .top, endPoint: .bottom))
}

#Preview("Half transparent", traits: .fixedLayout(width: 120, height: 120)) {
    ZStack {
        Color(hex: 0xFF3B30).frame(width: 100, height: 100)
        Text("Semi").padding(12).background(Color.black.opacity(0.5)).cornerRadius(8)
    }
}

#Preview("Stacked boxes", traits: .fixedLayout(width: 80, height: 130)) {
    VStack(spacing: 8) {
        Text("Red").padding(8).background(Color(hex: 0xFF3B30))
        Text("Blue").padding(8).background(Color(hex: 0x007AFF))
        Text("Green").padding(8).background(Color(hex: 0x34C759))
    }
}

#Preview("Aligned to a corner", traits: .fixedLayout(width: 100, height: 60)) {
    Text("test").padding(12).background(alignment: .topLeading) {
        Circle().fill(Color(hex: 0xFF3B30, opacity: 0.2)).frame(width: 40, height: 40)
    }
}
