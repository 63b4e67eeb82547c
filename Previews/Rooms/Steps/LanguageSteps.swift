import SwiftUI

// The list in more languages, and in the two that are made for testing. Names are data and stay as they are.

private struct RoomsIn: View {
    let language: String
    var isRightToLeft = false

    var body: some View {
        ContentView(store: RoomStore(rooms: Array(testData.prefix(3))))
            .environment(\.locale, Locale(identifier: language))
            .environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight)
    }
}

#Preview("Hebrew", traits: .fixedLayout(width: 393, height: 420)) { RoomsIn(language: "he", isRightToLeft: true) }

#Preview("Hindi", traits: .fixedLayout(width: 393, height: 420)) { RoomsIn(language: "hi") }

#Preview("Thai", traits: .fixedLayout(width: 393, height: 420)) { RoomsIn(language: "th") }

#Preview("German", traits: .fixedLayout(width: 393, height: 420)) { RoomsIn(language: "de") }

#Preview("Thai AX5", traits: .fixedLayout(width: 393, height: 600)) {
    RoomsIn(language: "th").environment(\.dynamicTypeSize, .accessibility5)
}

#Preview("Arabic AX5", traits: .fixedLayout(width: 393, height: 600)) {
    RoomsIn(language: "ar", isRightToLeft: true).environment(\.dynamicTypeSize, .accessibility5)
}

#Preview("Accented for testing", traits: .fixedLayout(width: 393, height: 420)) { RoomsIn(language: "en-XA") }

#Preview("Right to left for testing", traits: .fixedLayout(width: 393, height: 420)) { RoomsIn(language: "ar-XB", isRightToLeft: true) }
