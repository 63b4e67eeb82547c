import Graphics

/// The space round the only child of a view, when it changed and the child did not: a padding.
struct Inset {
    let predicate: String

    /// `nil` unless both have one child of one type and size, and the space round it changed by the same on the sides where it did.
    init?(_ old: OutlineTree.Element, _ new: OutlineTree.Element) {
        guard old.children.count == 1, new.children.count == 1, old.children[0].line.type == new.children[0].line.type else { return nil }
        let (before, after) = (Self.sides(old), Self.sides(new))
        let steps = zip(after, before).map { $0 - $1 }
        let changed = steps.indices.filter { isLength(steps[$0]) }
        guard let first = changed.first, changed.allSatisfy({ !isLength(steps[$0] - steps[first]) }) else { return nil }
        // A view that keeps its size round a moved child aligns it anew; that is no padding.
        let grew = Size(old, new)
        let child = Size(old.children[0], new.children[0])
        let isOnlySpace = !isLength(grew.width - child.width) && !isLength(grew.height - child.height)
        guard !isOnlySpace else { return nil }
        let names: String =
            switch changed {
            case [0, 1, 2, 3]: "on all sides"
            case [0, 2]: "left and right"
            case [1, 3]: "above and below"
            case [0]: "on the left"
            case [1]: "above"
            case [2]: "on the right"
            case [3]: "below"
            default: "on some sides"
            }
        let step = steps[first]
        predicate = "got \(stableNumber((step.magnitude * 100).rounded() / 100)) pt \(step > 0 ? "more" : "less") space \(names)"
    }

    /// Left, top, right, bottom.
    private static func sides(_ element: OutlineTree.Element) -> [Double] {
        let (outer, inner) = (element.line, element.children[0].line)
        return [
            inner.x - outer.x, inner.y - outer.y, outer.x + outer.width - inner.x - inner.width, outer.y + outer.height - inner.y - inner.height,
        ]
    }
}
