import ImageDiff
import Snapshots

/// One flag: how it is written, what it takes, which verbs know it, what it does. Parser and help read the same table.
struct OptionRow: Sendable {
    var name: String
    var short: String?
    /// The placeholder of its value; `nil` for a flag without one.
    var value: String?
    var verbs: [Verb] = Verb.drawing
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
        name: "--output", short: "-o", value: "<folder>", verbs: [.render, .record, .verify, .diff, .report, .merge],
        help: "Where render puts pictures (.previews/pictures), verify what helps to look at a failure (.previews/failures), diff pictures of "
            + "differences, report the page (.previews/report), merge the joined result (.previews/merged.json)."
    ) { options, value throws(ConfigurationError) in options.output = try path(value, "--output") },
    OptionRow(
        name: "--snapshots", value: "<folder>", verbs: [.record, .verify, .prune, .explain, .doctor] + Verb.deciding,
        help: "Where the references are (Snapshots)."
    ) {
        options, value throws(ConfigurationError) in options.snapshots = try path(value, "--snapshots")
    },
    OptionRow(
        name: "--cache", value: "<folder>", verbs: [.record, .verify, .explain, .doctor],
        help: "Keep verdicts there, by digests of all they depend on, and draw only what is not known (also VITRINE_CACHE). Runs and machines may share it."
    ) { options, value throws(ConfigurationError) in options.cache = try path(value, "--cache") },
    OptionRow(
        name: "--record", value: "<mode>", verbs: [.record, .verify],
        help: "Which references to write: all, missing, failed, never (record: all, or never when CI is set; verify: never)."
    ) { options, value throws(ConfigurationError) in options.record = try recordMode(value, from: "--record") },
    OptionRow(
        name: "--device", value: "<name>",
        help: "Draw as on this device, e.g. 'iPhone SE'. This and the next five take several with commas; every combination is drawn."
    ) {
        options, value throws(ConfigurationError) in
        try set(.device, &options, value) { value throws(ConfigurationError) in try path(value, "--device") }
    },
    OptionRow(name: "--color-scheme", value: "<light|dark>", help: "Draw in light or dark.") { options, value throws(ConfigurationError) in
        try set(.colorScheme, &options, value) { value throws(ConfigurationError) in try word(value, of: ["light", "dark"], for: "--color-scheme") }
    },
    OptionRow(
        name: "--dynamic-type", value: "<size>", help: "Draw with this text size, xSmall to xxxLarge or accessibility1 to accessibility5."
    ) { options, value throws(ConfigurationError) in
        try set(.dynamicType, &options, value) { value throws(ConfigurationError) in try word(value, of: dynamicTypeSizes, for: "--dynamic-type") }
    },
    OptionRow(name: "--layout-direction", value: "<ltr|rtl>", help: "Draw from left to right or from right to left.") {
        options, value throws(ConfigurationError) in
        try set(.layoutDirection, &options, value) { value throws(ConfigurationError) in
            let direction = try word(value, of: ["ltr", "rtl", "leftToRight", "rightToLeft"], for: "--layout-direction")
            return ["rtl", "rightToLeft"].contains(direction) ? "rightToLeft" : "leftToRight"
        }
    },
    OptionRow(
        name: "--locale", value: "<id>",
        help: "Draw in this locale, e.g. ar or pt-BR. en-XA shows texts accented and lengthened, ar-XB with words from right to left: what "
            + "is not translated or does not fit is seen."
    ) { options, value throws(ConfigurationError) in
        try set(.locale, &options, value) { value throws(ConfigurationError) in
            let parts = value.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
            func isPlain(_ part: Substring) -> Bool { !part.isEmpty && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } }
            guard (2...3).contains(parts[0].count), parts.allSatisfy(isPlain) else {
                throw ConfigurationError("--locale '\(value)' is not a locale. Give a language and perhaps a region, e.g. ar or pt-BR.")
            }
            return value
        }
    },
    OptionRow(name: "--missing-strings", verbs: [.render, .record, .verify], help: "Name every text that no string table has.") {
        options, _ in options.settings.reportsMissingStrings = true
    },
    OptionRow(name: "--scale", value: "<number>", help: "Draw with this many pixels per point, e.g. 2.") { options, value throws(ConfigurationError) in
        try set(.scale, &options, value) { value throws(ConfigurationError) in
            guard let scale = Double(value), scale > 0, scale <= 10 else {
                throw ConfigurationError("--scale '\(value)' is not a number of pixels per point. Give one above 0 and at most 10, e.g. 2.")
            }
            return value
        }
    },
    OptionRow(
        name: "--device-frame", verbs: [.render], help: "Draw the status bar, the island and the home indicator over whole screens."
    ) { options, _ in options.settings.showsDeviceFrame = true },
    OptionRow(
        name: "--layout", verbs: [.render], help: "Print the layout of each preview as text, and write it beside the picture."
    ) { options, _ in options.showsLayout = true },
    OptionRow(
        name: "--animation", verbs: [.render],
        help: "Also write what timelines took at seconds as moving pictures: animated PNG files, <preview>.animation.png."
    ) { options, _ in options.writesAnimations = true },
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
    OptionRow(name: "--json", verbs: Verb.drawing + [.diff, .merge, .symbols], help: "Print one JSON document instead of text.") { options, _ in
        options.writesJSON = true
    },
    OptionRow(
        name: "--quiet", short: "-q", verbs: [.render, .record, .verify, .diff], help: "Print only what needs attention, and the summary."
    ) { options, _ in options.isQuiet = true },
    OptionRow(
        name: "--from", value: "<folder>", verbs: Verb.deciding,
        help: "The folder of failures, e.g. downloaded from another machine's run (.previews/failures)."
    ) { options, value throws(ConfigurationError) in options.failures = try path(value, "--from") },
    OptionRow(name: "--all", verbs: [.accept, .reject], help: "Decide about every pending failure.") { options, _ in options.isAll = true },
    OptionRow(name: "--dry-run", verbs: [.accept, .prune], help: "Only print what would be done.") { options, _ in options.isDryRun = true },
    OptionRow(
        name: "--report", value: "<folder>", verbs: [.verify, .record, .diff, .merge],
        help: "Write a page there that shows the result; open its index.html."
    ) { options, value throws(ConfigurationError) in options.report = try path(value, "--report") },
    OptionRow(name: "--copy-unchanged", verbs: Verb.resulting, help: "Copy unchanged pictures into the report, too, instead of linking them.") {
        options, _ in options.copiesUnchanged = true
    },
    OptionRow(name: "--junit", value: "<file>", verbs: Verb.resulting, help: "Write the result as JUnit XML.") {
        options, value throws(ConfigurationError) in options.junit = try path(value, "--junit")
    },
    OptionRow(
        name: "--markdown", value: "<file>", verbs: Verb.resulting,
        help: "Append the result as Markdown for a pull request, e.g. to \"$GITHUB_STEP_SUMMARY\"."
    ) { options, value throws(ConfigurationError) in options.markdown = try path(value, "--markdown") },
    OptionRow(
        name: "--picture-address", value: "<address>", verbs: Verb.resulting,
        help: "What stands before the paths of pictures in Markdown; without it they are not shown."
    ) { options, value throws(ConfigurationError) in options.pictureAddress = try path(value, "--picture-address") },
    OptionRow(name: "--github", verbs: Verb.resulting, help: "Print annotations that GitHub Actions shows at the previews' lines.") { options, _ in
        options.writesGitHubAnnotations = true
    },
    OptionRow(
        name: "--algorithm", value: "<name>", verbs: [.diff],
        help: "By which rule pictures are compared: \(NamedAlgorithms.all.map { type(of: $0).name }.joined(separator: ", "))."
    ) { options, value throws(ConfigurationError) in
        options.algorithm = try word(value, of: NamedAlgorithms.all.map { type(of: $0).name }, for: "--algorithm")
    },
    OptionRow(name: "--pairwise", help: "Of several conditions with commas, only as many combinations as show every pair of values once.") {
        options, _ in options.matrix.isPairwise = true
    },
    OptionRow(
        name: "--lint", value: "<rule=severity>", verbs: [.verify, .record],
        help: "What to do about \(LintRule.allCases.map(\.rawValue).joined(separator: ", ")) (or all): off, warning, error. May be repeated."
    ) { options, value throws(ConfigurationError) in
        let parts = value.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2 else { throw ConfigurationError("--lint '\(value)' is not a rule and its severity. Write e.g. --lint contrast=error.") }
        let severity = LintSeverity(rawValue: try word(parts[1], of: LintSeverity.allCases.map(\.rawValue), for: "--lint"))!
        let rule = try word(parts[0], of: LintRule.allCases.map(\.rawValue) + ["all"], for: "--lint")
        for known in LintRule.allCases where rule == "all" || rule == known.rawValue { options.lint[known] = severity }
    },
    OptionRow(
        name: "--shard", value: "<i/n>", verbs: [.verify, .record, .render],
        help: "Only the i-th of n parts of the previews; 'merge' joins their results (also TEST_SHARD_INDEX and TEST_TOTAL_SHARDS)."
    ) { options, value throws(ConfigurationError) in options.shard = try Shard(value) },
    OptionRow(
        name: "--times", value: "<file>", verbs: [.verify, .record, .render, .explain],
        help: "The result of an earlier run (run.json or merged.json) by whose times --shard makes parts that take equally long; the same file for all."
    ) { options, value throws(ConfigurationError) in options.times = try path(value, "--times") },
    OptionRow(
        name: "--changed-since", value: "<ref>", verbs: [.list, .verify, .record, .render],
        help: "Only previews that may be affected by files changed since this branch left <ref>, e.g. main or origin/main; all where that is not known."
    ) { options, value throws(ConfigurationError) in options.changedSince = try path(value, "--changed-since") },
    OptionRow(name: "--help", short: "-h", verbs: Verb.allCases, help: "Print this.") { options, _ in options.asksForHelp = true },
    OptionRow(name: "--version", verbs: Verb.allCases, help: "Print the version.") { options, _ in options.asksForVersion = true },
]

/// Takes one value or several with commas between them: each is a condition of its own.
private func set(
    _ axis: VariantMatrix.Axis, _ options: inout Options, _ value: String, _ check: (String) throws(ConfigurationError) -> String
) throws(ConfigurationError) {
    var values: [String] = []
    for part in value.split(separator: ",", omittingEmptySubsequences: false) { values.append(try check(String(part))) }
    options.matrix.values[axis] = values
    if values.count == 1 { options.settings.set(axis, values[0]) }
}

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
