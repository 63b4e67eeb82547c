import SwiftUI

#Preview("Filled by the foreground", traits: .fixedLayout(width: 60, height: 60)) {
    Circle().foregroundStyle(Color(hex: 0x007AFF))
}

#Preview("Stroked", traits: .fixedLayout(width: 60, height: 60)) {
    Circle().stroke(Color(hex: 0xFF375F), lineWidth: 4)
}

#Preview("Filled and stroked", traits: .fixedLayout(width: 60, height: 60)) {
    ZStack {
        Circle().fill(Color(hex: 0x34C759, opacity: 0.5))
        Circle().stroke(Color(hex: 0x34C759), lineWidth: 3)
    }
}
