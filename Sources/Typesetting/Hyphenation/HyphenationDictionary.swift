import Foundation
import Synchronization

/// Where a language's words may be divided, by the patterns of a LibreOffice hyphenation dictionary.
///
/// Liang's algorithm (F. M. Liang, "Word Hy-phen-a-tion by Com-put-er", Stanford 1983): a pattern is a few letters with digits among
/// them; wherever its letters stand in a word its digits count, at each place the greatest one, and an odd one allows a hyphen. The
/// file's format, compound words (`NEXTLEVEL`) and least distances are those of README.hyphen in Debian's libhyphen-dev. That library
/// itself is no help here: it takes 4 s to load the German dictionary and half a second for the Hungarian one, in every process.
///
/// Of what follows from libhyphen's automaton (`PatternTable.Matching`), dictionaries with levels are meant so, being written for it: with
/// all of its patterns the German one gives "Sa-lzgurke". The others come from TeX, and are meant as Liang's: with the longest only, the
/// Norwegian one leaves most words whole.
final class HyphenationDictionary: Sendable {
    /// The first finds where compound words are joined, the last where a word is divided.
    private let levels: [PatternTable]
    private let matching: PatternTable.Matching
    private let least: Least
    /// Letters beside which no hyphen may stand, though the word is divided there.
    private let unhyphenated: Set<UInt16>

    /// How many letters must stand beside a hyphen: at the word's edges, and at the seams of a compound.
    private struct Least {
        var before = 2, after = 2, afterSeam = 0, beforeSeam = 0
    }

    /// The dictionary of a file, read once in this process; nil when it is not there or none.
    static func shared(_ path: String) -> HyphenationDictionary? {
        loaded.withLock { loaded in
            if let known = loaded[path] { return known }
            guard let data = FileManager.default.contents(atPath: path), let read = HyphenationDictionary(data) else { return nil }
            loaded[path] = read
            return read
        }
    }

    private static let loaded = Mutex<[String: HyphenationDictionary]>([:])

    /// Nil when the first line names no known encoding, or no pattern follows.
    init?(_ data: Data) {
        var lines = [UInt8](data).split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }[...]
        guard let name = lines.popFirst(), let encoding = PatternEncoding(named: String(decoding: name, as: UTF8.self)) else { return nil }
        var (tables, least, unhyphenated) = ([PatternTable()], Least(), Set<UInt16>())
        var (pattern, count) = (Pattern(), 0)
        for line in lines where line.first != UInt8(ascii: "%") && line.first != UInt8(ascii: "#") {
            if let (keyword, value) = Keyword.read(line) {
                switch keyword {
                case .left: least.before = max(least.before, Int(value) ?? 0)
                case .right: least.after = max(least.after, Int(value) ?? 0)
                case .compoundLeft: least.afterSeam = Int(value) ?? 0
                case .compoundRight: least.beforeSeam = Int(value) ?? 0
                case .without: unhyphenated.formUnion(value.split(separator: ",").compactMap(\.utf16.first))
                case .nextLevel: tables.append(PatternTable())
                }
            } else {
                encoding.read(line, into: &pattern)
                tables[tables.count - 1].append(pattern.letters, pattern.values)
                count += 1
            }
        }
        guard count > 0 else { return nil }
        matching = tables.count == 1 ? .all : .longestBeginning
        if tables.count == 1 {
            // Without levels of their own, dictionaries take what stands on either side of an apostrophe for words.
            var apostrophes = PatternTable()
            apostrophes.append("'".utf16, [1, 1])
            tables.insert(apostrophes, at: 0)
            unhyphenated.formUnion("'".utf16)
        }
        (levels, self.least, self.unhyphenated) = (tables, least, unhyphenated)
    }

    private enum Keyword: String {
        case left = "LEFTHYPHENMIN", right = "RIGHTHYPHENMIN"
        case compoundLeft = "COMPOUNDLEFTHYPHENMIN", compoundRight = "COMPOUNDRIGHTHYPHENMIN"
        case without = "NOHYPHEN", nextLevel = "NEXTLEVEL"

        /// Nil for patterns, which have no capitals.
        static func read(_ line: ArraySlice<UInt8>) -> (Keyword, value: Substring)? {
            guard let first = line.first, 0x41...0x5A ~= first else { return nil }
            let words = String(decoding: line, as: UTF8.self).split(maxSplits: 1) { $0 == " " || $0 == "\t" }
            guard let word = words.first, let keyword = Keyword(rawValue: String(word)) else { return nil }
            return (keyword, (words.dropFirst().first ?? "").prefix { $0 != " " && $0 != "\t" })
        }
    }

    /// The offsets into a word of small letters, ascending, before which a hyphen may stand.
    ///
    /// Never with a single letter on one side, even where a dictionary would allow it (Swedish), and never where the division would
    /// change the word's letters (Hungarian "asz-szony" for "asszony"): such a word is divided elsewhere.
    func places(in word: [UInt16]) -> [Int] {
        guard word.count >= least.before + least.after else { return [] }
        let values = values(in: word[...], level: 0)
        return (least.before...word.count - least.after).filter { place in
            PatternTable.allows(values[place]) && !unhyphenated.contains(word[place - 1]) && !unhyphenated.contains(word[place])
        }
    }

    /// A word's own values are those of the last level; where it is joined of several, each is divided as if it stood alone.
    private func values(in word: ArraySlice<UInt16>, level: Int) -> [UInt8] {
        var values = levels[level].values(in: word, matching)
        if level + 1 == levels.count { return values }
        let seams = word.indices.dropFirst().filter { values[$0 - word.startIndex] & 1 == 1 }
        if seams.isEmpty { return self.values(in: word, level: level + 1) }
        for (start, end) in zip([word.startIndex] + seams, seams + [word.endIndex]) where end - start > 1 {
            let inner = self.values(in: word[start..<end], level: level)
            for place in start + 1..<end {
                let isNearSeam = start > word.startIndex && place - start < least.afterSeam || end < word.endIndex && end - place < least.beforeSeam
                values[place - word.startIndex] = isNearSeam ? 0 : inner[place - start]
            }
        }
        return values
    }
}

