import Snapshots

/// One flag: how it is written, what it takes, which verbs know it, what it does. Parser and help read the same table.
struct OptionRow: Sendable {
    var name: String
    var short: String?
    /// The placeholder of its value; `nil` for a flag without one.
    var value: String?
    var verbs: [Verb] = Verb.allCases
    var help: String
    /// Stores the value (empty for a flag without one); throws when it is not one of those allowed.
    var apply: @Sendable (inout Options, String) throws(ConfigurationError) -> Void
}

/// Every flag, in the order in which help prints them.
let optionTable: [OptionRow] = [
    OptionRow(
        name: "--filter", short: "-f", value: "<text>",
        help: "Only previews whose id contains the text, or matches it as a pattern with * ? [a-z]; an exact id means that one alone. "
            + "May be repeated."
    ) { options, value throws(ConfigurationError) in
        guard !value.isEmpty else { throw ConfigurationError("--filter needs some text. Give part of an id as 'list' prints it.") }
        options.filters.append(value)
    },
    OptionRow(
        name: "--output", short: "-o", value: "<folder>", verbs: [.render, .record, .verify],
        help: "Where render puts pictures (.previews/pictures), and where verify puts what helps to look at a failure (.previews/failures)."
    ) { options, value throws(ConfigurationError) in options.output = try path(value, "--output") },
    OptionRow(name: "--snapshots", value: "<folder>", verbs: [.record, .verify], help: "Where the references are (Snapshots).") {
        options, value throws(ConfigurationError) in options.snapshots = try path(value, "--snapshots")
    },
    OptionRow(
        name: "--record", value: "<mode>", verbs: [.record, .verify],
        help: "Which references to write: all, missing, failed, never (record: all, or never when CI is set; verify: never)."
    ) { options, value throws(ConfigurationError) in options.record = try recordMode(value, from: "--record") },
    OptionRow(name: "--device", value: "<name>", help: "Draw as on this device, e.g. 'iPhone SE'.") {
        options, value throws(ConfigurationError) in options.settings.device = try path(value, "--device")
    },
    OptionRow(name: "--color-scheme", value: "<light|dark>", help: "Draw in light or dark.") { options, value throws(ConfigurationError) in
        options.settings.colorScheme = try word(value, of: ["light", "dark"], for: "--color-scheme")
    },
    OptionRow(
        name: "--dynamic-type", value: "<size>", help: "Draw with this text size, xSmall to xxxLarge or accessibility1 to accessibility5."
    ) { options, value throws(ConfigurationError) in
        options.settings.dynamicType = try word(value, of: dynamicTypeSizes, for: "--dynamic-type")
    },
    OptionRow(name: "--layout-direction", value: "<ltr|rtl>", help: "Draw from left to right or from right to left.") {
        options, value throws(ConfigurationError) in
        let direction = try word(value, of: ["ltr", "rtl", "leftToRight", "rightToLeft"], for: "--layout-direction")
        options.settings.layoutDirection = ["rtl", "rightToLeft"].contains(direction) ? "rightToLeft" : "leftToRight"
    },
    OptionRow(name: "--locale", value: "<id>", help: "Draw in this locale, e.g. ar or pt-BR.") { options, value throws(ConfigurationError) in
        let parts = value.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
        func isPlain(_ part: Substring) -> Bool { !part.isEmpty && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } }
        guard (2...3).contains(parts[0].count), parts.allSatisfy(isPlain) else {
            throw ConfigurationError("--locale '\(value)' is not a locale. Give a language and perhaps a region, e.g. ar or pt-BR.")
        }
        options.settings.locale = value
    },
    OptionRow(name: "--scale", value: "<number>", help: "Draw with this many pixels per point, e.g. 2.") { options, value throws(ConfigurationError) in
        guard let scale = Double(value), scale > 0, scale <= 10 else {
            throw ConfigurationError("--scale '\(value)' is not a number of pixels per point. Give one above 0 and at most 10, e.g. 2.")
        }
        options.settings.scale = scale
    },
    OptionRow(
        name: "--layout", verbs: [.render], help: "Print the layout of each preview as text, and write it beside the picture."
    ) { options, _ in options.showsLayout = true },
    OptionRow(
        name: "--accessibility", verbs: [.render],
        help: "Mark what accessibility finds in each picture with numbered frames and a legend, and write it beside it as text."
    ) { options, _ in options.settings.marksAccessibility = true },
    OptionRow(
        name: "--jobs", short: "-j", value: "<number>", verbs: [.render, .record, .verify],
        help: "How many previews to draw at once (one per processor)."
    ) { options, value throws(ConfigurationError) in options.jobs = try number(value, 1...256, for: "--jobs") },
    OptionRow(
        name: "--timeout", value: "<seconds>",
        help: "Processor time one preview may take (20); one that waits instead of computing is ended after four times that."
    ) { options, value throws(ConfigurationError) in options.timeoutSeconds = try number(value, 1...86_400, for: "--timeout") },
    OptionRow(name: "--json", help: "Print one JSON document instead of text.") { options, _ in options.writesJSON = true },
    OptionRow(
        name: "--quiet", short: "-q", verbs: [.render, .record, .verify], help: "Print only what needs attention, and the summary."
    ) { options, _ in options.isQuiet = true },
    OptionRow(name: "--help", short: "-h", help: "Print this.") { options, _ in options.asksForHelp = true },
    OptionRow(name: "--version", help: "Print the version.") { options, _ in options.asksForVersion = true },
]

/// The cases of SwiftUI's `DynamicTypeSize`.
private let dynamicTypeSizes =
    ["xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge"] + (1...5).map { "accessibility\($0)" }

/// Reads a record mode; `source` is the flag or variable it comes from.
func recordMode(_ value: String, from source: String) throws(ConfigurationError) -> RecordMode {
    // Playwright's words for the same things.
    switch value {
    case "changed": return .failed
    case "none": return .never
    default:
        return RecordMode(rawValue: try word(value, of: RecordMode.allCases.map(\.rawValue), for: source))!
    }
}

private func word(_ value: String, of words: [String], for flag: String) throws(ConfigurationError) -> String {
    if let found = words.first(where: { $0.lowercased() == value.lowercased() }) { return found }
    throw ConfigurationError("\(flag) '\(value)' is not known. Give one of \(words.joined(separator: ", ")).")
}

private func number(_ value: String, _ range: ClosedRange<Int>, for flag: String) throws(ConfigurationError) -> Int {
    guard let number = Int(value), range.contains(number) else {
        throw ConfigurationError("\(flag) '\(value)' is not a number it can take. Give one from \(range.lowerBound) to \(range.upperBound).")
    }
    return number
}

private func path(_ value: String, _ flag: String) throws(ConfigurationError) -> String {
    guard !value.isEmpty else { throw ConfigurationError("\(flag) is empty. Give it a value, e.g. \(flag) name.") }
    return value
}
