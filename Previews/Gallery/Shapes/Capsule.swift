import SwiftUI

#Preview("Filled", traits: .fixedLayout(width: 120, height: 40)) {
    Capsule().fill(Color(hex: 0x007AFF))
}

#Preview("Stroked", traits: .fixedLayout(width: 120, height: 40)) {
    Capsule().stroke(Color(hex: 0xFF375F), lineWidth: 4)
}

#Preview("Stroked light", traits: .fixedLayout(width: 120, height: 40)) {
    Capsule().stroke(Color(hex: 0xFAD97D), lineWidth: 4)
}
