import Foundation

// Foundation's function of this name picks the machine's language on Linux and crashes on keys that a `.stringsdict` holds. These
// overloads come before it wherever a call leaves an argument out, which is everywhere but in calls with all five.

/// The text of a key in the process's language; formats are returned as they are, those with plural rules in their `other` form.
public func NSLocalizedString(_ key: String, comment: String) -> String {
    ResourceLibrary.currentTemplate(key, nil, nil, nil)
}

/// The text of a key in the process's language, from one bundle.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
    ResourceLibrary.currentTemplate(key, nil, bundle, nil)
}

/// The text of a key in the process's language, or `value` where no table has the key.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
    ResourceLibrary.currentTemplate(key, nil, nil, value)
}

/// The text of a key in the process's language from one bundle, or `value` where no table has the key.
public func NSLocalizedString(_ key: String, bundle: Bundle, value: String, comment: String) -> String {
    ResourceLibrary.currentTemplate(key, nil, bundle, value)
}

/// The text of a key of a table in the process's language.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
    ResourceLibrary.currentTemplate(key, tableName, nil, nil)
}

/// The text of a key of a table in the process's language, from one bundle.
public func NSLocalizedString(_ key: String, tableName: String?, bundle: Bundle, comment: String) -> String {
    ResourceLibrary.currentTemplate(key, tableName, bundle, nil)
}

/// The text of a key of a table in the process's language, or `value` where the table lacks the key.
public func NSLocalizedString(_ key: String, tableName: String?, value: String, comment: String) -> String {
    ResourceLibrary.currentTemplate(key, tableName, nil, value)
}

extension ResourceLibrary {
    /// What `String(format:)` can take for a key.
    fileprivate static func currentTemplate(_ key: String, _ table: String?, _ bundle: Bundle?, _ value: String?) -> String {
        let locale = currentLocale
        let translation = current.translation(of: key, table: table, bundle: bundle?.bundlePath, locale: locale)
        guard let entry = translation.entry else { return value.flatMap { $0.isEmpty ? nil : $0 } ?? key }
        let language = LanguageMatching.pluralLanguage(translation.language ?? "en")
        return PhraseFormatter(arguments: [], locale: locale, language: language, idiom: .iphone).template(entry)
    }
}
