/// The plural category of a number in a language, by CLDR's rules.
package enum PluralRules {
    package enum Category: String, CaseIterable, Sendable {
        case zero, one, two, few, many, other
    }

    /// The category of a whole number: `category(of: 2, language: "ar")` is `.two`; `.other` in a language without rules.
    package static func category(of number: Int, language: String) -> Category {
        // A Double holds every whole number below 2^53; the rules look at the last digits, so larger ones are cut to those.
        let magnitude = number.magnitude
        let small = magnitude < 1 << 53 ? magnitude : magnitude % 1_000_000 + 1_000_000
        return category(ofDecimal: Double(small), language: language)
    }

    /// The category of a decimal number as its digits without trailing zeros stand: 1.5 is `.other` in English, `.one` in French.
    ///
    /// Infinite and NaN numbers are `.other`.
    package static func category(ofDecimal number: Double, language: String) -> Category {
        guard number.isFinite else { return .other }
        return ICU.pluralCategory(of: abs(number), language: language, isOrdinal: false).flatMap(Category.init) ?? .other
    }

    /// The category of a place in a row: `ordinalCategory(of: 2, language: "en")` is `.two` ("2nd").
    package static func ordinalCategory(of number: Int, language: String) -> Category {
        ICU.pluralCategory(of: Double(number.magnitude), language: language, isOrdinal: true).flatMap(Category.init) ?? .other
    }
}
