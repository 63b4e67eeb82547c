import Snapshots

/// Which previews a command line means.
struct PreviewFilter {
    var patterns: [String]

    /// Which of them are chosen, in their order; all of them without a pattern.
    func selection(of identities: [PreviewIdentity], settings: PreviewSettings) -> [Int] {
        // An id may be given as `list` prints it or as it is called under the settings of this run.
        selection(ofNames: identities.map { [$0.id, $0.under(settings).id] })
    }

    /// Which are chosen of things that have several names each.
    func selection(ofNames names: [[String]]) -> [Int] {
        guard !patterns.isEmpty else { return Array(names.indices) }
        var chosen = Set<Int>()
        for pattern in patterns {
            let exact = names.indices.filter { names[$0].contains(pattern) }
            chosen.formUnion(exact.isEmpty ? names.indices.filter { names[$0].contains { matches($0, pattern) } } : exact)
        }
        return chosen.sorted()
    }

    private func matches(_ id: String, _ pattern: String) -> Bool {
        pattern.contains { "*?[".contains($0) } ? GlobPattern(pattern).matches(id) : id.contains(pattern)
    }
}
