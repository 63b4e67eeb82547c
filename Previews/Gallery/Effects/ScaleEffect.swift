import SwiftUI

private struct Captioned<Content: View>: View {
    let title: String
    @ViewBuilder let content: Content

    var body: some View {
        VStack(spacing: 8) {
            content
            Text(title).font(.system(size: 10))
        }
    }
}

#Preview("Even", traits: .fixedLayout(width: 400, height: 150)) {
    HStack(spacing: 24) {
        ForEach([(0.5, 60.0), (1.0, 60.0), (1.5, 80.0), (2.0, 110.0)], id: \.0) { scale, side in
            Captioned(title: "\(scale.formatted(.number.precision(.fractionLength(1))))x") {
                Color(hex: 0x007AFF).frame(width: 50, height: 50).scaleEffect(scale).frame(width: side, height: side)
            }
        }
    }
}

#Preview("Wide and tall", traits: .fixedLayout(width: 320, height: 160)) {
    HStack(spacing: 24) {
        Captioned(title: "Original") { Color(hex: 0x34C759).frame(width: 50, height: 50).frame(width: 60, height: 60) }
        Captioned(title: "Wide") {
            Color(hex: 0x34C759).frame(width: 50, height: 50).scaleEffect(x: 2, y: 1).frame(width: 110, height: 60)
        }
        Captioned(title: "Tall") {
            Color(hex: 0x34C759).frame(width: 50, height: 50).scaleEffect(x: 1, y: 2).frame(width: 60, height: 110)
        }
    }
}