/// A line as it stands in the file: `a1bc3d4`, or with a change of letters behind it: `c1k/k=k,1,2`.
private struct Pattern {
    private(set) var letters: [UInt16] = []
    private(set) var values: [UInt8] = []

    mutating func begin() {
        letters.removeAll(keepingCapacity: true)
        values.removeAll(keepingCapacity: true)
        values.append(0)
    }

    mutating func append(_ unit: UInt16) {
        if 0x30...0x39 ~= unit {
            values[values.count - 1] = UInt8(unit - 0x30)
        } else {
            letters.append(unit)
            values.append(0)
        }
    }

    /// All hyphens that it allows change letters.
    mutating func markChange() {
        for index in values.indices where values[index] & 1 == 1 { values[index] |= PatternTable.changesLetters }
    }
}

/// The characters that a dictionary's bytes stand for.
private struct PatternEncoding {
    /// By byte; nil: UTF-8.
    private var table: [UInt16]?

    /// `UTF-8`, or an encoding of one byte a character that the C library knows (`ISO8859-2`, `KOI8-R`); nil for others.
    init?(named name: String) {
        let name = name.trimmingCharacters(in: .whitespaces)
        if name.uppercased() == "UTF-8" { return }
        guard let converter = iconv_open("UTF-16LE", name), Int(bitPattern: converter) != -1 else { return nil }
        defer { iconv_close(converter) }
        table = (0...255).map { byte in
            var (source, target) = (CChar(truncatingIfNeeded: byte), [UInt16](repeating: 0, count: 4))
            var (sourceCount, targetCount) = (1, 8)
            target.withUnsafeMutableBytes { target in
                var targetStart = target.baseAddress?.assumingMemoryBound(to: CChar.self)
                withUnsafeMutablePointer(to: &source) { source in
                    var sourceStart: UnsafeMutablePointer<CChar>? = source
                    _ = iconv(converter, &sourceStart, &sourceCount, &targetStart, &targetCount)
                }
            }
            return UInt16(littleEndian: target[0])
        }
    }

    /// Reads a line up to its first space.
    func read(_ line: ArraySlice<UInt8>, into pattern: inout Pattern) {
        pattern.begin()
        let end = line.firstIndex { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "/") } ?? line.endIndex
        if let table {
            for byte in line[..<end] { pattern.append(table[Int(byte)]) }
        } else {
            for unit in String(decoding: line[..<end], as: UTF8.self).utf16 { pattern.append(unit) }
        }
        if end < line.endIndex, line[end] == UInt8(ascii: "/") { pattern.markChange() }
    }
}
