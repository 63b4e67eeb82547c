/// What the command line asks for.
struct Request {
    /// All of them when none is named.
    var topics: [Topic] = []
    var writesJSON = false
    /// Where the drawn scenes go, to be looked at.
    var pictures: String?

    init(arguments: [String]) throws {
        var rest = arguments[...]
        while let word = rest.popFirst() {
            switch word {
            case "--json": writesJSON = true
            case "--pictures":
                guard let folder = rest.popFirst() else { throw Mistake("--pictures needs a folder.") }
                pictures = folder
            default:
                guard let topic = Topic.all.first(where: { $0.name == word }) else {
                    let known = Topic.all.map(\.name).joined(separator: "|")
                    throw Mistake("There is no topic '\(word)'. Usage: benchmarks [\(known)] [--json] [--pictures <folder>]")
                }
                topics.append(topic)
            }
        }
        if topics.isEmpty { topics = Topic.all }
    }

    struct Mistake: Error, CustomStringConvertible {
        var description: String

        init(_ description: String) { self.description = description }
    }
}
