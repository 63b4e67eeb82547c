import Graphics
import Typesetting

/// A text that may depend on a number or on the device.
indirect enum LocalizedPhrase: Equatable, Sendable {
    case text(String)
    /// By plural category of an argument; `zero` also serves the number 0 in languages without that category.
    case plural([PluralRules.Category: LocalizedPhrase])
    /// By the kind of device (`iphone`, `ipad`, `other` …).
    case device([String: LocalizedPhrase])
}

/// What a table holds for one key in one language.
struct LocalizedEntry: Equatable, Sendable {
    /// What `%#@name@` in the phrase stands for.
    struct Variable: Equatable, Sendable {
        /// The argument that it is about, counted from 1; nil means the next one in order.
        var argument: Int?
        /// The specifier behind `%arg`, without its percent sign.
        var specifier: String?
        var phrase: LocalizedPhrase
    }

    var phrase: LocalizedPhrase
    var variables: [String: Variable] = [:]

    init(_ phrase: LocalizedPhrase, variables: [String: Variable] = [:]) { (self.phrase, self.variables) = (phrase, variables) }

    init(_ text: String) { self.init(.text(text)) }
}

/// What was found for a key.
struct Translation: Equatable, Sendable {
    /// Nil when the key itself is to be shown.
    var entry: LocalizedEntry?
    /// The language of the entry, as its folder or catalogue spells it.
    var language: String?
    /// Whether other languages have the key, but neither the one asked for nor the development one.
    var isUntranslated = false
    /// Tables on the way that could not be read.
    var problems: [Diagnostic] = []
}
