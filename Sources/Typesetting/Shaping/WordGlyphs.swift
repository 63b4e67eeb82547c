import CHarfBuzz
import Synchronization

/// What decides which glyphs a word of the system font becomes, and how far apart they stand.
struct WordKey: Hashable, Sendable {
    /// The word and the spaces after it: in bold cuts a comma before a space is narrower.
    var word: String
    /// Kept alive by the key, so that its place in memory stands for it.
    var instance: FontInstance
    var monospacedDigits, hasLigatures: Bool
    var smallCaps: FontDescriptor.SmallCaps
    var language: String

    static func == (a: WordKey, b: WordKey) -> Bool {
        a.word == b.word && a.instance === b.instance && a.monospacedDigits == b.monospacedDigits && a.hasLigatures == b.hasLigatures
            && a.smallCaps == b.smallCaps && a.language == b.language
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(word)
        hasher.combine(ObjectIdentifier(instance))
    }
}

/// Words that are shaped one by one and kept: a text that was never seen mostly consists of words that were.
///
/// Only ASCII text in the system font: there nothing of a word depends on what stands before it or after its spaces, which a test shows
/// for every pair of characters. Joined scripts, and fonts of which that is not known, are shaped as a whole.
struct WordGlyphs {
    let library: FontLibrary
    let source: GlyphSource
    let units: [UInt16]
    let language: String

    /// Longer words are no words, and are not kept.
    private static let longestWord = 64

    /// Whether a font's words stand for themselves.
    static func areIndependent(in font: FontDescriptor) -> Bool {
        switch font.family {
        case .system, .rounded: true
        case .serif, .monospaced, .custom: false
        }
    }

    /// Where the words of a range begin and end, each with its spaces.
    static func words(_ units: [UInt16], in range: Range<Int>) -> [Range<Int>] {
        var words: [Range<Int>] = []
        var start = range.lowerBound
        while start < range.upperBound {
            var end = start
            while end < range.upperBound, units[end] != 0x20 { end += 1 }
            while end < range.upperBound, units[end] == 0x20 { end += 1 }
            words.append(start..<end)
            start = end
        }
        return words
    }

    /// The glyphs of an item from left to right; nil where its words may depend on each other.
    func glyphs(of item: Itemizer.Item, in run: TextRun, from instance: FontInstance, features: [hb_feature_t]) -> [PlacedGlyph]? {
        guard item.level == 0, case .glyphs(_, let script) = item.content, Self.areIndependent(in: run.font),
            units[item.text].allSatisfy({ $0 >= 0x20 && $0 < 0x7F })
        else { return nil }
        var glyphs: [PlacedGlyph] = []
        glyphs.reserveCapacity(item.text.count)
        for range in Self.words(units, in: item.text) {
            if range.count > Self.longestWord {
                var part = item
                part.text = range
                glyphs += source.glyphs(of: part, from: instance, script: script, features: features)
                continue
            }
            let key = WordKey(
                word: String(decoding: units[range], as: UTF16.self), instance: instance, monospacedDigits: run.font.monospacedDigits,
                hasLigatures: run.tracking == 0, smallCaps: run.font.smallCaps, language: language)
            let word = library.words.value(for: key) {
                library.wordShapings.add(1, ordering: .relaxed)
                var part = item
                part.text = range
                return source.glyphs(of: part, from: instance, script: script, features: features).map { $0.moved(by: -range.lowerBound) }
            }
            for glyph in word { glyphs.append(glyph.moved(by: range.lowerBound)) }
        }
        return glyphs
    }
}

extension PlacedGlyph {
    /// The same for a character so many UTF-16 units further on.
    func moved(by offset: Int) -> PlacedGlyph {
        var glyph = self
        glyph.cluster += offset
        return glyph
    }
}
