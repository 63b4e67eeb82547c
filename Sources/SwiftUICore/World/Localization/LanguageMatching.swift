import Foundation

/// Which of a bundle's languages serve a locale.
enum LanguageMatching {
    /// Identifiers that serve a locale, best first, in the normal form: `zh_TW` gives zh-hant-tw, zh-tw, zh-hant, zh.
    ///
    /// A script that the locale does not name is supplied by CLDR's likely subtags (through Foundation).
    static func candidates(for locale: Locale) -> [String] {
        let language = locale.language
        guard let code = language.languageCode?.identifier.lowercased(), !code.isEmpty else { return [] }
        let script = scriptCode(language)
        let region = language.region?.identifier.lowercased()
        var candidates: [String] = []
        func add(_ parts: String?...) {
            let identifier = parts.compactMap(\.self).joined(separator: "-")
            if !candidates.contains(identifier) { candidates.append(identifier) }
        }
        for code in [code] + (aliases[code] ?? []) {
            if let region {
                add(code, script, region)
                add(code, region)
                // Spanish of Latin America has a common form of its own (CLDR's parent locales).
                if code == "es", latinAmerica.contains(region) { add(code, "419") }
            }
            add(code, script)
            add(code)
        }
        return candidates
    }

    /// The bundle's languages that serve a locale, best first; they keep the spelling of the folder names.
    ///
    /// After the candidates come languages of another region in the same script: `en-GB` serves `en_US`, `zh_CN` serves `zh-Hans`.
    static func serving(_ locale: Locale, among available: [String]) -> [String] {
        let candidates = candidates(for: locale)
        guard let code = candidates.first?.split(separator: "-").first else { return [] }
        let script = scriptCode(locale.language)
        var serving: [String] = []
        func add(_ name: String) { if !serving.contains(name) { serving.append(name) } }
        func scriptOf(_ name: String) -> String? { scriptCode(Locale.Language(identifier: name)) }
        for candidate in candidates {
            // A bare `zh` is Simplified: it waits behind other Traditional ones.
            for name in available where normalized(name) == candidate && scriptOf(name) == script { add(name) }
        }
        for name in available.sorted() where normalized(name).split(separator: "-").first == code && scriptOf(name) == script { add(name) }
        for candidate in candidates {
            for name in available where normalized(name) == candidate { add(name) }
        }
        return serving
    }

    /// Lower case with hyphens; the folder names of old (`English.lproj`) become codes.
    static func normalized(_ identifier: String) -> String {
        let plain = identifier.replacing("_", with: "-").lowercased()
        return legacyNames[plain] ?? plain
    }

    /// The language as plural rules know it: `pt-PT` gives pt_pt, whose rules differ from pt.
    static func pluralLanguage(_ identifier: String) -> String { normalized(identifier).replacing("-", with: "_") }

    private static func scriptCode(_ language: Locale.Language) -> String? {
        language.script?.identifier.lowercased()
            ?? Locale.Language(identifier: language.maximalIdentifier).script?.identifier.lowercased()
    }

    private static let aliases = ["nb": ["no"], "no": ["nb"], "he": ["iw"], "iw": ["he"], "id": ["in"], "in": ["id"], "fil": ["tl"]]

    private static let latinAmerica: Set<String> = [
        "ar", "bo", "br", "bz", "cl", "co", "cr", "cu", "do", "ec", "gt", "hn", "mx", "ni", "pa", "pe", "pr", "py", "sv", "us", "uy", "ve",
    ]

    private static let legacyNames = [
        "english": "en", "french": "fr", "german": "de", "italian": "it", "japanese": "ja", "spanish": "es", "dutch": "nl",
    ]
}
