/// Levenshtein's edit distance, for offering a known name in place of a mistyped one.
package enum EditDistance {
    /// The number of single-character insertions, deletions and substitutions that turn `a` into `b`.
    package static func between(_ a: String, _ b: String) -> Int {
        let (a, b) = (Array(a.unicodeScalars), Array(b.unicodeScalars))
        var row = Array(0...b.count)
        for i in a.indices {
            var diagonal = row[0]
            row[0] = i + 1
            for j in b.indices {
                let substitution = diagonal + (a[i] == b[j] ? 0 : 1)
                diagonal = row[j + 1]
                row[j + 1] = min(substitution, row[j] + 1, diagonal + 1)
            }
        }
        return row[b.count]
    }

    /// Up to `limit` of `names`, closest first, letter case aside; equally close ones in the order given.
    ///
    /// Nothing further away than half of the longer name's length is offered.
    package static func nearest(to name: String, among names: [String], limit: Int) -> [String] {
        let wanted = name.lowercased()
        let scored = names.enumerated().compactMap { index, candidate -> (distance: Int, index: Int, name: String)? in
            let distance = between(wanted, candidate.lowercased())
            return distance * 2 <= max(wanted.count, candidate.count) ? (distance, index, candidate) : nil
        }
        return scored.sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }.prefix(limit).map(\.name)
    }
}
