import Testing

@testable import Typesetting

/// Categories as CLDR's chart of plural rules lists them.
@Test(arguments: [
    ("en", [(0, .other), (1, .one), (2, .other), (-1, .one)]),
    ("fr", [(0, .one), (1, .one), (2, .other)]),
    ("ru", [(1, .one), (2, .few), (5, .many), (11, .many), (21, .one), (22, .few), (25, .many)]),
    ("pl", [(1, .one), (3, .few), (5, .many), (12, .many), (22, .few)]),
    ("ar", [(0, .zero), (1, .one), (2, .two), (3, .few), (11, .many), (100, .other)]),
    ("ja", [(0, .other), (1, .other)]),
    ("zh-Hant", [(1, .other)]),
    ("de_AT", [(1, .one), (7, .other)]),
] as [(String, [(Int, PluralRules.Category)])])
func wholeNumbersHaveTheirCategory(language: String, cases: [(Int, PluralRules.Category)]) {
    for (number, category) in cases {
        #expect(PluralRules.category(of: number, language: language) == category, "\(language) \(number)")
    }
}

@Test func decimalsOrdinalsAndExtremes() {
    #expect(PluralRules.category(ofDecimal: 1.5, language: "en") == .other)
    #expect(PluralRules.category(ofDecimal: 1.5, language: "fr") == .one)
    #expect(PluralRules.category(ofDecimal: .nan, language: "en") == .other)
    #expect(PluralRules.ordinalCategory(of: 22, language: "en") == .two)
    #expect(PluralRules.ordinalCategory(of: 13, language: "en") == .other)
    // 9223372036854775801 ends in 01, not 11: "one" in Russian; as a Double it would have lost its last digits.
    #expect(PluralRules.category(of: 9_223_372_036_854_775_801, language: "ru") == .one)
    #expect(PluralRules.category(of: .min, language: "ru") == .many)
}
