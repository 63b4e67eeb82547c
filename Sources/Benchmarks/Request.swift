/// What the command line asks for.
struct Request {
    /// All of them when none is named.
    var topics: [Topic] = []
    var writesJSON = false
    /// Where the drawn scenes go, to be looked at.
    var pictures: String?
    /// The one scene to draw and nothing else, and where its photos are and its picture goes.
    var scene, photos, target: String?

    init(arguments: [String]) throws {
        var rest = arguments[...]
        while let word = rest.popFirst() {
            switch word {
            case "--json": writesJSON = true
            case "--pictures": pictures = try value(of: word, &rest)
            case "--draw": scene = try value(of: word, &rest)
            case "--photos": photos = try value(of: word, &rest)
            case "--to": target = try value(of: word, &rest)
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

    private func value(of word: String, _ rest: inout ArraySlice<String>) throws -> String {
        guard let value = rest.popFirst() else { throw Mistake("\(word) needs a value.") }
        return value
    }

    struct Mistake: Error, CustomStringConvertible {
        var description: String

        init(_ description: String) { self.description = description }
    }
}
