import SwiftUI

#Preview("Small radius", traits: .fixedLayout(width: 80, height: 60)) {
    RoundedRectangle(cornerRadius: 4).fill(Color(hex: 0x34C759))
}

#Preview("Large radius", traits: .fixedLayout(width: 80, height: 60)) {
    RoundedRectangle(cornerRadius: 24).fill(Color(hex: 0xFF9500))
}

#Preview("Stroked", traits: .fixedLayout(width: 80, height: 60)) {
    RoundedRectangle(cornerRadius: 8).stroke(Color(hex: 0xFF375F), lineWidth: 3)
}
