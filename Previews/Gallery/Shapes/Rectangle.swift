import SwiftUI

#Preview("Filled and stroked", traits: .fixedLayout(width: 60, height: 40)) {
    ZStack {
        Rectangle().fill(Color(hex: 0x34C759, opacity: 0.5)).padding(5)
        Rectangle().stroke(Color(hex: 0x34C759), lineWidth: 3).padding(5)
    }
}
