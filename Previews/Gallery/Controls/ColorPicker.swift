import SwiftUI

#Preview("In a row", traits: .fixedLayout(width: 350, height: 200)) {
    List {
        VStack(alignment: .leading) {
            ColorPicker("Pick a color", selection: .constant(Color(hex: 0x007AFF)))
            ColorPicker("Theme Color", selection: .constant(Color(hex: 0xFF5733)))
            ColorPicker("Solid Color", selection: .constant(Color(hex: 0x00AAFF)), supportsOpacity: false)
        }
    }
}

#Preview("Disabled dark", traits: .fixedLayout(width: 300, height: 60)) {
    ColorPicker("Ink", selection: .constant(.orange)).disabled(true).padding().preferredColorScheme(.dark)
}
