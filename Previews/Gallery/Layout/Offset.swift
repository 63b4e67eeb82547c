import SwiftUI

// An offset moves the drawing, not the frame: the stack stays as large as its grey square.

#Preview("To the right", traits: .fixedLayout(width: 100, height: 100)) {
    ZStack(alignment: .topLeading) {
        Color(hex: 0xCCCCCC).frame(width: 50, height: 50)
        Color(hex: 0xFF0000).frame(width: 50, height: 50).offset(x: 30)
    }
}

#Preview("Downwards", traits: .fixedLayout(width: 100, height: 100)) {
    ZStack(alignment: .topLeading) {
        Color(hex: 0xCCCCCC).frame(width: 50, height: 50)
        Color(hex: 0x0000FF).frame(width: 50, height: 50).offset(y: 30)
    }
}

#Preview("Position of the centre", traits: .fixedLayout(width: 100, height: 100)) {
    ZStack(alignment: .topLeading) {
        Color(hex: 0xCCCCCC).frame(width: 100, height: 100)
        Color(hex: 0x00FF00).frame(width: 20, height: 20).position(x: 90, y: 90)
    }
}
