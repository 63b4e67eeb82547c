import Foundation

/// A language made for testing: the development language's texts, changed so that what is not translated or does not fit is seen.
///
/// The identifiers are CLDR's: `en-XA` and `ar-XB`.
package enum PseudoLanguage: Sendable {
    /// Letters with accents, about a third longer, between marks that show where a text begins and ends.
    case accented
    /// Each word written from right to left, as in Arabic or Hebrew; the layout direction stays what the environment says.
    case bidirectional

    /// The pseudo-language that a locale asks for; nil for one that people speak.
    package init?(_ locale: Locale) {
        switch locale.identifier.prefix(while: { $0 != "@" }).lowercased().replacing("_", with: "-") {
        case "en-xa": self = .accented
        case "ar-xb", "en-xb": self = .bidirectional
        default: return nil
        }
    }

    /// A locale as tables, numbers and dates know it: the one given, unless it is a pseudo-language, whose texts are English.
    package static func spoken(_ locale: Locale) -> Locale { PseudoLanguage(locale) == nil ? locale : Locale(identifier: "en_US") }

    /// The words of a text changed; what stands in angle or round brackets behind a Markdown link's text stays.
    func changed(_ words: String) -> String {
        switch self {
        case .accented: accented(words)
        case .bidirectional: turned(words)
        }
    }

    /// A whole text, whose words are changed already, with its ends marked.
    func framed(_ text: String) -> String {
        guard !text.isEmpty else { return text }
        switch self {
        case .accented: return "⟦\(text)⟧"
        // The mark makes the paragraph one that reads from right to left, numbers and names at its start or not.
        case .bidirectional: return "\u{200F}" + text
        }
    }

    /// As a text of the framework's own is shown.
    func whole(_ text: String) -> String { framed(changed(text)) }

    private static let accents: [Character: Character] = {
        let plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
        let accented = "åƀçðéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ"
        return Dictionary(uniqueKeysWithValues: zip(plain, accented))
    }()

    /// Vowels are doubled, which makes English about a third longer: as much as German or Finnish.
    private func accented(_ text: String) -> String {
        var result = ""
        eachCharacter(of: text) { character, isLink in
            guard !isLink, let accent = Self.accents[character] else { return result.append(character) }
            result.append(accent)
            if "aeiouAEIOU".contains(character) { result.append(accent) }
        }
        return result
    }

    private func turned(_ text: String) -> String {
        var (result, word) = ("", "")
        func flush() {
            if !word.isEmpty { result += "\u{202E}\(word)\u{202C}" }
            word = ""
        }
        eachCharacter(of: text) { character, isLink in
            if !isLink, character.isLetter || (!word.isEmpty && "'’".contains(character)) { return word.append(character) }
            flush()
            result.append(character)
        }
        flush()
        return result
    }

    private func eachCharacter(of text: String, _ body: (Character, _ isLink: Bool) -> Void) {
        var (previous, isLink) = (Character(" "), false)
        for character in text {
            if character == "(", previous == "]" { isLink = true }
            body(character, isLink)
            if character == ")" { isLink = false }
            previous = character
        }
    }
}
