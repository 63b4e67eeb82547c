import Synchronization

/// Texts that were shaped lately, so that a label shown again costs a look-up.
///
/// Two generations: what is asked for moves to the young one; when that is full, the old one is forgotten. Bounded, and
/// without a clock.
final class ShapingCache: Sendable {
    struct Key: Hashable {
        /// Tags set to 0: they do not influence shaping.
        var runs: [TextRun]
        var language: String
        var isRightToLeft: Bool
    }

    fileprivate struct Generations {
        var young: [Key: ShapedText] = [:]
        var old: [Key: ShapedText] = [:]
    }

    fileprivate static let generationSize = 1024
    private let generations = Mutex(Generations())

    subscript(key: Key) -> ShapedText? {
        generations.withLock { generations in
            if let text = generations.young[key] { return text }
            guard let text = generations.old[key] else { return nil }
            generations.keep(text, for: key)
            return text
        }
    }

    func keep(_ text: ShapedText, for key: Key) { generations.withLock { $0.keep(text, for: key) } }

    func removeAll() { generations.withLock { $0 = Generations() } }
}

extension ShapingCache.Generations {
    fileprivate mutating func keep(_ text: ShapedText, for key: ShapingCache.Key) {
        if young.count >= ShapingCache.generationSize { (old, young) = (young, [:]) }
        young[key] = text
    }
}
