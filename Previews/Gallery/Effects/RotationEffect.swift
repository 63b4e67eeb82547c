import SwiftUI

#Preview("About the centre and a corner", traits: .fixedLayout(width: 240, height: 100)) {
    HStack(spacing: 40) {
        Text("15°").frame(width: 60, height: 40).background(.mint).rotationEffect(.degrees(15))
        Text("-30°").frame(width: 60, height: 40).background(.orange).rotationEffect(.degrees(-30), anchor: .bottomLeading)
    }
}
