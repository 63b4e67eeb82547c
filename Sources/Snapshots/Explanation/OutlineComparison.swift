import Foundation
import Graphics

/// Compares two trees from the top down and keeps what is a cause: a view that only followed another (pushed down by a taller neighbour,
/// carried along by its parent, stretched because its parent was) is not mentioned.
struct OutlineComparison {
    private typealias Element = OutlineTree.Element

    private(set) var changes: [OutlineChange] = []

    mutating func compare(_ old: [OutlineTree.Element], _ new: [OutlineTree.Element]) {
        compareChildren(old, new, parent: nil, enclosing: nil)
    }

    /// Whether anything inside changed its extent, on each axis.
    private struct Extent {
        var x = false, y = false
    }

    @discardableResult
    private mutating func compareChildren(
        _ old: [Element], _ new: [Element], parent: (old: Element, new: Element)?, enclosing: String?
    ) -> Extent {
        let matching = ElementMatching(old, new), known = changes.count
        var extent = Extent()
        for pair in matching.reordered {
            add(pair.new, [.reordered], "changed places, now \(ordinal(new.firstIndex { $0 === pair.new }!)) of \(new.count)", enclosing)
            extent = Extent(x: true, y: true)
        }
        let gaps = Gaps(matching, isReordered: !matching.reordered.isEmpty, parent: parent)
        for sentence in gaps.sentences(subject: parent?.new) {
            changes.append(OutlineChange(
                kinds: [.spacing], subject: sentence.subject, type: sentence.type, enclosing: enclosing, predicate: sentence.predicate))
            extent = Extent(x: true, y: true)
        }
        for pair in matching.pairs {
            let inside = compare(pair.old, pair.new, move: gaps.unexplainedMove(of: pair, parent: parent), isPlaced: parent != nil, enclosing)
            (extent.x, extent.y) = (extent.x || inside.x, extent.y || inside.y)
        }
        for pair in matching.replaced {
            add(pair.old, [.replaced], "became \(pair.new.title)", enclosing)
            extent = Extent(x: true, y: true)
        }
        for element in matching.appeared { add(element, [.appeared], "appeared", enclosing, " at \(point(element))\(company(element))") }
        for element in matching.disappeared { add(element, [.disappeared], "disappeared", enclosing, company(element)) }
        if !matching.appeared.isEmpty || !matching.disappeared.isEmpty { extent = Extent(x: true, y: true) }
        if changes.count == known, let parent, parent.old.hasSameProposal(as: parent.new) { tellFrames(of: matching, enclosing) }
        return extent
    }

    /// Of children that got more or less, though their parent did not and nothing else in it changed: something round themselves gives it
    /// to them, such as a `frame`.
    private mutating func tellFrames(of matching: ElementMatching, _ enclosing: String?) {
        for (old, new) in matching.pairs {
            var size = Size(old, new)
            if !followed(size.width, old.line.proposedWidth, new.line.proposedWidth, true) { size.width = 0 }
            if !followed(size.height, old.line.proposedHeight, new.line.proposedHeight, true) { size.height = 0 }
            tell(new, old, Move(), size, at: changes.count, enclosing)
        }
    }

    /// Compares an element with itself; `move` is how far it moved for a reason of its own.
    private mutating func compare(_ old: Element, _ new: Element, move: Move, isPlaced: Bool, _ enclosing: String?) -> Extent {
        let own = FrameworkTypes.contains(new.line.type) ? enclosing : new.line.type
        let place = changes.count
        var move = move
        if let inset = Inset(old, new) {
            changes.append(OutlineChange(
                kinds: [.inset], subject: new.children[0].title, type: new.children[0].line.type, enclosing: own,
                predicate: inset.predicate))
            _ = compare(old.children[0], new.children[0], move: Move(), isPlaced: true, own)
            if !move.isGrowth(of: Size(old, new)) { tell(new, old, move, Size(), at: place, enclosing) }
            return Extent(x: true, y: true)
        }
        let inside = compareChildren(old.children, new.children, parent: (old, new), enclosing: own)
        var size = Size(old, new)
        // A parent as large as its content grows because that does; a stretched view because more was proposed.
        if inside.x || followed(size.width, old.line.proposedWidth, new.line.proposedWidth, isPlaced) { size.width = 0 }
        if inside.y || followed(size.height, old.line.proposedHeight, new.line.proposedHeight, isPlaced) { size.height = 0 }
        // Growing about its middle or towards the start is growing, too.
        if move.isGrowth(of: size) { move = Move(x: size.width == 0 ? move.x : 0, y: size.height == 0 ? move.y : 0) }
        tell(new, old, move, size, at: place, enclosing)
        return Extent(x: inside.x || isLength(new.line.width - old.line.width), y: inside.y || isLength(new.line.height - old.line.height))
    }

