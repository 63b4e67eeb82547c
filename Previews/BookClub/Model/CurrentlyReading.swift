import SwiftUI

/// A book that is being read.
class CurrentlyReading: ObservableObject, Identifiable {
    let book: Book
    @Published var progress: ReadingProgress
    @Published var isFinished = false

    init(book: Book, progress: ReadingProgress = ReadingProgress()) {
        self.book = book
        self.progress = progress
    }

    var currentProgress: Double { isFinished ? 1 : progress.progress }

    func add(_ progress: Double, note: String?, at time: Date) {
        self.progress.entries.append(ReadingProgress.Entry(progress: progress, time: time, note: note))
    }
}

extension CurrentlyReading {
    /// Half of a book, in two entries, for previews.
    static func sample(_ book: Book = .persuasion, isFinished: Bool = false) -> CurrentlyReading {
        let monday = Date(timeIntervalSince1970: 1_592_812_800)
        let reading = CurrentlyReading(book: book)
        reading.add(0.15, note: "Anne is eight years older and wiser.", at: monday)
        reading.add(0.48, note: nil, at: monday.addingTimeInterval(2 * 86_400))
        reading.isFinished = isFinished
        return reading
    }
}
