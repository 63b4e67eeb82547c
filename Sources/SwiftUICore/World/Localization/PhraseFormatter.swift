import Foundation
import Typesetting

/// Turns an entry of a string table and its arguments into the text that is shown.
struct PhraseFormatter {
    var arguments: [FormatArgument]
    /// Gives digits and separators.
    var locale: Locale
    /// Gives the plural rules: the language of the entry, whatever the locale.
    var language: String
    var idiom: AssetTraits.Idiom

    /// Variables inside variables end here; a deeper nest is one that refers to itself.
    private static let depthLimit = 8

    func string(_ entry: LocalizedEntry) -> String {
        let first = arguments.firstIndex(where: \.isNumber)
        let format = format(entry.phrase, about: first)
        // Without arguments and variables a text is taken literally: "100%" stays.
        if arguments.isEmpty && entry.variables.isEmpty { return pseudo?.whole(format) ?? format }
        var own: (index: Int, specifier: String?)?
        if case .plural = entry.phrase { own = first.map { ($0, nil) } }
        let text = expand(format, entry.variables, start: 0, own: own, depth: 0)
        return pseudo?.framed(text) ?? text
    }

    /// The entry as one format for `String(format:)`: its `other` forms, with every argument asked for by number.
    ///
    /// Without arguments there is no number to choose a form by; the real `NSLocalizedString` hides the rules in the string it returns.
    func template(_ entry: LocalizedEntry) -> String {
        let format = format(entry.phrase, about: nil)
        if case .text = entry.phrase, entry.variables.isEmpty { return format }
        var formatter = self
        formatter.isTemplate = true
        return formatter.expand(format, entry.variables, start: 0, own: (0, nil), depth: 0)
    }

    /// Changes the words of the entry, never the arguments; nil for languages that people speak.
    private var pseudo: PseudoLanguage?

    /// Whether conversions are written out again instead of being replaced by their arguments.
    private var isTemplate = false

    init(arguments: [FormatArgument], locale: Locale, language: String, idiom: AssetTraits.Idiom) {
        (self.arguments, self.language, self.idiom) = (arguments, language, idiom)
        (self.locale, pseudo) = (PseudoLanguage.spoken(locale), PseudoLanguage(locale))
    }

    /// The text of a phrase for the device and for the number at an index of the arguments.
    private func format(_ phrase: LocalizedPhrase, about index: Int?) -> String {
        switch phrase {
        case .text(let text): return text
        case .device(let phrases):
            let names = [idiom.rawValue, "other"] + phrases.keys.sorted()
            return names.lazy.compactMap { phrases[$0] }.first.map { format($0, about: index) } ?? ""
        case .plural(let forms):
            let chosen = index.flatMap { arguments.indices.contains($0) ? arguments[$0] : nil }.map { categories(of: $0) } ?? []
            let all = chosen + [.other] + PluralRules.Category.allCases
            return all.lazy.compactMap { forms[$0] }.first.map { format($0, about: index) } ?? ""
        }
    }

    /// The category of a number, and before it `zero` for 0, which a table may offer in any language.
    private func categories(of argument: FormatArgument) -> [PluralRules.Category] {
        switch argument {
        case .integer(let number): (number == 0 ? [.zero] : []) + [PluralRules.category(of: Int(number), language: language)]
        case .unsigned(let number): (number == 0 ? [.zero] : []) + [PluralRules.category(of: Int(clamping: number), language: language)]
        case .floating(let number): (number == 0 ? [.zero] : []) + [PluralRules.category(ofDecimal: number, language: language)]
        case .text: []
        }
    }

    /// - Parameters:
    ///   - start: the argument that the first conversion without a number takes.
    ///   - own: the argument that `%arg` stands for, and its specifier.
    private func expand(
        _ format: String, _ variables: [String: LocalizedEntry.Variable], start: Int, own: (index: Int, specifier: String?)?, depth: Int
    ) -> String {
        let parts = FormatString(format, allowsOwnArgument: own != nil).parts
        // Arguments that are asked for by number are not given out in order as well.
        let claimed = Set(parts.compactMap { part -> Int? in
            switch part {
            case .literal: nil
            case .ownArgument: own?.index
            case .conversion(let conversion): conversion.position.map { $0 - 1 }
            case .variable(let name, let position, _): (position ?? variables[name]?.argument).map { $0 - 1 }
            }
        })
        var next = start
        func take(_ position: Int?) -> Int {
            if let position { return position - 1 }
            while claimed.contains(next) { next += 1 }
            next += 1
            return next - 1
        }
        var text = ""
        for part in parts {
            switch part {
            case .literal(let literal):
                let words = pseudo?.changed(literal) ?? literal
                text += isTemplate ? words.replacing("%", with: "%%") : words
            case .conversion(let conversion): text += value(take(conversion.position), conversion)
            case .ownArgument:
                guard let own else { continue }
                let specifier = FormatString("%" + (own.specifier ?? "lld")).parts.first
                if case .conversion(let conversion) = specifier { text += value(own.index, conversion) }
            case .variable(let name, let position, let source):
                guard let variable = variables[name], depth < Self.depthLimit else {
                    text += source
                    continue
                }
                let index = take(position ?? variable.argument)
                text += expand(
                    self.format(variable.phrase, about: index), variables, start: index, own: (index, variable.specifier), depth: depth + 1)
            }
        }
        return text
    }

    /// An argument as a conversion shows it; the conversion itself where there is no such argument.
    private func value(_ index: Int, _ conversion: FormatString.Conversion) -> String {
        if isTemplate {
            let rest = conversion.position == nil ? conversion.source.dropFirst() : conversion.source.drop { $0 != "$" }.dropFirst()
            return "%\(index + 1)$" + rest
        }
        guard arguments.indices.contains(index) else { return conversion.source }
        switch arguments[index] {
        case .text(let text):
            let shown = conversion.kind == "@" ? conversion.precision.map { String(text.prefix($0)) } ?? text : text
            return NumberText.padded(shown, conversion)
        case let number: return NumberText.string(number, conversion, locale: NumberText.locale(locale))
        }
    }
}
