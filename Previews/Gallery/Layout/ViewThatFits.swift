import SwiftUI

private struct Choice: View {
    var body: some View {
        ViewThatFits(in: .vertical) {
            Text("Tall").frame(minHeight: 150)
            Text("Medium").frame(minHeight: 100)
            Text("Short").frame(minHeight: 50)
        }
    }
}

#Preview("By height", traits: .fixedLayout(width: 120, height: 350)) {
    VStack(spacing: 5) {
        Choice().frame(width: 100, height: 160).background(Color(hex: 0xFF375F))
        Choice().frame(width: 100, height: 110).background(Color(hex: 0x34C759))
        Choice().frame(width: 100, height: 60).background(Color(hex: 0x007AFF))
    }
}
