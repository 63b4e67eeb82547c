import Foundation
import Typesetting

/// Reads `.stringsdict` files (Apple, Stringsdict File Format).
enum StringsDictionary {
    static func entries(_ data: Data) throws(TableMistake) -> [String: LocalizedEntry] {
        guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] else {
            throw TableMistake(reason: "it is not a property list with a dictionary")
        }
        var entries: [String: LocalizedEntry] = [:]
        for key in list.keys.sorted() {
            if let text = list[key] as? String {
                entries[key] = LocalizedEntry(text)
            } else if let rules = list[key] as? [String: Any] {
                entries[key] = try entry(rules, key: key)
            }
        }
        return entries
    }

    private static func entry(_ rules: [String: Any], key: String) throws(TableMistake) -> LocalizedEntry {
        if let widths = rules["NSStringVariableWidthRuleType"] as? [String: Any] {
            // The real thing takes the widest text that fits its control; here the widest is taken.
            guard let widest = widths.keys.max(by: { (Int($0) ?? 0, $0) < (Int($1) ?? 0, $1) }), let text = widths[widest] as? String else {
                throw TableMistake(reason: "the width rule of '\(key)' has no text")
            }
            return LocalizedEntry(text)
        }
        if let devices = rules["NSStringDeviceSpecificRuleType"] as? [String: Any] {
            return LocalizedEntry(.device(try phrases(devices, key: key)))
        }
        guard let format = rules["NSStringLocalizedFormatKey"] as? String else {
            throw TableMistake(reason: "'\(key)' has neither NSStringLocalizedFormatKey nor a device or width rule")
        }
        var variables: [String: LocalizedEntry.Variable] = [:]
        for name in rules.keys.sorted() {
            guard let variable = rules[name] as? [String: Any] else { continue }
            variables[name] = LocalizedEntry.Variable(
                specifier: variable["NSStringFormatValueTypeKey"] as? String, phrase: try phrase(variable, "\(key).\(name)"))
        }
        return LocalizedEntry(.text(format), variables: variables)
    }

    private static func phrase(_ rules: [String: Any], _ key: String) throws(TableMistake) -> LocalizedPhrase {
        if let devices = rules["NSStringDeviceSpecificRuleType"] as? [String: Any] { return .device(try phrases(devices, key: key)) }
        if let type = rules["NSStringFormatSpecTypeKey"] as? String, type != "NSStringPluralRuleType" {
            throw TableMistake(reason: "'\(key)' has the unknown rule type '\(type)'")
        }
        let forms = PluralRules.Category.allCases.compactMap { category in
            (rules[category.rawValue] as? String).map { (category, LocalizedPhrase.text($0)) }
        }
        guard !forms.isEmpty else { throw TableMistake(reason: "'\(key)' has no plural forms; at least 'other' is needed") }
        return .plural(Dictionary(uniqueKeysWithValues: forms))
    }

    private static func phrases(_ texts: [String: Any], key: String) throws(TableMistake) -> [String: LocalizedPhrase] {
        var phrases: [String: LocalizedPhrase] = [:]
        for name in texts.keys.sorted() {
            if let text = texts[name] as? String {
                phrases[name] = .text(text)
            } else if let rules = texts[name] as? [String: Any] {
                phrases[name] = try phrase(rules, "\(key).\(name)")
            }
        }
        return phrases
    }
}
