import Snapshots

/// What the tool can do.
enum Verb: String, CaseIterable, Sendable {
    case list, render, record, verify

    /// The verb of a word; `test` is another word for `verify`, as in other tools.
    init?(word: String) {
        if word == "test" { self = .verify } else { self.init(rawValue: word) }
    }

    var summary: String {
        switch self {
        case .list: "Print the previews and where they are declared."
        case .render: "Draw previews into a folder; nothing is compared."
        case .record: "Write references; only files whose pixels changed are touched."
        case .verify: "Compare previews with their references (the default)."
        }
    }
}
