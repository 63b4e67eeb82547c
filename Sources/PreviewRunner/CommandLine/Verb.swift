/// What the tool can do.
enum Verb: String, CaseIterable, Sendable {
    case list, render, record, verify
    case pending, review, accept, reject, prune
    case diff, report, merge
    case symbols
    case explain, doctor

    /// Those that look at the previews of the executable.
    static let drawing: [Verb] = [.list, .render, .record, .verify]
    /// Those that make results others want to read.
    static let resulting: [Verb] = [.verify, .record, .diff, .report, .merge]
    /// Those that decide about failures.
    static let deciding: [Verb] = [.pending, .review, .accept, .reject]

    /// The verb of a word, other tools' words included.
    init?(word: String) {
        switch word {
        case "test": self = .verify
        case "compare": self = .diff
        case "approve": self = .accept
        case "clean": self = .prune
        default: self.init(rawValue: word)
        }
    }

    var summary: String {
        switch self {
        case .list: "Print the previews and where they are declared."
        case .render: "Draw previews into a folder; nothing is compared."
        case .record: "Write references; only files whose pixels changed are touched."
        case .verify: "Compare previews with their references (the default)."
        case .pending: "Print the failures somebody has to decide about."
        case .review: "Decide about them one by one, with a key each."
        case .accept: "Make what was drawn the reference: by id, pattern or --all."
        case .reject: "Forget failures; the references stay."
        case .prune: "Remove stored files that belong to no preview."
        case .diff: "Compare any two pictures or folders of pictures."
        case .report: "Make a page and other reports of a result (.previews/failures/run.json)."
        case .merge: "Join the results of shards into one."
        case .symbols: "Print the system symbols that are drawn, or the names of a list that are not."
        case .explain: "Tell where a preview is, under which conditions it is drawn, what became of it."
        case .doctor: "Look whether toolchain, fonts, store and configuration are as they should be."
        }
    }

    /// What may stand behind the verb, for help and messages; `nil` for nothing.
    var operands: String? {
        switch self {
        case .list, .render, .record, .verify, .pending, .prune, .doctor: nil
        case .explain: "<id>"
        case .review: "[id or pattern …]"
        case .accept, .reject: "<id or pattern …>"
        case .diff: "<before> <after>"
        case .report: "[result file]"
        case .merge: "<result file …>"
        case .symbols: "[list file]"
        }
    }
}
