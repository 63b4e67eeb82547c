import SwiftUI

private let place = URL(string: "https://example.com")!

#Preview("Link", traits: .fixedLayout(width: 200, height: 100)) { Link("Visit Apple", destination: place) }

#Preview("Own label", traits: .fixedLayout(width: 200, height: 100)) {
    Link(destination: place) {
        HStack(spacing: 8) {
            Image(systemName: "link")
            Text("GitHub")
        }
    }
}

#Preview("Styled", traits: .fixedLayout(width: 250, height: 200)) {
    VStack(alignment: .leading, spacing: 15) {
        Link("Default Link", destination: place)
        Link("Styled Link", destination: place).font(.title3).foregroundStyle(Color(hex: 0x007AFF))
        Link("Large Link", destination: place).font(.title).bold()
    }
    .padding(20)
}

#Preview("With icon", traits: .fixedLayout(width: 200, height: 100)) {
    Link(destination: place) {
        HStack(spacing: 6) {
            Text("Apple")
            Image(systemName: "arrow.up.right.square").font(.caption)
        }
    }
}

#Preview("Share", traits: .sizeThatFitsLayout) {
    VStack(alignment: .leading, spacing: 15) {
        ShareLink(item: place)
        ShareLink("Share the page", item: place)
        ShareLink(item: place) { Text("Own label") }.buttonStyle(.bordered)
    }
    .padding()
}
