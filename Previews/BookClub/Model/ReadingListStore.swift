import SwiftUI

/// The books that a club reads.
@MainActor class ReadingListStore: ObservableObject {
    @Published var reading: [CurrentlyReading]

    /// How many stores there have been: a view that observes one it does not own makes one after another.
    static var made = 0

    init(reading: [CurrentlyReading] = ReadingListStore.samples) {
        self.reading = reading
        Self.made += 1
    }

    subscript(id: Book.ID?) -> CurrentlyReading? { reading.first { $0.book.id == id } }

    private static var samples: [CurrentlyReading] {
        [.sample(), .sample(.middlemarch, isFinished: true), .sample(.kokoro), CurrentlyReading(book: .timeMachine)]
    }
}
