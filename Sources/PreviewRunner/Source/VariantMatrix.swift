/// Conditions to draw each preview under: every combination of the values given on each axis, in a fixed order.
struct VariantMatrix: Equatable, Sendable {
    enum Axis: String, CaseIterable, Sendable { case device, colorScheme, dynamicType, layoutDirection, locale, scale }

    /// The values of each axis in the order given; an axis without values keeps the preview's own.
    var values: [Axis: [String]] = [:]
    /// Which previews it is for, as patterns; all without one. Then those that it is not for.
    var include: [String] = []
    var exclude: [String] = []
    /// Only so many combinations that every pair of values of two axes comes up once.
    var isPairwise = false

    func applies(to id: String) -> Bool {
        (include.isEmpty || include.contains { GlobPattern($0).matches(id) }) && !exclude.contains { GlobPattern($0).matches(id) }
    }

    /// The combinations on top of given settings, in the order of the axes, the last changing fastest.
    func settings(on base: PreviewSettings) -> [PreviewSettings] {
        let axes = Axis.allCases.filter { values[$0]?.isEmpty == false }
        let sizes = axes.map { values[$0]!.count }
        let rows = isPairwise ? Self.pairwise(sizes) : Self.all(sizes)
        return rows.map { row in
            var settings = base
            for (axis, index) in zip(axes, row) { settings.set(axis, values[axis]![index]) }
            return settings
        }
    }

    static func all(_ sizes: [Int]) -> [[Int]] {
        sizes.reduce([[]]) { rows, size in rows.flatMap { row in (0..<size).map { row + [$0] } } }
    }

    /// Few rows in which every pair of values of any two axes stands together at least once.
    ///
    /// Greedy, one row after the other, each taking for every axis in turn the value that covers most open pairs (after D. Cohen and others,
    /// "The AETG System", 1997), without chance: of equals the first.
    static func pairwise(_ sizes: [Int]) -> [[Int]] {
        guard sizes.count > 1 else { return all(sizes) }
        struct Pair: Hashable { var a, i, b, j: Int }
        var open = Set<Pair>()
        var order: [Pair] = []
        for a in sizes.indices { for b in sizes.indices where b > a {
            for i in 0..<sizes[a] { for j in 0..<sizes[b] { order.append(Pair(a: a, i: i, b: b, j: j)) } }
        } }
        open = Set(order)
        var rows: [[Int]] = []
        var next = 0
        while !open.isEmpty {
            while !open.contains(order[next]) { next += 1 }
            let start = order[next]
            var row = [Int?](repeating: nil, count: sizes.count)
            (row[start.a], row[start.b]) = (start.i, start.j)
            for axis in sizes.indices where row[axis] == nil {
                func gain(_ value: Int) -> Int {
                    sizes.indices.count { other in
                        guard other != axis, let chosen = row[other] else { return false }
                        return open.contains(other < axis ? Pair(a: other, i: chosen, b: axis, j: value) : Pair(a: axis, i: value, b: other, j: chosen))
                    }
                }
                var best = 0
                for value in 0..<sizes[axis] where gain(value) > gain(best) { best = value }
                row[axis] = best
            }
            let full = row.map { $0! }
            for a in full.indices { for b in full.indices where b > a { open.remove(Pair(a: a, i: full[a], b: b, j: full[b])) } }
            rows.append(full)
        }
        return rows
    }
}

extension PreviewSettings {
    mutating func set(_ axis: VariantMatrix.Axis, _ value: String) {
        switch axis {
        case .device: device = value
        case .colorScheme: colorScheme = value
        case .dynamicType: dynamicType = value
        case .layoutDirection: layoutDirection = value
        case .locale: locale = value
        case .scale: scale = Double(value)
        }
    }
}
