/// Which child of the old container is which of the new one.
struct ElementMatching {
    typealias Element = OutlineTree.Element

    /// In the order of the new container.
    var pairs: [(old: Element, new: Element)] = []
    /// Pairs that changed places with others; also among `pairs`.
    var reordered: [(old: Element, new: Element)] = []
    /// Something of another type in the same place.
    var replaced: [(old: Element, new: Element)] = []
    var appeared: [Element] = []
    var disappeared: [Element] = []

    init(_ old: [Element], _ new: [Element]) {
        var partner = [Int?](repeating: nil, count: new.count)
        var taken = Set<Int>()
        func match(_ a: Int, _ b: Int) {
            partner[b] = a
            taken.insert(a)
        }
        // What the source names is the same wherever it stands.
        for (b, element) in new.enumerated() where element.hasName {
            if let a = old.indices.first(where: { !taken.contains($0) && old[$0].line.identity == element.line.identity }) { match(a, b) }
        }
        // Then the longest run in the same order of the same type and words.
        func open(_ elements: [Element], _ isTaken: (Int) -> Bool) -> [Int] { elements.indices.filter { !isTaken($0) } }
        for isAlike in [Self.isSame, Self.isLike] {
            let (left, right) = (open(old) { taken.contains($0) }, open(new) { partner[$0] != nil })
            for (a, b) in Self.longestRun(left, right, { isAlike(old[$0], new[$1]) }) { match(a, b) }
        }
        // The same type and words elsewhere have changed places.
        for b in new.indices where partner[b] == nil {
            if let a = old.indices.first(where: { !taken.contains($0) && Self.isSame(old[$0], new[b]) }) { match(a, b) }
        }
        let order = partner.compactMap { $0 }
        let steady = Set(Self.longestRising(order))
        for (b, a) in partner.enumerated() {
            guard let a else { continue }
            pairs.append((old[a], new[b]))
            if !steady.contains(a) { reordered.append((old[a], new[b])) }
        }
        // What is left in equal number is one thing in the place of another.
        let (left, right) = (old.indices.filter { !taken.contains($0) }, new.indices.filter { partner[$0] == nil })
        if left.count == right.count {
            replaced = zip(left, right).map { (old[$0], new[$1]) }
        } else {
            (disappeared, appeared) = (left.map { old[$0] }, right.map { new[$0] })
        }
    }

    /// The same type and the same words, or pictures.
    private static func isSame(_ a: Element, _ b: Element) -> Bool {
        guard a.line.type == b.line.type, a.title == b.title else { return false }
        return a.line.text != nil || a.children.isEmpty == b.children.isEmpty && (a.picture == b.picture)
    }

    private static func isLike(_ a: Element, _ b: Element) -> Bool { a.line.type == b.line.type }

    /// The longest common subsequence. O(n·m); beyond a few hundred each, what is at the same place.
    private static func longestRun(_ a: [Int], _ b: [Int], _ isAlike: (Int, Int) -> Bool) -> [(Int, Int)] {
        guard a.count * b.count <= 250_000 else { return zip(a, b).filter { isAlike($0, $1) } }
        var lengths = Array(repeating: Array(repeating: 0, count: b.count + 1), count: a.count + 1)
        for i in a.indices.reversed() {
            for j in b.indices.reversed() {
                lengths[i][j] = isAlike(a[i], b[j]) ? lengths[i + 1][j + 1] + 1 : max(lengths[i + 1][j], lengths[i][j + 1])
            }
        }
        var (i, j) = (0, 0)
        var run: [(Int, Int)] = []
        while i < a.count, j < b.count {
            if isAlike(a[i], b[j]) {
                run.append((a[i], b[j]))
                (i, j) = (i + 1, j + 1)
            } else if lengths[i + 1][j] >= lengths[i][j + 1] {
                i += 1
            } else {
                j += 1
            }
        }
        return run
    }

    /// The longest rising subsequence; what is not in it changed places.
    private static func longestRising(_ numbers: [Int]) -> [Int] {
        var best: [[Int]] = []
        for number in numbers {
            let before = best.filter { $0.last! < number }.max { $0.count < $1.count } ?? []
            best.append(before + [number])
        }
        return best.max { $0.count < $1.count } ?? []
    }
}
