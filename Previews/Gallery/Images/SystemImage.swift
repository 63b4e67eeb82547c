import SwiftUI

#Preview("Star", traits: .fixedLayout(width: 50, height: 50)) { Image(systemName: "star.fill") }

#Preview("Heart in red", traits: .fixedLayout(width: 50, height: 50)) {
    Image(systemName: "heart.fill").foregroundStyle(Color(hex: 0xFF0000))
}

#Preview("Globe above a text", traits: .fixedLayout(width: 400, height: 400)) {
    VStack(spacing: 8) {
        Image(systemName: "globe").imageScale(.large).foregroundStyle(.tint)
        Text("Hello World")
    }
    .padding(8)
    .environment(\.displayScale, 1)
}

#Preview("With text by size and weight", traits: .fixedLayout(width: 220, height: 130)) {
    VStack(alignment: .leading, spacing: 8) {
        Label("Body", systemImage: "star.fill")
        Label("Title", systemImage: "heart.fill").font(.title)
        Label("Semibold", systemImage: "gearshape.fill").fontWeight(.semibold)
    }
}

#Preview("Stretched", traits: .fixedLayout(width: 180, height: 80)) {
    HStack {
        Image(systemName: "star.fill").resizable().frame(width: 60, height: 60)
        Image(systemName: "heart.fill").resizable().frame(width: 100, height: 40)
    }
}
