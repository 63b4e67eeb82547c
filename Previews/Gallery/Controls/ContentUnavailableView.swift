import SwiftUI

#Preview("Label description actions", traits: .fixedLayout(width: 320, height: 300)) {
    ContentUnavailableView {
        Label("No Mail", systemImage: "tray.fill")
    } description: {
        Text("New mails you receive will appear here.")
    } actions: {
        Button("Check Now") {}
    }
}

#Preview("Search", traits: .fixedLayout(width: 320, height: 260)) { ContentUnavailableView.search(text: "Vitrine") }

#Preview("Search dark Arabic", traits: .fixedLayout(width: 320, height: 260)) {
    ContentUnavailableView.search
        .environment(\.locale, Locale(identifier: "ar"))
        .environment(\.layoutDirection, .rightToLeft)
        .preferredColorScheme(.dark)
}
