import SwiftUI

#Preview("At most 100 wide 40 high", traits: .fixedLayout(width: 150, height: 60)) {
    Color(hex: 0xFF2D55).frame(maxWidth: 100).frame(height: 40)
}
