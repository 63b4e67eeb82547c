import SwiftUI

#Preview("Two to one fit", traits: .fixedLayout(width: 100, height: 110)) {
    VStack(spacing: 4) {
        Rectangle().fill(Color(hex: 0x00AA00)).aspectRatio(2, contentMode: .fit)
            .frame(width: 80, height: 80)
            .border(Color(hex: 0xCCCCCC), width: 1)
    }
}
