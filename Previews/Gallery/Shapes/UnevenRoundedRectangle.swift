import SwiftUI

#Preview("All corners", traits: .fixedLayout(width: 80, height: 60)) {
    UnevenRoundedRectangle(topLeadingRadius: 20, bottomLeadingRadius: 20, bottomTrailingRadius: 20, topTrailingRadius: 20)
        .fill(Color(hex: 0x34C759))
}

#Preview("One corner", traits: .fixedLayout(width: 80, height: 60)) {
    UnevenRoundedRectangle(topLeadingRadius: 30).fill(Color(hex: 0xFF9500))
}
