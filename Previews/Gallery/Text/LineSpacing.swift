import SwiftUI

#Preview("Three values", traits: .fixedLayout(width: 130, height: 350)) {
    VStack(spacing: 20) {
        Text("Spacing 0\nSecond line\nThird line").lineSpacing(0)
        Text("Spacing 5\nSecond line\nThird line").lineSpacing(5)
        Text("Spacing 15\nSecond line\nThird line").lineSpacing(15)
    }
    .font(.system(size: 14))
}
