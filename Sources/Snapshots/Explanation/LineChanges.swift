/// Which lines of a text went and which came, in order; a line that moved did both.
enum LineChanges {
    static func between(_ old: String, _ new: String) -> [String] {
        func lines(_ text: String) -> [String] { text.split(separator: "\n").map(String.init) }
        let changes = lines(new).difference(from: lines(old))
        var placed: [(offset: Int, order: Int, line: String)] = []
        for change in changes {
            switch change {
            case .remove(let offset, let line, _): placed.append((offset, 0, "was " + line.trimmed))
            case .insert(let offset, let line, _): placed.append((offset, 1, "is " + line.trimmed))
            }
        }
        return placed.sorted { ($0.offset, $0.order) < ($1.offset, $1.order) }.map(\.line)
    }
}

extension String {
    fileprivate var trimmed: String { String(drop { $0 == " " }) }
}
