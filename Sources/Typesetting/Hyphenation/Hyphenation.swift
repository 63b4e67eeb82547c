import CHarfBuzz
import Foundation

/// Where a word may be divided with a hyphen, by the dictionaries of one folder.
///
/// iOS divides a word only when it does not fit a line of its own ("Com-pressed" was seen); so does `LineBreaker`, which asks here.
package struct Hyphenation: Sendable {
    /// Where Debian's packages put their dictionaries.
    package static let debianFolder = "/usr/share/hyphen"

    let folder: String

    enum Division: Equatable {
        /// Offsets into the word, ascending, before which a hyphen may stand.
        case places([Int])
        /// The language's words are divided, but not here.
        case unknown(MissingPatterns)
    }

    /// Looks a word up, in any case and with punctuation around it; words with digits or signs in them are not divided, nor those of
    /// letters that the language is not written in.
    ///
    /// - Parameter language: a BCP 47 tag.
    func division(of word: [Character], language: String) -> Division {
        // Two letters on each side are the least that any language has.
        guard let letters = Letters(word), letters.units.count >= 4,
            let dictionary = HyphenationLanguages.dictionary(of: language, script: letters.script)
        else { return .places([]) }
        switch dictionary {
        case .unavailable(let name): return .unknown(.notShipped(language: name))
        case .file(let row):
            let path = folder + "/" + row.file
            guard let patterns = HyphenationDictionary.shared(path) else {
                let missing = MissingPatterns.Installable(language: row.name, debianPackage: row.debianPackage)
                return .unknown(FileManager.default.fileExists(atPath: path) ? .unreadable(missing, path: path) : .notInstalled(missing))
            }
            return .places(patterns.places(in: letters.units).compactMap { letters.place(at: $0) })
        }
    }

    /// What divisions depend on here, as stable text: how many of the dictionaries are there, a digest of them, and which are not.
    package var fingerprint: String {
        let rows = Dictionary(HyphenationLanguages.rows.values.map { ($0.file, $0.debianPackage) }) { first, _ in first }.sorted { $0.key < $1.key }
        var (digest, count, missing) = (UInt64(0xCBF2_9CE4_8422_2325), 0, [String]())
        for (file, package) in rows {
            guard let data = FileManager.default.contents(atPath: folder + "/" + file) else {
                missing.append(package)
                continue
            }
            count += 1
            digest = Self.digest(data, after: digest)
        }
        let absent = missing.isEmpty ? "" : ", without " + Set(missing).sorted().joined(separator: " ")
        return "\(count) dictionaries \(String(digest, radix: 16))" + absent
    }

    /// FNV-1a, eight bytes at a time.
    private static func digest(_ data: Data, after start: UInt64) -> UInt64 {
        data.withUnsafeBytes { bytes in
            var digest = (start ^ UInt64(bytes.count)) &* 0x100_0000_01B3
            var index = 0
            while index + 8 <= bytes.count {
                digest = (digest ^ UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))) &* 0x100_0000_01B3
                digest ^= digest >> 29
                index += 8
            }
            for byte in bytes[index...] { digest = (digest ^ UInt64(byte)) &* 0x100_0000_01B3 }
            return digest
        }
    }
}

/// Why a word that does not fit is broken without a hyphen.
package enum MissingPatterns: Hashable, Sendable, CustomStringConvertible {
    case notInstalled(Installable)
    case unreadable(Installable, path: String)
    /// iOS divides words of the language; no Debian package can.
    case notShipped(language: String)

    package struct Installable: Hashable, Sendable {
        package var language: String
        package var debianPackage: String
    }

    /// One sentence: what happened and what to do.
    package var description: String {
        switch self {
        case .notInstalled(let missing):
            "\(missing.language) words that do not fit are broken without a hyphen: "
                + "install the patterns with 'apt-get install \(missing.debianPackage)'."
        case .unreadable(let missing, let path):
            "\(missing.language) words that do not fit are broken without a hyphen, as \(path) cannot be read: "
                + "install it again with 'apt-get install --reinstall \(missing.debianPackage)'."
        case .notShipped(let language):
            "\(language) words that do not fit are broken without a hyphen, where iOS has one: "
                + "Debian ships no patterns for them; a soft hyphen (U+00AD) in the text divides them."
        }
    }
}

/// A word as dictionaries know it: small letters of one script, composed, without the punctuation around it.
private struct Letters {
    var units: [UInt16] = []
    /// ISO 15924.
    var script: String
    /// For each unit, the offset of its character in the text it came from; -1 for a character's further units.
    private var offsets: [Int] = []

    /// Nil for what is no word: digits or signs in it, letters of several scripts.
    init?(_ text: [Character]) {
        guard let first = text.firstIndex(where: { !Self.opens($0) }), let last = text.lastIndex(where: { !Self.closes($0) }), first < last else {
            return nil
        }
        var script: hb_script_t?
        for offset in first...last {
            let character = text[offset]
            if Self.isApostrophe(character), offset > first, offset < last {
                offsets.append(offset)
                units.append(UInt16(UInt8(ascii: "'")))
                continue
            }
            guard character.isLetter else { return nil }
            let ascii = character.asciiValue
            let own = ascii != nil
                ? HB_SCRIPT_LATIN : hb_unicode_script(hb_unicode_funcs_get_default(), character.unicodeScalars.first!.value)
            guard script == nil || script == own else { return nil }
            script = own
            offsets.append(offset)
            if let ascii {
                units.append(UInt16(ascii | 0x20))
            } else {
                let small = character.lowercased().precomposedStringWithCanonicalMapping.utf16
                units += small
                offsets += repeatElement(-1, count: small.count - 1)
            }
        }
        guard let tag = script.flatMap(Self.tag) else { return nil }
        self.script = tag
    }

    /// The offset in the text of the character that begins with a unit; nil inside of a character.
    func place(at unit: Int) -> Int? { offsets[unit] < 0 ? nil : offsets[unit] }

    private static func tag(_ script: hb_script_t) -> String? {
        switch script {
        case HB_SCRIPT_LATIN: "Latn"
        case HB_SCRIPT_CYRILLIC: "Cyrl"
        case HB_SCRIPT_GREEK: "Grek"
        default: nil
        }
    }

    private static func isApostrophe(_ character: Character) -> Bool { character == "'" || character == "\u{2019}" }

    private static func opens(_ character: Character) -> Bool {
        switch character.unicodeScalars.first!.properties.generalCategory {
        case .openPunctuation, .initialPunctuation: true
        // „ opens in German, » in Danish.
        case .finalPunctuation, .otherPunctuation: "¿¡\"'»’".contains(character)
        default: false
        }
    }

    private static func closes(_ character: Character) -> Bool {
        switch character.unicodeScalars.first!.properties.generalCategory {
        case .closePunctuation, .finalPunctuation, .initialPunctuation, .dashPunctuation: true
        case .otherPunctuation: ".,;:!?…\"'·".contains(character)
        default: false
        }
    }
}
