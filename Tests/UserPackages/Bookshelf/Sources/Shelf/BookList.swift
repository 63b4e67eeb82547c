import SwiftUI

public struct BookList: View {
    @ObservedObject private var store: BookStore
    @State private var showsPages = true

    public init() { self.init(store: BookStore(books: sampleBooks)) }

    init(store: BookStore) { self.store = store }

    public var body: some View {
        NavigationView {
            List {
                Section {
                    ForEach(store.books) { book in
                        // Not `BookRow`: its padding is changed by the script, and this preview must stay the same.
                        NavigationLink(destination: BookRow(book: book)) { Text(book.title) }
                    }
                    .onDelete { store.books.remove(atOffsets: $0) }
                }
                Section {
                    Button(action: { showsPages.toggle() }) { Text(showsPages ? "\(store.pages) pages" : "Show pages") }
                }
            }
            .navigationBarTitle(Text("Books"))
            .navigationBarItems(trailing: EditButton())
        }
    }
}

private struct BookList_Previews: PreviewProvider {
    static var previews: some View { BookList() }
}

enum Empty {
    struct List_Previews: PreviewProvider {
        static var previews: some View { BookList(store: BookStore()) }
    }
}

#Preview("Three books", traits: .fixedLayout(width: 320, height: 400)) {
    BookList()
}
