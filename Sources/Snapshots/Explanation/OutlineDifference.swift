import Graphics

/// Tells what changed between two layout texts, in terms of views: one sentence each, from the top of the tree down.
///
/// Elements are matched by identity below matched parents. An element that only moved along with its parent is not mentioned again,
/// so a list pushed down by a new header is two sentences, not one per row.
package func outlineDifference(from old: String, to new: String) -> [String] {
    guard old != new else { return [] }
    let (before, after) = (OutlineTree(text: old), OutlineTree(text: new))
    var sentences: [String] = []
    if before.heading != after.heading { sentences.append("The \(before.heading) became \(after.heading)") }
    compareChildren(before.roots, after.roots, carried: (0, 0), into: &sentences)
    return sentences
}

private typealias Element = OutlineTree.Element

private func compareChildren(_ old: [Element], _ new: [Element], carried: (x: Double, y: Double), into sentences: inout [String]) {
    var unmatched = Dictionary(grouping: old, by: \.line.identity).mapValues { $0[...] }
    for element in new {
        guard let partner = unmatched[element.line.identity]?.popFirst() else {
            sentences.append("\(element.title)\(crowd(element)) appeared at \(stableNumber(element.line.x)),\(stableNumber(element.line.y))")
            continue
        }
        compare(partner, element, carried: carried, into: &sentences)
    }
    // In the order of the old text, not of the dictionary.
    for element in old where unmatched[element.line.identity]?.contains(where: { $0 === element }) == true {
        sentences.append("\(element.title)\(crowd(element)) disappeared")
    }
}

private func compare(_ old: Element, _ new: Element, carried: (x: Double, y: Double), into sentences: inout [String]) {
    if old.line.type != new.line.type {
        sentences.append("\(old.title) became \(new.title)")
        return
    }
    let moved = (x: new.line.x - old.line.x, y: new.line.y - old.line.y)
    var changes: [String] = []
    let way = [distance(moved.x - carried.x, "right", "left"), distance(moved.y - carried.y, "down", "up")].compactMap { $0 }
    let isCarried = distance(carried.x, "", "") != nil || distance(carried.y, "", "") != nil
    if !way.isEmpty { changes.append("moved \(way.joined(separator: " and "))" + (isCarried ? " within its parent" : "")) }
    if let change = distance(new.line.width - old.line.width, "wider", "narrower") { changes.append(change) }
    if let change = distance(new.line.height - old.line.height, "taller", "shorter") { changes.append(change) }
    if old.line.text != new.line.text {
        changes.append(new.line.text.map { "now reads \"\($0)\"" } ?? "has no text any more")
    }
    if old.line.appearance != new.line.appearance {
        changes.append("look changed from \(old.line.appearance ?? "plain") to \(new.line.appearance ?? "plain")")
    }
    if !changes.isEmpty { sentences.append("\(old.title) \(changes.joined(separator: ", "))") }
    compareChildren(old.children, new.children, carried: moved, into: &sentences)
}

/// A length in words, to a hundredth of a point, because the text's three decimals leave a thousandth of rounding; `nil` when it is none.
private func distance(_ points: Double, _ positive: String, _ negative: String) -> String? {
    let number = stableNumber((points.magnitude * 100).rounded() / 100)
    return number == "0" ? nil : "\(number) pt \(points > 0 ? positive : negative)"
}

private func crowd(_ element: Element) -> String {
    switch element.descendantCount {
    case 0: ""
    case 1: " and 1 element in it"
    case let count: " and \(count) elements in it"
    }
}
