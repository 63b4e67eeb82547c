import Graphics

/// The distances between neighbours in one container: who was only pushed along keeps its distance to the one before it.
struct Gaps {
    typealias Element = OutlineTree.Element
    typealias Pair = (old: Element, new: Element)

    private struct Axis {
        /// How the distance to the neighbour before changed, by the place among the pairs; `nil` for the first and where they overlap.
        var steps: [Double?]
        var old: [Double?]
        var new: [Double?]
        /// The one change that all distances made; `nil` unless they all made it.
        var common: Double?
    }

    private let pairs: [Pair]
    private let x, y: Axis
    private let isReordered: Bool
    private let hasOthers: Bool

    init(_ matching: ElementMatching, isReordered: Bool, parent: Pair?) {
        pairs = matching.pairs
        self.isReordered = isReordered
        hasOthers = !matching.appeared.isEmpty || !matching.disappeared.isEmpty || !matching.replaced.isEmpty
        x = Self.axis(pairs, start: { $0.line.x }, end: { $0.line.x + $0.line.width })
        y = Self.axis(pairs, start: { $0.line.y }, end: { $0.line.y + $0.line.height })
    }

    private static func axis(_ pairs: [Pair], start: (Element) -> Double, end: (Element) -> Double) -> Axis {
        var axis = Axis(steps: [], old: [], new: [], common: nil)
        for (index, pair) in pairs.enumerated() {
            guard index > 0 else {
                axis.steps.append(nil)
                axis.old.append(nil)
                axis.new.append(nil)
                continue
            }
            let before = pairs[index - 1]
            let (old, new) = (start(pair.old) - end(before.old), start(pair.new) - end(before.new))
            // Neighbours follow each other on this axis only if they do not overlap.
            let follow = old > -0.01 && new > -0.01
            axis.steps.append(follow ? new - old : nil)
            axis.old.append(follow ? old : nil)
            axis.new.append(follow ? new : nil)
        }
        let steps = axis.steps.dropFirst().compactMap { $0 }
        if steps.count >= 2, steps.count == pairs.count - 1, let first = steps.first, isLength(first),
            steps.allSatisfy({ ($0 - first).magnitude < 0.35 })
        {
            axis.common = first
        }
        return axis
    }

    /// What is to be told of the container as a whole.
    func sentences(subject: Element?) -> [(subject: String, type: String, predicate: String)] {
        guard !isReordered, !hasOthers else { return [] }
        return [x, y].compactMap { axis in
            guard let step = axis.common, let old = axis.old.dropFirst().first ?? nil, let new = axis.new.dropFirst().first ?? nil else { return nil }
            let isSame = Set(axis.old.dropFirst().compactMap { $0.map(words) }).count == 1
            let type = subject?.line.type ?? "screen"
            let predicate =
                isSame
                ? "set its \(pairs.count) elements \(words(new)) pt apart instead of \(words(old))"
                : "set its \(pairs.count) elements \(words(step.magnitude)) pt \(step > 0 ? "further apart" : "closer together")"
            return (subject?.title ?? "The screen", type, predicate)
        }
    }

    private func words(_ points: Double) -> String { stableNumber((points * 100).rounded() / 100) }

    /// How far an element moved for a reason of its own.
    func unexplainedMove(of pair: Pair, parent: Pair?) -> Move {
        let carried = parent.map { Move(x: $0.new.line.x - $0.old.line.x, y: $0.new.line.y - $0.old.line.y) } ?? Move()
        let index = pairs.firstIndex { $0.new === pair.new } ?? 0
        let grown = parent.map { Size($0.old, $0.new) } ?? Size()
        var move = Move(isWithinParent: parent != nil && (isLength(carried.x) || isLength(carried.y)))
        move.x = unexplained(pair.new.line.x - pair.old.line.x - carried.x, x, index, grown.width, pair.new.line.width - pair.old.line.width)
        move.y = unexplained(pair.new.line.y - pair.old.line.y - carried.y, y, index, grown.height, pair.new.line.height - pair.old.line.height)
        return move
    }

    private func unexplained(_ move: Double, _ axis: Axis, _ index: Int, _ parentGrew: Double, _ grew: Double) -> Double {
        guard isLength(move) else { return 0 }
        // Where others came, went or changed places, everything after them moves.
        if isReordered || hasOthers { return 0 }
        if axis.common != nil { return 0 }
        if let step = axis.steps[index] { return step.magnitude < 0.35 ? 0 : move }
        // Aligned to the middle or the end of a parent that grew, by what is left after its own growth; pixels round that to thirds.
        let room = parentGrew - grew
        if isLength(room), (move - room / 2).magnitude < 0.35 || (move - room).magnitude < 0.01 { return 0 }
        return move
    }
}
