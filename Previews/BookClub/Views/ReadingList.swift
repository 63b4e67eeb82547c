import SwiftUI

/// The books in a list; a row leads to its book.
struct ReadingList: View {
    @ObservedObject var store: ReadingListStore
    @Binding var selection: Book.ID?

    var body: some View {
        List(store.reading) { reading in
            NavigationLink {
                BookView(currentlyReading: reading).navigationTitle(reading.book.title)
            } label: {
                BookCard(book: reading.book, progress: reading.currentProgress)
            }
        }
        .navigationTitle("Currently Reading")
    }
}

struct BookDetailPlaceholder: View {
    var body: some View {
        ContentUnavailableView("No Book Selected", systemImage: "book", description: Text("Choose a book from the list."))
    }
}
