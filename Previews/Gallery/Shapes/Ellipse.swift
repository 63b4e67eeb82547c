import SwiftUI

#Preview("Stroked", traits: .fixedLayout(width: 60, height: 40)) {
    Ellipse().stroke(Color(hex: 0xFF375F), lineWidth: 4)
}
