import Synchronization

/// Where lines may end, by language; the ICU iterators are kept open and used by one thread at a time.
final class LineBreakFinder: Sendable {
    private let open = Mutex<[String: ICU.LineBreaks]>([:])

    /// The UTF-16 offsets after which a line may end, ascending; the text's end is one of them.
    func offsets(in text: [UInt16], language: String) -> [Int] {
        open.withLock { open in
            if let breaks = open[language] { return breaks.offsets(in: text) }
            guard let breaks = ICU.LineBreaks(language: language) else { return [text.count] }
            open[language] = breaks
            return breaks.offsets(in: text)
        }
    }
}
