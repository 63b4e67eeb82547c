import SwiftUI

#Preview("Underline", traits: .fixedLayout(width: 200, height: 100)) {
    VStack(spacing: 20) {
        Text("Simple underline").underline()
        Text("No underline").underline(false)
    }
}

#Preview("Underline in colours", traits: .fixedLayout(width: 200, height: 100)) {
    VStack(spacing: 20) {
        Text("Red underline").underline(color: Color(hex: 0xFF0000))
        Text("Blue underline").underline(color: Color(hex: 0x0000FF))
        Text("Default underline").underline()
    }
}

#Preview("Strikethrough", traits: .fixedLayout(width: 200, height: 100)) {
    VStack(spacing: 20) {
        Text("Simple strikethrough").strikethrough()
        Text("No strikethrough")
    }
}

#Preview("Strikethrough in colours", traits: .fixedLayout(width: 200, height: 100)) {
    VStack(spacing: 20) {
        Text("Red strikethrough").strikethrough(color: Color(hex: 0xFF0000))
        Text("Blue strikethrough").strikethrough(color: Color(hex: 0x0000FF))
        Text("Default strikethrough").strikethrough()
    }
}

#Preview("Patterns", traits: .fixedLayout(width: 200, height: 120)) {
    VStack(spacing: 8) {
        Text("Dots").underline(pattern: .dot)
        Text("Dashes").underline(pattern: .dash)
        Text("Dashes and dots").underline(pattern: .dashDot)
    }
}

#Preview("Underline on and off", traits: .fixedLayout(width: 200, height: 100)) {
    VStack(spacing: 20) {
        Text("Active underline").underline(true)
        Text("Inactive underline").underline(false)
    }
}

#Preview("Strikethrough on and off", traits: .fixedLayout(width: 200, height: 100)) {
    VStack(spacing: 20) {
        Text("Active strikethrough").strikethrough(true)
        Text("Inactive strikethrough").strikethrough(false)
    }
}
