import Foundation

/// Numbers in a locale's digits, separators and grouping.
package enum NumberText {
    /// The locale with the digits that iOS uses for it: plain `ar` has Arabic digits there, while the ICU of this toolchain has Latin
    /// ones for it (CLDR's `ar_EG` has Arabic ones in both). Digits that the locale names itself (`ar@numbers=latn`) stay.
    package static func locale(_ locale: Locale) -> Locale {
        let locale = PseudoLanguage.spoken(locale), identifier = locale.identifier.lowercased()
        guard locale.language.languageCode?.identifier == "ar", ["ar", "ar_001", "ar-001", "ar_arab", "ar-arab"].contains(identifier) else { return locale }
        return Locale(identifier: locale.identifier.replacing("-", with: "_") + "@numbers=arab")
    }

    /// A number in the way a conversion asks for.
    static func string(_ argument: FormatArgument, _ conversion: FormatString.Conversion, locale: Locale) -> String {
        let text: String
        switch conversion.kind {
        case "f", "F": text = decimal(double(argument), conversion, locale)
        case "e", "E", "g", "G", "a", "A": text = scientific(double(argument), conversion, locale)
        case "x", "X", "o", "O", "p": text = radix(argument, conversion)
        case "@":
            if case .floating(let number) = argument {
                text = number.formatted(FloatingPointFormatStyle<Double>(locale: locale))
            } else {
                text = integer(argument, conversion, locale)
            }
        default: text = integer(argument, conversion, locale)
        }
        return padded(text, conversion)
    }

    private static func double(_ argument: FormatArgument) -> Double {
        switch argument {
        case .integer(let number): Double(number)
        case .unsigned(let number): Double(number)
        case .floating(let number): number
        case .text: 0
        }
    }

    private static func integer(_ argument: FormatArgument, _ conversion: FormatString.Conversion, _ locale: Locale) -> String {
        func format<Number: BinaryInteger>(_ number: Number) -> String {
            var style = IntegerFormatStyle<Number>(locale: locale)
            if conversion.flags.contains("+") { style = style.sign(strategy: .always()) }
            if let digits = digits(conversion) { style = style.precision(.integerLength(digits...)) }
            return style.format(number)
        }
        switch argument {
        case .integer(let number): return format(number)
        case .unsigned(let number): return format(number)
        // A decimal number in a whole-number conversion loses its fraction.
        case .floating(let number):
            return FloatingPointFormatStyle<Double>(locale: locale).precision(.fractionLength(0)).format(number.rounded(.towardZero))
        case .text(let text): return text
        }
    }

    /// The least number of digits: the precision, or a width that is to be filled with zeros.
    private static func digits(_ conversion: FormatString.Conversion) -> Int? {
        if let precision = conversion.precision { return min(precision, 40) }
        guard conversion.flags.contains("0"), !conversion.flags.contains("-"), let width = conversion.width else { return nil }
        return min(width, 40)
    }

    private static func decimal(_ number: Double, _ conversion: FormatString.Conversion, _ locale: Locale) -> String {
        let fraction = min(conversion.precision ?? 6, 40)
        var precision = NumberFormatStyleConfiguration.Precision.fractionLength(fraction)
        if conversion.flags.contains("0"), !conversion.flags.contains("-"), let width = conversion.width {
            let whole = max(min(width, 80) - fraction - (fraction > 0 ? 1 : 0) - (number < 0 ? 1 : 0), 1)
            precision = .integerAndFractionLength(integerLimits: whole..., fractionLimits: fraction...fraction)
        }
        var style = FloatingPointFormatStyle<Double>(locale: locale).precision(precision)
        if conversion.flags.contains("+") { style = style.sign(strategy: .always()) }
        return style.format(number)
    }

    private static func scientific(_ number: Double, _ conversion: FormatString.Conversion, _ locale: Locale) -> String {
        let precision = min(conversion.precision ?? 6, 40)
        let style = FloatingPointFormatStyle<Double>(locale: locale)
        // `%g` turns scientific outside of 10⁻⁴ … 10^precision.
        if conversion.kind == "g" || conversion.kind == "G" {
            let digits = style.precision(.significantDigits(1...max(precision, 1)))
            let size = abs(number)
            let isPlain = size == 0 || (size >= 1e-4 && size < decade(max(precision, 1)))
            return isPlain ? digits.format(number) : digits.notation(.scientific).format(number)
        }
        return style.notation(.scientific).precision(.fractionLength(precision)).format(number)
    }

    private static func decade(_ power: Int) -> Double { (0..<power).reduce(1.0) { value, _ in value * 10 } }

    private static func radix(_ argument: FormatArgument, _ conversion: FormatString.Conversion) -> String {
        let bits: UInt64 =
            switch argument {
            case .integer(let number): UInt64(bitPattern: number)
            case .unsigned(let number): number
            case .floating(let number): UInt64(exactly: number.rounded(.towardZero)) ?? 0
            case .text: 0
            }
        let isOctal = conversion.kind == "o" || conversion.kind == "O"
        let digits = String(bits, radix: isOctal ? 8 : 16, uppercase: conversion.kind == "X")
        let prefix = conversion.flags.contains("#") || conversion.kind == "p" ? (isOctal ? "0" : conversion.kind == "X" ? "0X" : "0x") : ""
        let zeros = max(0, (self.digits(conversion) ?? 0) - digits.count - prefix.count)
        return prefix + String(repeating: "0", count: zeros) + digits
    }

    /// Text at least as wide as the conversion asks, filled with spaces.
    static func padded(_ text: String, _ conversion: FormatString.Conversion) -> String {
        let missing = min(conversion.width ?? 0, 1000) - text.count
        guard missing > 0 else { return text }
        let space = String(repeating: " ", count: missing)
        return conversion.flags.contains("-") ? text + space : space + text
    }
}
