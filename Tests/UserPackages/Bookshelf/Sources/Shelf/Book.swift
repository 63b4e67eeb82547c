struct Book: Identifiable, Hashable {
    var id: String { title }
    var title: String
    var author: String
    var pages: Int
}

let sampleBooks = [
    Book(title: "Middlemarch", author: "George Eliot", pages: 880),
    Book(title: "Invisible Cities", author: "Italo Calvino", pages: 165),
    Book(title: "The Waves", author: "Virginia Woolf", pages: 324),
]
