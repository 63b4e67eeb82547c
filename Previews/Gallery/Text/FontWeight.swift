import SwiftUI

#Preview("Of a title", traits: .fixedLayout(width: 250, height: 350)) {
    VStack(spacing: 8) {
        Text("Title - Ultralight").fontWeight(.ultraLight)
        Text("Title - Light").fontWeight(.light)
        Text("Title - Regular").fontWeight(.regular)
        Text("Title - Medium").fontWeight(.medium)
        Text("Title - Semibold").fontWeight(.semibold)
        Text("Title - Bold").fontWeight(.bold)
        Text("Title - Heavy").fontWeight(.heavy)
        Text("Title - Black").fontWeight(.black)
    }
    .font(.title)
}

#Preview("Of body text", traits: .fixedLayout(width: 90, height: 130)) {
    VStack(spacing: 4) {
        Text("Light").fontWeight(.light)
        Text("Regular").fontWeight(.regular)
        Text("Semibold").fontWeight(.semibold)
        Text("Bold").fontWeight(.bold)
        Text("Heavy").fontWeight(.heavy)
    }
}

#Preview("bold is semibold", traits: .fixedLayout(width: 60, height: 30)) { Text("Bold").bold() }

#Preview("bold in blue", traits: .fixedLayout(width: 60, height: 30)) { Text("Bold").bold().foregroundStyle(Color(hex: 0x007AFF)) }

#Preview("Light", traits: .fixedLayout(width: 60, height: 30)) { Text("Light").fontWeight(.light) }

#Preview("Light on black", traits: .fixedLayout(width: 60, height: 30)) { Text("Light").fontWeight(.light).preferredColorScheme(.dark) }

#Preview("Regular", traits: .fixedLayout(width: 80, height: 30)) { Text("Regular").fontWeight(.regular) }

#Preview("Semibold", traits: .fixedLayout(width: 90, height: 30)) { Text("Semibold").fontWeight(.semibold) }

#Preview("Bold", traits: .fixedLayout(width: 60, height: 30)) { Text("Bold").fontWeight(.bold) }

#Preview("Heavy", traits: .fixedLayout(width: 70, height: 30)) { Text("Heavy").fontWeight(.heavy) }

#Preview("Disabled", traits: .fixedLayout(width: 300, height: 120)) {
    VStack(spacing: 16) {
        Text("Enabled Text").font(.title2).foregroundColor(Color(hex: 0x007AFF))
        Text("Disabled Text").font(.title2).foregroundColor(Color(hex: 0x007AFF)).disabled(true)
    }
}
