import SwiftUI

#Preview("To the sides", traits: .fixedLayout(width: 120, height: 60)) {
    EllipticalGradient(colors: [.yellow, .orange, .purple])
}
