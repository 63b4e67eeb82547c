import SwiftUI

#Preview("Each edge its own", traits: .fixedLayout(width: 100, height: 50)) {
    Text("text")
        .padding(EdgeInsets(top: 20, leading: 8, bottom: 4, trailing: 24))
        .background(Color(hex: 0x34C759))
}
