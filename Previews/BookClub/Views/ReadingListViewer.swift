import SwiftUI

/// The list, and beside it, where there is room, the book that was chosen.
struct ReadingListViewer: View {
    @StateObject private var store = ReadingListStore()
    @State private var selection: Book.ID?

    var body: some View {
        NavigationView {
            ReadingList(store: store, selection: $selection)
            BookDetailPlaceholder()
        }
    }
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

// B12, B13, B17
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
    }
}
