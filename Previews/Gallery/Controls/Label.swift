import SwiftUI

private struct Stacked: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.icon.foregroundStyle(.tint)
            configuration.title.font(.caption)
        }
    }
}

#Preview("Styles", traits: .sizeThatFitsLayout) {
    VStack(alignment: .leading, spacing: 12) {
        Label("Automatic", systemImage: "house")
        Label("Title and icon", systemImage: "gear").labelStyle(.titleAndIcon)
        Label("Icon only", systemImage: "star.fill").labelStyle(.iconOnly)
        Label("Title only", systemImage: "star.fill").labelStyle(.titleOnly)
        Label("Large", systemImage: "person.circle").font(.title2)
        Label("Own", systemImage: "book").labelStyle(Stacked())
        Label("\u{05E2}\u{05D1}\u{05E8}\u{05D9}\u{05EA}", systemImage: "globe").environment(\.layoutDirection, .rightToLeft)
    }
    .padding()
}

#Preview("In a list", traits: .fixedLayout(width: 320, height: 220)) {
    List {
        Label("Home", systemImage: "house")
        Label("Settings", systemImage: "gear")
        Label("Tinted", systemImage: "heart.fill").tint(.pink)
    }
}
