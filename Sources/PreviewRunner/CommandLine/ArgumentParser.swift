/// Reads a command line with the flags of `optionTable`.
struct ArgumentParser {
    /// Understands the words after the program's name. Values may follow as the next word or after `=`.
    static func parse(_ arguments: [String]) throws(ConfigurationError) -> Options {
        var options = Options()
        var verb: Verb?
        var used: [OptionRow] = []
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            guard argument.hasPrefix("-"), argument != "-" else {
                if argument == "help" {
                    options.asksForHelp = true
                } else if let verb, verb.operands != nil {
                    options.operands.append(argument)
                } else if let verb {
                    throw ConfigurationError("'\(argument)' after '\(verb)' is not understood. To choose previews, write --filter '\(argument)'.")
                } else if let found = Verb(word: argument) {
                    verb = found
                } else {
                    throw .unknown("command", argument, known: Verb.allCases.map(\.rawValue), next: "'--help' prints what there is.")
                }
                continue
            }
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard let row = optionTable.first(where: { $0.name == parts[0] || $0.short == parts[0] }) else {
                throw .unknown("flag", parts[0], known: optionTable.map(\.name), next: "'--help' prints all flags.")
            }
            try row.apply(&options, try value(of: row, inline: parts.count > 1 ? parts[1] : nil, from: &rest))
            used.append(row)
        }
        options.verb = verb ?? .verify
        if !options.asksForHelp && !options.asksForVersion, let row = used.first(where: { !$0.verbs.contains(options.verb) }) {
            let verbs = row.verbs.map { "'\($0)'" }.joined(separator: ", ")
            throw ConfigurationError("\(row.name) means nothing to '\(options.verb)'; it belongs to \(verbs). Leave it out or use another command.")
        }
        return options
    }

    private static func value(of row: OptionRow, inline: String?, from rest: inout ArraySlice<String>) throws(ConfigurationError) -> String {
        guard let placeholder = row.value else {
            if let inline { throw ConfigurationError("\(row.name) takes no value. Write it without '=\(inline)'.") }
            return ""
        }
        if let inline { return inline }
        guard let next = rest.first, !(next.hasPrefix("--") && next.count > 2) else {
            throw ConfigurationError("\(row.name) needs a value. Write \(row.name) \(placeholder).")
        }
        rest.removeFirst()
        return next
    }
}
