import SwiftUI

#Preview("Ignored on all edges", traits: .fixedLayout(width: 400, height: 600)) {
    ZStack(alignment: .top) {
        Color(hex: 0xFF0000).ignoresSafeArea()
        VStack {
            Color(hex: 0x0000FF).frame(height: 50)
            Spacer()
        }
    }
}

#Preview("Ignored at the top", traits: .fixedLayout(width: 400, height: 600)) {
    ZStack(alignment: .top) {
        Color(hex: 0xFF0000).frame(height: 100).ignoresSafeArea(edges: .top)
        VStack {
            Color(hex: 0x0000FF).frame(height: 50)
            Spacer()
        }
    }
}

#Preview("Ignored at the bottom", traits: .fixedLayout(width: 400, height: 600)) {
    ZStack(alignment: .bottom) {
        VStack {
            Spacer()
            Color(hex: 0x0000FF).frame(height: 50)
        }
        VStack {
            Spacer()
            Color(hex: 0xFF0000).frame(height: 100).ignoresSafeArea(edges: .bottom)
        }
    }
}

#Preview("On a device", traits: .defaultLayout) {
    ZStack {
        Color.blue.ignoresSafeArea()
        Color.yellow
        Text("Safe area")
    }
}
