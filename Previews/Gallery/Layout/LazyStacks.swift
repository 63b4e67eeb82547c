import SwiftUI

// A lazy stack takes all of the space across its axis, so its alignment is that of the canvas.

private struct Bars: View {
    var body: some View {
        Color(hex: 0xFF375F).frame(width: 20, height: 30)
        Color(hex: 0x34C759).frame(width: 40, height: 30)
        Color(hex: 0x007AFF).frame(width: 30, height: 30)
    }
}

#Preview("Vertical leading", traits: .fixedLayout(width: 60, height: 150)) {
    LazyVStack(alignment: .leading, spacing: 10) { Bars() }
}

#Preview("Vertical trailing", traits: .fixedLayout(width: 60, height: 150)) {
    LazyVStack(alignment: .trailing, spacing: 10) { Bars() }
}

#Preview("Horizontal bottom", traits: .fixedLayout(width: 150, height: 60)) {
    LazyHStack(alignment: .bottom, spacing: 10) {
        Color(hex: 0xFF375F).frame(width: 30, height: 20)
        Color(hex: 0x34C759).frame(width: 30, height: 40)
        Color(hex: 0x007AFF).frame(width: 30, height: 30)
    }
}
