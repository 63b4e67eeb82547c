/// Which files draw what: names only, looked up in the library's folders.
enum FontTable {
    /// Inter's two optical cuts.
    static let systemText = "Inter.var.ttf"
    static let systemDisplay = "InterDisplay.var.ttf"

    static let emoji = "NotoColorEmoji.ttf"
    static let serif = "NotoSerif"
    static let monospaced = "NotoSansMono"

    /// What every picture may need, and the Debian package it comes in.
    static let required: [(file: String, font: String, debianPackage: String)] = [
        ("Inter.var.ttf", "Inter", "fonts-inter-variable"),
        ("InterDisplay.var.ttf", "Inter Display", "fonts-inter-variable"),
        ("NotoSans-Regular.ttf", "Noto Sans", "fonts-noto-core"),
        ("NotoSansMono-Regular.ttf", "Noto Sans Mono", "fonts-noto-mono"),
        ("NotoSansArabicUI-Regular.ttf", "Noto Sans Arabic UI", "fonts-noto-ui-core"),
        ("NotoSansCJK-Regular.ttc", "Noto Sans CJK", "fonts-noto-cjk"),
        ("NotoColorEmoji.ttf", "Noto Color Emoji", "fonts-noto-color-emoji"),
    ]

    /// The family of a script (ISO 15924), without "NotoSans"; the UI cut, which keeps to the line, is taken where there is one.
    static let families: [String: String] = [
        "Adlm": "Adlam", "Arab": "Arabic", "Armn": "Armenian", "Bali": "Balinese", "Beng": "Bengali", "Bugi": "Buginese",
        "Cans": "CanadianAboriginal", "Cakm": "Chakma", "Cham": "Cham", "Cher": "Cherokee", "Copt": "Coptic", "Deva": "Devanagari",
        "Ethi": "Ethiopic", "Geor": "Georgian", "Glag": "Glagolitic", "Goth": "Gothic", "Gujr": "Gujarati", "Guru": "Gurmukhi",
        "Hebr": "Hebrew", "Java": "Javanese", "Khmr": "Khmer", "Knda": "Kannada", "Laoo": "Lao", "Lisu": "Lisu", "Mlym": "Malayalam",
        "Mong": "Mongolian", "Mymr": "Myanmar", "Nkoo": "NKo", "Olck": "OlChiki", "Orya": "Oriya", "Runr": "Runic", "Sinh": "Sinhala",
        "Sund": "Sundanese", "Syrc": "Syriac", "Taml": "Tamil", "Telu": "Telugu", "Tfng": "Tifinagh", "Thaa": "Thaana", "Thai": "Thai",
        "Tibt": "Tibetan", "Vaii": "Vai", "Yiii": "Yi",
    ]

    /// Asked, in this order, for what the script's own family has not.
    static let general = ["NotoSans", "NotoSansSymbols", "NotoSansSymbols2", "NotoSansMath"]

    /// The face of a Noto CJK collection by language: its order is Japanese, Korean, simplified, traditional (Taiwan, Hong Kong).
    ///
    /// Without a language that decides, the script does: kana are Japanese, Hangul Korean, and Han alone simplified Chinese.
    static func cjkFace(language: String, script: String) -> Int {
        let parts = language.split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
        switch parts.first {
        case "ja": return 0
        case "ko": return 1
        case "zh" where parts.contains("hk") || parts.contains("mo"): return 4
        case "zh" where parts.contains("hant") || parts.contains("tw"): return 3
        case "zh": return 2
        default: return script == "Hira" || script == "Kana" ? 0 : script == "Hang" ? 1 : 2
        }
    }

    static func isCJK(script: String) -> Bool { ["Hani", "Hira", "Kana", "Hang", "Bopo"].contains(script) }

    /// What stands in for families that iOS has and Debian has not; the caller is told all the same.
    static let substitutes: [String: String] = [
        "georgia": "NotoSerif", "times new roman": "NotoSerif", "times": "NotoSerif", "new york": "NotoSerif", "palatino": "NotoSerif",
        "baskerville": "NotoSerif", "didot": "NotoSerif", "menlo": "NotoSansMono", "courier": "NotoSansMono",
        "courier new": "NotoSansMono", "sf mono": "NotoSansMono",
    ]
}
