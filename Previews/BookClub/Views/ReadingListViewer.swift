import SwiftUI

/// The list, and beside it, where there is room, the book that was chosen; each window remembers its own choice.
struct ReadingListColumns: View {
    @ObservedObject var store: ReadingListStore
    @SceneStorage("selection") private var selection: String?

    var body: some View {
        NavigationView {
            ReadingList(store: store, selection: $selection)
            BookDetailPlaceholder()
        }
    }
}

/// The same with a store of its own, made once however often the parent is renewed.
struct ReadingListViewer: View {
    @StateObject private var store = ReadingListStore()

    var body: some View { ReadingListColumns(store: store) }
}

/// The same with its store in the wrong wrapper: whoever renews its parent renews the store, and what was read is lost.
struct ForgetfulReadingListViewer: View {
    @ObservedObject var store = ReadingListStore()

    var body: some View {
        NavigationView {
            ReadingList(store: store, selection: .constant(nil))
            BookDetailPlaceholder()
        }
    }
}

// B12, B13, B15, B17, B18
struct ReadingListViewer_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            ReadingListViewer()
                .previewDisplayName("B12 iPhone")
            ReadingListViewer()
                .preferredColorScheme(.dark)
                .environment(\.layoutDirection, .rightToLeft)
                .previewDisplayName("B17 dark right to left")
            ReadingListViewer()
                .environment(\.sizeCategory, .extraExtraExtraLarge)
                .previewDisplayName("B17 xxxL")
        }
        .environment(\.displayScale, 2)
        // B18
        Group {
            ReadingListViewer()
                .previewDisplayName("B18 iPad")
            ReadingListViewer()
                .preferredColorScheme(.dark)
                .environment(\.layoutDirection, .rightToLeft)
                .previewDisplayName("B18 iPad dark right to left")
        }
        .previewDevice("iPad Pro (11-inch) (4th generation)")
        .previewInterfaceOrientation(.landscapeLeft)
        .environment(\.displayScale, 1)
    }
}
