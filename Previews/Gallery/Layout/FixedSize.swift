import SwiftUI

#Preview("Both axes", traits: .fixedLayout(width: 220, height: 80)) {
    HStack(spacing: 10) {
        VStack {
            Text("Wrapped")
            Text("Text wraps here").frame(width: 60).padding(4).border(Color(hex: 0xFF0000), width: 1)
        }
        VStack {
            Text("Fixed")
            Text("Text wraps here").fixedSize().padding(4).border(Color(hex: 0x00FF00), width: 1)
        }
    }
}

#Preview("Horizontal only", traits: .fixedLayout(width: 200, height: 160)) {
    VStack(spacing: 8) {
        Text("Without fixedSize:")
        HStack {
            Color(hex: 0xFF0000).frame(width: 50, height: 40)
            Text("Wraps")
        }
        .frame(width: 80)
        .border(Color(hex: 0xFF0000), width: 1)
        Text("With fixedSize:")
        HStack {
            Color(hex: 0x00FF00).frame(width: 50, height: 40)
            Text("Wraps")
        }
        .fixedSize(horizontal: true, vertical: false)
        .border(Color(hex: 0x00FF00), width: 1)
    }
}

#Preview("Vertical only", traits: .fixedLayout(width: 140, height: 100)) {
    HStack(spacing: 10) {
        VStack {
            Text("Compressed")
            Color(hex: 0xFF0000).frame(width: 40, height: 60).frame(height: 30).border(Color(hex: 0xFF0000), width: 1)
        }
        VStack {
            Text("Fixed")
            Color(hex: 0x00FF00).frame(width: 40, height: 60)
                .fixedSize(horizontal: false, vertical: true)
                .border(Color(hex: 0x00FF00), width: 1)
        }
    }
}
