import Foundation
import Typesetting

/// A `.xcstrings` file: one table in all its languages.
struct StringCatalog: Sendable {
    let sourceLanguage: String
    /// By language, then key.
    private(set) var tables: [String: [String: LocalizedEntry]] = [:]

    init(_ data: Data) throws(TableMistake) {
        let file: File
        do {
            file = try JSONDecoder().decode(File.self, from: data)
        } catch {
            throw TableMistake(reason: JSONMistake.sentence(error))
        }
        sourceLanguage = file.sourceLanguage ?? "en"
        tables[sourceLanguage] = [:]
        for (key, string) in file.strings ?? [:] {
            for (language, localization) in string.localizations ?? [:] {
                if let entry = localization.entry { tables[language, default: [:]][key] = entry }
            }
            // A key without text in the source language is that text.
            if tables[sourceLanguage]?[key] == nil { tables[sourceLanguage]?[key] = LocalizedEntry(key) }
        }
    }
}

// MARK: - The file's shape

private struct File: Decodable {
    var sourceLanguage: String?
    var strings: [String: CatalogString]?
}

private struct CatalogString: Decodable {
    var localizations: [String: Localization]?
}

private struct StringUnit: Decodable {
    var state: String?
    var value: String?
}

/// A text, a set of variations, or, as some tools write it, the bare string.
private struct Variation: Decodable {
    var unit: StringUnit?
    var variations: Variations?

    enum CodingKeys: String, CodingKey { case stringUnit, variations }

    init(from decoder: any Decoder) throws {
        if let text = try? decoder.singleValueContainer().decode(String.self) {
            unit = StringUnit(value: text)
            return
        }
        let container = try decoder.container(keyedBy: CodingKeys.self)
        unit = try container.decodeIfPresent(StringUnit.self, forKey: .stringUnit)
        variations = try container.decodeIfPresent(Variations.self, forKey: .variations)
    }

    /// Nil when there is no text: a translation that was not made yet.
    var phrase: LocalizedPhrase? {
        if let phrase = variations?.phrase { return phrase }
        return unit?.value.map { .text($0) }
    }
}

private struct Variations: Decodable {
    var plural: [String: Variation]?
    var device: [String: Variation]?

    var phrase: LocalizedPhrase? {
        if let device {
            let phrases = device.compactMapValues(\.phrase)
            return phrases.isEmpty ? nil : .device(phrases)
        }
        guard let plural else { return nil }
        var forms: [PluralRules.Category: LocalizedPhrase] = [:]
        for (name, variation) in plural {
            if let category = PluralRules.Category(rawValue: name), let phrase = variation.phrase { forms[category] = phrase }
        }
        return forms.isEmpty ? nil : .plural(forms)
    }
}

private struct Substitution: Decodable {
    var argNum: Int?
    var formatSpecifier: String?
    var variations: Variations?
}

private struct Localization: Decodable {
    var variation: Variation
    var substitutions: [String: Substitution]?

    enum CodingKeys: String, CodingKey { case substitutions }

    init(from decoder: any Decoder) throws {
        variation = try Variation(from: decoder)
        guard let container = try? decoder.container(keyedBy: CodingKeys.self) else { return }
        substitutions = try container.decodeIfPresent([String: Substitution].self, forKey: .substitutions)
    }

    var entry: LocalizedEntry? {
        guard let phrase = variation.phrase, variation.unit?.state != "new" || variation.unit?.value?.isEmpty == false else { return nil }
        let variables = (substitutions ?? [:]).compactMapValues { substitution in
            substitution.variations?.phrase.map {
                LocalizedEntry.Variable(argument: substitution.argNum, specifier: substitution.formatSpecifier, phrase: $0)
            }
        }
        return LocalizedEntry(phrase, variables: variables)
    }
}
