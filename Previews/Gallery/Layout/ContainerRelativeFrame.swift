import SwiftUI

#Preview("Thirds", traits: .fixedLayout(width: 300, height: 100)) {
    HStack(spacing: 0) {
        ForEach([0xFF3B30, 0x34C759, 0x007AFF] as [UInt32], id: \.self) { hex in
            Color(hex: hex).containerRelativeFrame(.horizontal, count: 3, span: 1, spacing: 0)
        }
    }
}

#Preview("Thirds of the height", traits: .fixedLayout(width: 100, height: 241)) {
    VStack(spacing: 0) {
        ForEach([0xFF3B30, 0x34C759, 0x007AFF] as [UInt32], id: \.self) { hex in
            Color(hex: hex).containerRelativeFrame(.vertical, count: 3, span: 1, spacing: 0)
        }
    }
}

#Preview("Thirds with spacing", traits: .fixedLayout(width: 300, height: 100)) {
    HStack(spacing: 0) {
        ForEach([0xFF3B30, 0x34C759, 0x007AFF] as [UInt32], id: \.self) { hex in
            Color(hex: hex).containerRelativeFrame(.horizontal, count: 3, span: 1, spacing: 10)
        }
    }
}

#Preview("Three of four", traits: .fixedLayout(width: 400, height: 100)) {
    HStack(spacing: 0) {
        Color(hex: 0xFF3B30).containerRelativeFrame(.horizontal, count: 4, span: 3, spacing: 0)
        Color(hex: 0x34C759).containerRelativeFrame(.horizontal, count: 4, span: 1, spacing: 0)
    }
}

#Preview("Texts hug the other axis", traits: .fixedLayout(width: 300, height: 100)) {
    HStack(spacing: 0) {
        Text("Top").containerRelativeFrame(.horizontal, count: 3, span: 1, spacing: 0, alignment: .top)
            .background(Color(hex: 0xFF3B30))
        Text("Center").containerRelativeFrame(.horizontal, count: 3, span: 1, spacing: 0, alignment: .center)
            .background(Color(hex: 0x34C759))
        Text("Bottom").containerRelativeFrame(.horizontal, count: 3, span: 1, spacing: 0, alignment: .bottom)
            .background(Color(hex: 0x007AFF))
    }
}

#Preview("Twelve columns", traits: .fixedLayout(width: 400, height: 300)) {
    VStack(spacing: 0) {
        Color(hex: 0xFF3B30).containerRelativeFrame(.horizontal, count: 12, span: 12, spacing: 0).frame(height: 50)
        HStack(spacing: 0) {
            Color(hex: 0x34C759).containerRelativeFrame(.horizontal, count: 12, span: 3, spacing: 0)
            Color(hex: 0x007AFF).containerRelativeFrame(.horizontal, count: 12, span: 9, spacing: 0)
        }
    }
}
