/// Up to three names that somebody who typed `word` may have meant, nearest first; upper and lower case do not count.
///
/// A name is near when it contains the word, or when at most a third of its letters (but at least two) have to be changed, added, removed or
/// swapped with a neighbour.
package func nearestNames(to word: String, in names: [String]) -> [String] {
    let typed = Array(word.lowercased())
    guard !typed.isEmpty else { return [] }
    let ranked = names.enumerated().compactMap { index, name -> (distance: Int, index: Int)? in
        let letters = Array(name.lowercased())
        if typed.count >= 3, name.lowercased().contains(word.lowercased()) { return (1, index) }
        let distance = editDistance(typed, letters)
        return distance <= max(2, letters.count / 3) && distance < letters.count ? (distance, index) : nil
    }
    return ranked.sorted { $0 < $1 }.prefix(3).map { names[$0.index] }
}

/// The optimal string alignment distance: Levenshtein's, with a swap of neighbours counted once (F. Damerau, 1964). O(n·m).
private func editDistance(_ a: [Character], _ b: [Character]) -> Int {
    var rows = [Array(0...b.count)]
    for i in a.indices {
        var row = [i + 1]
        for j in b.indices {
            var best = min(rows[i][j + 1] + 1, row[j] + 1, rows[i][j] + (a[i] == b[j] ? 0 : 1))
            if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = min(best, rows[i - 1][j - 1] + 1) }
            row.append(best)
        }
        rows.append(row)
    }
    return rows[a.count][b.count]
}
