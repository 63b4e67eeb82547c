import Foundation

/// How far a reader has come, entry by entry, the latest last.
struct ReadingProgress {
    struct Entry: Identifiable {
        let id: UUID
        let progress: Double
        let time: Date
        let note: String?

        init(id: UUID = UUID(), progress: Double, time: Date, note: String? = nil) {
            self.id = id
            self.progress = progress
            self.time = time
            self.note = note
        }
    }

    var entries: [Entry] = []

    var progress: Double { entries.last?.progress ?? 0 }
}