    private func followed(_ change: Double, _ old: Double?, _ new: Double?, _ isPlaced: Bool) -> Bool {
        guard isPlaced, let old, let new, isLength(new - old) else { return false }
        return isLength(change) && !isLength(new - old - change)
    }

    private mutating func tell(_ new: Element, _ old: Element, _ move: Move, _ size: Size, at place: Int, _ enclosing: String?) {
        var predicates: [String] = []
        var kinds: [OutlineChange.Kind] = []
        if let words = move.words {
            predicates.append("moved " + words)
            kinds.append(.moved)
        }
        let isOther = old.line.text != new.line.text || old.picture != new.picture
        // Other words or another picture have another size; that is no change of its own.
        if let words = size.words, !isOther {
            predicates.append("became " + words)
            kinds.append(.resized)
        }
        if old.line.text != new.line.text {
            predicates.append(new.line.text.map { "changed to \"\(shortened($0, 60))\"" } ?? "lost its text")
            kinds.append(.text)
        }
        if old.line.appearance != new.line.appearance {
            predicates.append(look(old.line.appearance, new.line.appearance))
            kinds.append(.look)
        }
        // Nobody sees a spacer; what it pushes is told.
        if new.line.type == "Spacer" { return }
        guard !predicates.isEmpty else { return }
        let change = OutlineChange(
            kinds: kinds, subject: old.title, type: new.line.type, enclosing: enclosing, predicate: predicates.joined(separator: ", "))
        // Before what is inside it.
        changes.insert(change, at: min(place, changes.count))
    }

    private mutating func add(_ element: Element, _ kinds: [OutlineChange.Kind], _ predicate: String, _ enclosing: String?, _ detail: String = "") {
        changes.append(OutlineChange(
            kinds: kinds, subject: element.title, type: element.line.type, enclosing: enclosing, predicate: predicate, detail: detail))
    }

    private func point(_ element: Element) -> String { "\(stableNumber(element.line.x)),\(stableNumber(element.line.y))" }

    private func company(_ element: Element) -> String {
        switch element.descendantCount {
        case 0: ""
        case 1: ", with 1 element in it"
        case let count: ", with \(count) elements in it"
        }
    }

    private func ordinal(_ index: Int) -> String {
        let words = ["first", "second", "third", "fourth", "fifth"]
        return words.indices.contains(index) ? words[index] : "number \(index + 1)"
    }

    /// Only the words of the look that are not the same.
    private func look(_ old: String?, _ new: String?) -> String {
        func words(_ look: String?) -> [Substring] { look?.split(separator: " ") ?? [] }
        let (before, after) = (words(old), words(new))
        guard before.count == after.count else { return "changed from \(old ?? "plain") to \(new ?? "plain")" }
        let changed = zip(before, after).filter { $0 != $1 }
        func list(_ words: [Substring]) -> String { words.map { $0 == "#00000000" ? "clear" : String($0) }.joined(separator: " ") }
        let isColor = changed.allSatisfy { $0.hasPrefix("#") && $1.hasPrefix("#") }
        return "changed \(isColor ? "colour " : "")from \(list(changed.map(\.0))) to \(list(changed.map(\.1)))"
    }
}

func shortened(_ text: String, _ limit: Int) -> String { text.count <= limit ? text : text.prefix(limit - 1) + "…" }
