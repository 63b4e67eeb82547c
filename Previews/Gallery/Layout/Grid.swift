import SwiftUI

#Preview("Rows of unequal length", traits: .fixedLayout(width: 100, height: 150)) {
    Grid(horizontalSpacing: 2, verticalSpacing: 2) {
        GridRow {
            Color(hex: 0xFF0000)
            Color(hex: 0x00FF00)
            Color(hex: 0x0000FF)
        }
        GridRow {
            Color(hex: 0xFFFF00)
            Color(hex: 0xFF00FF)
        }
        GridRow { Color(hex: 0xFFFF00) }
    }
}
