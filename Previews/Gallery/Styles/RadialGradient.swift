import SwiftUI

private let spectrum = [Color(hex: 0xFF0000), Color(hex: 0x00FF00), Color(hex: 0x0000FF), Color(hex: 0xFF0000)]

#Preview("From the centre", traits: .fixedLayout(width: 100, height: 100)) {
    RadialGradient(colors: spectrum, center: .center, startRadius: 0, endRadius: 300)
}

#Preview("From the top leading corner", traits: .fixedLayout(width: 100, height: 100)) {
    RadialGradient(colors: spectrum, center: .topLeading, startRadius: 0, endRadius: 300)
}

#Preview("From the bottom trailing corner", traits: .fixedLayout(width: 100, height: 100)) {
    RadialGradient(colors: spectrum, center: .bottomTrailing, startRadius: 0, endRadius: 300)
}

#Preview("White to grey", traits: .fixedLayout(width: 100, height: 100)) {
    RadialGradient(colors: [.white, Color(hex: 0xCCCCCC)], center: .center, startRadius: 0, endRadius: 300)
}
