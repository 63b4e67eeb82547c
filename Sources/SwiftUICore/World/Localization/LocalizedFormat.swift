import Foundation
import Graphics

/// A value in a localised text that becomes words only where it is shown: dates, formatted values, texts.
///
/// Conform a type to put it into a `LocalizedStringKey` as `%@`.
package protocol LocalizedArgument: Equatable {
    /// The value's text in an environment.
    func text(in environment: EnvironmentValues) -> String
    /// The value's text with looks of its own; nil for plain words.
    func styledText(in environment: EnvironmentValues) -> Text?
}

extension LocalizedArgument {
    package func styledText(in environment: EnvironmentValues) -> Text? { nil }
}

/// Whether two arguments are of one type and equal.
func areEqualArguments(_ a: any LocalizedArgument, _ b: any LocalizedArgument) -> Bool {
    func isSame<Value: LocalizedArgument>(_ a: Value) -> Bool { a == (b as? Value) }
    return isSame(a)
}

/// Stands in a formatted text for an argument that is set in its own looks: its number between two noncharacters of Unicode.
enum StyledArgumentMark {
    private static let start = Unicode.Scalar(UInt32(0xFDD0))!, end = Unicode.Scalar(UInt32(0xFDD1))!

    static func mark(_ index: Int) -> String { "\(Character(start))\(index)\(Character(end))" }

    enum Part: Equatable {
        case words(String)
        case argument(Int)
    }

    /// The text between the marks, and the arguments they stand for, in order; a damaged mark is dropped.
    static func parts(of text: String) -> [Part] {
        guard text.unicodeScalars.contains(start) else { return [.words(text)] }
        var parts: [Part] = []
        var rest = text.unicodeScalars[...]
        while let from = rest.firstIndex(of: start) {
            if from > rest.startIndex { parts.append(.words(String(rest[..<from]))) }
            rest = rest[rest.index(after: from)...]
            guard let to = rest.firstIndex(of: end) else { break }
            if let index = Int(String(rest[..<to])) { parts.append(.argument(index)) }
            rest = rest[rest.index(after: to)...]
        }
        if !rest.isEmpty { parts.append(.words(String(rest))) }
        return parts
    }
}

/// A key with the values that were interpolated into it: what `LocalizedStringKey` and `String.LocalizationValue` share.
package struct LocalizedFormat: Equatable, @unchecked Sendable {
    // `@unchecked`: arguments are values that are never changed after they were put in.

    enum Argument: Equatable {
        case value(FormatArgument)
        case deferred(any LocalizedArgument)

        static func == (a: Argument, b: Argument) -> Bool {
            switch (a, b) {
            case (.value(let a), .value(let b)): return a == b
            case (.deferred(let a), .deferred(let b)): return areEqualArguments(a, b)
            default: return false
            }
        }
    }

    /// The text to look up: literal parts with `%` doubled and a specifier for each argument. Without arguments, the literal itself.
    package private(set) var key: String
    private(set) var arguments: [Argument] = []

    package init(_ literal: String) { key = literal }

    /// Collects the parts of an interpolated literal.
    struct Builder {
        private var literal = ""
        private var key = ""
        private var arguments: [Argument] = []

        mutating func append(literal: String) {
            self.literal += literal
            key += literal.replacing("%", with: "%%")
        }

        mutating func append(_ argument: FormatArgument, _ specifier: String) {
            key += specifier
            arguments.append(.value(argument))
        }

        mutating func append(_ argument: any LocalizedArgument, specifier: String = "%@") {
            key += specifier
            arguments.append(.deferred(argument))
        }

        var format: LocalizedFormat {
            var format = LocalizedFormat(arguments.isEmpty ? literal : key)
            format.arguments = arguments
            return format
        }
    }

    /// The argument that a `StyledArgumentMark` stands for, with its looks.
    func styledText(_ index: Int, in environment: EnvironmentValues) -> Text? {
        guard arguments.indices.contains(index), case .deferred(let value) = arguments[index] else { return nil }
        return value.styledText(in: environment)
    }

    /// The same arguments under another key.
    func keyed(_ key: String) -> LocalizedFormat {
        var format = self
        format.key = key
        return format
    }

    /// Looks the key up and fills the arguments in.
    ///
    /// - Parameters:
    ///   - bundle: a bundle's path; nil searches all of the library's.
    ///   - fallback: what is shown where no table has the key; nil means the key.
    ///   - marksStyled: whether arguments with looks of their own stand as `StyledArgumentMark`s; else they are plain words.
    package func string(
        _ library: ResourceLibrary, table: String?, bundle: String?, fallback: LocalizedFormat? = nil, marksStyled: Bool = false,
        in environment: EnvironmentValues, report: (Diagnostic) -> Void
    ) -> String {
        let locale = environment.locale, spoken = PseudoLanguage.spoken(locale)
        let translation = library.translation(of: key, table: table, bundle: bundle, locale: spoken)
        translation.problems.forEach(report)
        if translation.entry == nil, !translation.isUntranslated, environment.reportsMissingStrings, !key.isEmpty {
            report(Diagnostic(
                .missingString,
                "'\(key)' is in no string table '\(table ?? "Localizable")'; add it to \(bundle ?? "one of the resource bundles"), or show it with Text(verbatim:)."))
        }
        if translation.isUntranslated {
            report(Diagnostic(
                .missingString,
                "'\(key)' of the table '\(table ?? "Localizable")' has no text in '\(locale.identifier)' nor in the development language; add one, or the key is shown."))
        }
        let shown = translation.entry == nil ? fallback ?? self : self
        let arguments = shown.arguments.enumerated().map { index, argument -> FormatArgument in
            switch argument {
            case .value(let value): return value
            case .deferred(let value):
                let isMarked = marksStyled && value.styledText(in: environment) != nil
                return .text(isMarked ? StyledArgumentMark.mark(index) : value.text(in: environment))
            }
        }
        let language = LanguageMatching.pluralLanguage(translation.language ?? spoken.language.languageCode?.identifier ?? "en")
        let formatter = PhraseFormatter(
            arguments: arguments, locale: locale, language: language, idiom: AssetTraits.Idiom(environment: environment))
        return formatter.string(translation.entry ?? LocalizedEntry(shown.key))
    }
}

private enum ReportsMissingStringsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether a key that no table has is reported; else it is shown and nothing said, as a program without translations wants it.
    package var reportsMissingStrings: Bool {
        get { self[ReportsMissingStringsKey.self] }
        set { self[ReportsMissingStringsKey.self] = newValue }
    }

    /// Puts a remark into the report of the picture being made, said of the view that reads these values.
    package func report(_ diagnostic: Diagnostic) {
        guard let reader else { return }
        var diagnostic = diagnostic
        if diagnostic.place.isEmpty { diagnostic.place = reader.place }
        reader.graph.report(diagnostic)
    }
}
