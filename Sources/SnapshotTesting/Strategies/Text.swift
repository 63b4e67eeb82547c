import Foundation

extension Snapshotting where Value == String, Format == String {
    /// A text, compared line by line.
    public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Diffing where Value == String {
    /// Compares texts line by line.
    public static var lines: Diffing {
        Diffing(
            toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
            diff: { old, new in
                guard old != new else { return nil }
                let text = changedLines(from: old, to: new)
                return (text, [SnapshotAttachment(name: "difference.patch", bytes: Data(text.utf8))])
            })
    }
}

/// The lines that went (`−`) and came (`+`), with two lines around each; a `…` stands for what is left out.
func changedLines(from old: String, to new: String) -> String {
    let (before, after) = (old.split(separator: "\n", omittingEmptySubsequences: false), new.split(separator: "\n", omittingEmptySubsequences: false))
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in after.difference(from: before) {
        switch change {
        case .remove(let offset, _, _): removed.insert(offset)
        case .insert(let offset, _, _): inserted.insert(offset)
        }
    }
    var lines: [(mark: String, text: Substring)] = []
    var (a, b) = (0, 0)
    while a < before.count || b < after.count {
        if removed.contains(a) {
            lines.append(("−", before[a]))
            a += 1
        } else if inserted.contains(b) {
            lines.append(("+", after[b]))
            b += 1
        } else {
            lines.append((" ", before[a]))
            (a, b) = (a + 1, b + 1)
        }
    }
    var text: [String] = []
    for (index, line) in lines.enumerated() {
        let isNear = lines[max(0, index - 2)...min(lines.count - 1, index + 2)].contains { $0.mark != " " }
        if isNear { text.append(line.mark + " " + line.text) } else if text.last != "…" { text.append("…") }
    }
    return text.joined(separator: "\n")
}
