import Combine

final class BookStore: ObservableObject {
    @Published var books: [Book]
    @Published private(set) var pages = 0
    private var subscriptions: Set<AnyCancellable> = []

    init(books: [Book] = []) {
        self.books = books
        $books.map { $0.reduce(0) { $0 + $1.pages } }
            .sink { [weak self] in self?.pages = $0 }
            .store(in: &subscriptions)
    }
}
