import Foundation

/// Which dictionary divides the words of which language.
///
/// The languages are those that iOS divides and those for which Debian ships patterns, together. Of iOS the list is known through
/// Safari, which asks `CFStringIsHyphenationAvailableForLocale` (MDN's browser-compat-data, css/properties/hyphens): Catalan, Croatian,
/// Czech, Danish, Dutch, English (British and American by different dictionaries), Finnish, French, German, Hungarian, Italian,
/// Norwegian, Polish, Portuguese, Russian, Spanish, Swedish, Turkish, Ukrainian. Debian has no patterns for Finnish and Turkish, and
/// has them for languages of which it is not known that iOS divides them (Afrikaans to Zulu, below): a divided word reads better than a
/// torn one. Apple's patterns are not public, so a word may be divided at another of its syllables here.
enum HyphenationLanguages {
    struct Row: Equatable, Sendable {
        /// The language's name in English.
        var name: String
        /// In the folder of dictionaries.
        var file: String
        var debianPackage: String
        /// ISO 15924: words in other letters are not divided.
        var script = "Latn"

        fileprivate init(_ name: String, _ file: String, _ debianPackage: String, script: String = "Latn") {
            (self.name, self.file, self.debianPackage, self.script) = (name, file + ".dic", debianPackage, script)
        }
    }

    /// By language, language and script, or language and region.
    static let rows: [String: Row] = [
        "ca": Row("Catalan", "hyph_ca_ES", "hyphen-ca"),
        "cs": Row("Czech", "hyph_cs_CZ", "hyphen-cs"),
        "da": Row("Danish", "hyph_da_DK", "hyphen-da"),
        "de": Row("German", "hyph_de_DE", "hyphen-de"),
        "en": Row("American English", "hyph_en_US", "hyphen-en-us"),
        "en-GB": Row("British English", "hyph_en_GB", "hyphen-en-gb"),
        "es": Row("Spanish", "hyph_es_ES", "hyphen-es"),
        "fr": Row("French", "hyph_fr", "hyphen-fr"),
        "hr": Row("Croatian", "hyph_hr_HR", "hyphen-hr"),
        "hu": Row("Hungarian", "hyph_hu_HU", "hyphen-hu"),
        "it": Row("Italian", "hyph_it_IT", "hyphen-it"),
        "nb": Row("Norwegian Bokmål", "hyph_nb_NO", "hyphen-no"),
        "nl": Row("Dutch", "hyph_nl_NL", "hyphen-nl"),
        "nn": Row("Norwegian Nynorsk", "hyph_nn_NO", "hyphen-no"),
        "pl": Row("Polish", "hyph_pl_PL", "hyphen-pl"),
        // As in CLDR, where "pt" alone is Brazil's, and that of Portugal is spoken in the rest of the world.
        "pt": Row("Brazilian Portuguese", "hyph_pt_BR", "hyphen-pt-br"),
        "pt-PT": Row("European Portuguese", "hyph_pt_PT", "hyphen-pt-pt"),
        "ru": Row("Russian", "hyph_ru_RU", "hyphen-ru", script: "Cyrl"),
        "sv": Row("Swedish", "hyph_sv_SE", "hyphen-sv"),
        "uk": Row("Ukrainian", "hyph_uk_UA", "hyphen-uk", script: "Cyrl"),

        "af": Row("Afrikaans", "hyph_af_ZA", "hyphen-af"),
        "be": Row("Belarusian", "hyph_be_BY", "hyphen-be", script: "Cyrl"),
        "bg": Row("Bulgarian", "hyph_bg_BG", "hyphen-bg", script: "Cyrl"),
        "el": Row("Greek", "hyph_el_GR", "hyphen-el", script: "Grek"),
        "gl": Row("Galician", "hyph_gl_ES", "hyphen-gl"),
        "id": Row("Indonesian", "hyph_id_ID", "hyphen-id"),
        "is": Row("Icelandic", "hyph_is_IS", "hyphen-is"),
        "lt": Row("Lithuanian", "hyph_lt_LT", "hyphen-lt"),
        "lv": Row("Latvian", "hyph_lv_LV", "hyphen-lv"),
        "mn": Row("Mongolian", "hyph_mn_MN", "hyphen-mn", script: "Cyrl"),
        "ro": Row("Romanian", "hyph_ro_RO", "hyphen-ro"),
        "sk": Row("Slovak", "hyph_sk_SK", "hyphen-sk"),
        "sl": Row("Slovenian", "hyph_sl_SI", "hyphen-sl"),
        "sr": Row("Serbian", "hyph_sr_RS", "hyphen-sr", script: "Cyrl"),
        "sr-Latn": Row("Serbian in Latin letters", "hyph_sr-Latn_RS", "hyphen-sr"),
        "zu": Row("Zulu", "hyph_zu_ZA", "hyphen-zu"),
    ]

    /// Divided by iOS, but not in Debian's dictionaries.
    static let unavailable = ["fi": "Finnish", "tr": "Turkish"]

    /// Regions whose texts are divided by another row than the language alone.
    private static let british: Set<String> = ["GB", "AU", "IE", "IN", "NZ", "ZA"]

    /// What divides the words of a language that are written in a script; a Latin word in a language of other letters counts as English.
    static func dictionary(of tag: String, script: String) -> Dictionary? {
        let language = Locale.Language(identifier: tag)
        // The likely one where the tag names none.
        guard let code = language.languageCode?.identifier, let ownScript = language.script?.identifier else { return nil }
        if script == "Latn", ownScript != "Latn" { return rows["en"].map(Dictionary.file) }
        if let name = unavailable[code] { return script == ownScript ? .unavailable(name) : nil }
        let region = language.region?.identifier
        let key = switch code {
        case "en" where region.map(british.contains) == true: "en-GB"
        case "pt" where region != nil && region != "BR": "pt-PT"
        case "sr" where ownScript == "Latn": "sr-Latn"
        case "no": "nb"
        default: code
        }
        return rows[key].flatMap { $0.script == script ? .file($0) : nil }
    }

    enum Dictionary: Equatable {
        case file(Row)
        /// The language's name.
        case unavailable(String)
    }
}
