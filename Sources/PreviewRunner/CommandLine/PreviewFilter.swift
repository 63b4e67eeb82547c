import Snapshots

/// Which previews a command line means.
struct PreviewFilter {
    var patterns: [String]

    /// Which of them are chosen, in their order; all of them without a pattern.
    func selection(of identities: [PreviewIdentity], settings: PreviewSettings) -> [Int] {
        // An id may be given as `list` prints it or as it is called under the settings of this run.
        selection(ofNames: identities.lazy.map { [$0.id, $0.under(settings).id] })
    }

    /// Which are chosen of things that have several names each.
    func selection(ofNames names: some Sequence<[String]>) -> [Int] {
        // Of each pattern what it names in full, else what it matches.
        var exact: [[Int]] = patterns.map { _ in [] }, loose = exact
        var all: [Int] = []
        for (place, names) in names.enumerated() {
            if patterns.isEmpty { all.append(place) }
            for (index, pattern) in patterns.enumerated() {
                if names.contains(pattern) {
                    exact[index].append(place)
                } else if exact[index].isEmpty, names.contains(where: { matches($0, pattern) }) {
                    loose[index].append(place)
                }
            }
        }
        if patterns.count <= 1 { return patterns.isEmpty ? all : exact[0].isEmpty ? loose[0] : exact[0] }
        return Set(patterns.indices.flatMap { exact[$0].isEmpty ? loose[$0] : exact[$0] }).sorted()
    }

    private func matches(_ id: String, _ pattern: String) -> Bool {
        pattern.contains { "*?[".contains($0) } ? GlobPattern(pattern).matches(id) : id.contains(pattern)
    }
}
