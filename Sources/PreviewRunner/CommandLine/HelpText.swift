/// The text of `--help`, made from the verbs and `optionTable`.
func helpText(tool: String) -> String {
    var text = """
        Draws SwiftUI previews and compares them with stored pictures.

        Usage: \(tool) [command] [flags]

        Commands:

        """
    for verb in Verb.allCases { text += "  " + padded(verb.rawValue + (verb.operands.map { " " + $0 } ?? ""), 28) + verb.summary + "\n" }
    text += "\nFlags:\n"
    for row in optionTable {
        let name = [row.short, row.name].compactMap { $0 }.joined(separator: ", ") + (row.value.map { " " + $0 } ?? "")
        text += "  " + name + "\n"
        let scope = row.verbs.count == Verb.allCases.count ? "" : " [" + row.verbs.map(\.rawValue).joined(separator: ", ") + "]"
        for line in wrapped(row.help + scope, width: 88) { text += "      " + line + "\n" }
    }
    text += """

        Settings (--device, --color-scheme, --dynamic-type, --layout-direction, --locale, --scale) become part of the
        picture's name, e.g. Rooms/RoomCell.dark.png, so they have references of their own.

        Beside each reference lies the layout of its preview as text. It explains a difference in terms of views; where the
        text alone differs, that is a note, never a failure.

        Exit codes (the first of 5, 2, 4, 1 that applies):
          0  everything is the same, or was drawn or recorded
          1  a picture differs or has no reference (also one that verify had to write)
          2  wrong command line, settings or machine
          3  no preview matched
          4  a preview failed or crashed
          5  a file could not be read or written

        Environment:
          CI                       when set, nothing is recorded unless --record says so
          SNAPSHOT_TESTING_RECORD  like --record
          SNAPSHOT_ARTIFACTS       like --output of verify
          VITRINE_CACHE            like --cache
          TEST_TOTAL_SHARDS, TEST_SHARD_INDEX  like --shard, counted from 0 as Bazel does
          NO_COLOR                 when set, no colours

        """
    return text
}

/// The text with spaces up to a width in characters; longer text keeps one space.
func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
}

private func wrapped(_ text: String, width: Int) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ") {
        let line = lines[lines.count - 1]
        if line.isEmpty {
            lines[lines.count - 1] = String(word)
        } else if line.count + word.count < width {
            lines[lines.count - 1] += " " + word
        } else {
            lines.append(String(word))
        }
    }
    return lines
}
