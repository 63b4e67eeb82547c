import Foundation

struct Book: Identifiable, Hashable {
    var title: String
    var author: String
    var coverName: String { title }
    var id: String { title }
}

extension Book {
    static let persuasion = Book(title: "Persuasion", author: "Jane Austen")
    static let middlemarch = Book(title: "Middlemarch", author: "George Eliot")
    static let kokoro = Book(title: "Kokoro", author: "Natsume Sōseki")
    static let timeMachine = Book(title: "The Time Machine", author: "H. G. Wells")
}
