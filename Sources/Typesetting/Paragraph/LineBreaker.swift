import Foundation

/// Fills lines one after the other, each as full as it can be (first fit).
///
/// Breaks where the language allows, behind a soft hyphen with a hyphen; a word that is wider than a whole line is divided with a
/// hyphen, and where none fits, at characters without one. Spaces at a break hang: they are not shown and do not make a line too long.
/// Nor does the last character's tracking.
struct LineBreaker {
    let text: ShapedText
    /// A BCP 47 tag.
    let language: String
    let hyphenation: Hyphenation
    /// Gives a hyphen in the attributes of a run, shaped.
    let hyphen: (_ run: Int) -> ShapedText

    /// Clusters in what may be a word.
    private static let longestWord = 256

    /// The line that starts at a cluster; it holds at least one cluster, or a newline.
    func line(from start: Int, within limit: inout Limit) -> SetLine {
        var end = start
        var total: CGFloat = 0
        // Where the line may end with ink before it: the last place without a hyphen, and soft hyphens behind that one.
        var (plainEnd, softEnds) = (Int?.none, [Int]())
        var hasInk = false
        while end < text.clusters.count {
            if text.clusters[end].kind == .newline { return SetLine(text: text, clusters: start..<end, next: end + 1) }
            let stretch = unbreakable(from: end, after: total, within: limit)
            if let ink = stretch.ink {
                if !limit.admits(ink) {
                    for soft in softEnds.reversed() {
                        if let line = hyphenated(start..<soft - 1, next: soft, within: &limit) { return line }
                    }
                    return plainEnd.map { wrapped(start..<$0) } ?? broken(start..<stretch.end, within: &limit)
                }
                hasInk = true
            }
            (end, total) = (stretch.end, stretch.total)
            guard hasInk else { continue }
            if !isSoftHyphen(end - 1) { (plainEnd, softEnds) = (end, []) } else if end - 1 > start, dividesWord(end - 1) { softEnds.append(end) }
        }
        return SetLine(text: text, clusters: start..<end, next: end)
    }

    /// Whether a soft hyphen stands behind a letter.
    private func dividesWord(_ cluster: Int) -> Bool { text.clusters[cluster - 1].kind == .ink && !isSoftHyphen(cluster - 1) }

    private func isSoftHyphen(_ cluster: Int) -> Bool {
        let range = text.clusters[cluster].text
        return range.count == 1 && text.units[range.lowerBound] == 0xAD
    }

    /// All that is left as one line, if it fits; nil if it does not, or if another paragraph follows.
    ///
    /// For the last line allowed: one comparison decides, where breaking it would take many.
    func lastLine(from start: Int, within limit: inout Limit) -> SetLine? {
        var (end, total, ink) = (start, CGFloat(0), CGFloat?.none)
        while end < text.clusters.count, text.clusters[end].kind != .newline {
            total += text.clusters[end].advance
            if text.clusters[end].kind == .ink { ink = total - text.clusters[end].trailing }
            end += 1
        }
        guard end >= text.clusters.count - 1 else { return nil }
        if let ink, !limit.admits(ink) { return nil }
        return SetLine(text: text, clusters: start..<end, next: text.clusters.count)
    }

    /// The clusters up to the next place where a line may end, and the widths up to its last ink and to its end.
    ///
    /// Of a stretch of hundreds of characters, which is no word, only what goes a little beyond the limit: it is divided anyway, and
    /// must not be walked through for each of its lines.
    private func unbreakable(from start: Int, after width: CGFloat, within limit: Limit) -> (end: Int, ink: CGFloat?, total: CGFloat) {
        var (end, total, ink) = (start, width, CGFloat?.none)
        while end < text.clusters.count {
            let cluster = text.clusters[end]
            if cluster.kind == .newline { break }
            total += cluster.advance
            if cluster.kind == .ink { ink = total - cluster.trailing }
            end += 1
            if cluster.allowsBreak || end - start > Self.longestWord && total > limit.value + 100 { break }
        }
        return (end, ink, total)
    }

    /// A line that ends at a break: the spaces before it hang.
    private func wrapped(_ range: Range<Int>) -> SetLine {
        var end = range.upperBound
        while end > range.lowerBound, text.clusters[end - 1].kind == .space { end -= 1 }
        var line = SetLine(text: text, clusters: range.lowerBound..<end, next: range.upperBound)
        line.hanging = text.advance(of: end..<range.upperBound)
        return line
    }

    /// As many clusters of a stretch that is too wide as fit, at least one with ink.
    private func broken(_ range: Range<Int>, within limit: inout Limit) -> SetLine {
        var missing: MissingPatterns?
        switch division(of: range, within: &limit) {
        case .places(let places):
            for place in places.reversed() {
                let end = range.lowerBound + place
                if let line = hyphenated(range.lowerBound..<end, next: end, within: &limit) { return line }
            }
        case .unknown(let patterns): missing = patterns
        }
        var line = torn(range, within: &limit)
        line.missingPatterns = missing
        return line
    }

    /// Broken between characters, without a hyphen.
    private func torn(_ range: Range<Int>, within limit: inout Limit) -> SetLine {
        var total: CGFloat = 0
        var hasInk = false
        for index in range {
            let cluster = text.clusters[index]
            total += cluster.advance
            guard cluster.kind == .ink else { continue }
            if hasInk, !limit.admits(total - cluster.trailing) { return wrapped(range.lowerBound..<index) }
            hasInk = true
        }
        // Only the first cluster was too wide, or what followed moved back (negative kerning).
        return wrapped(range)
    }

    /// Where the word at the beginning of a stretch may be divided; a soft hyphen ends it.
    private func division(of range: Range<Int>, within limit: inout Limit) -> Hyphenation.Division {
        var end = range.lowerBound
        while end < range.upperBound, text.clusters[end].kind == .ink, !isSoftHyphen(end) { end += 1 }
        let word = range.lowerBound..<end
        // No hyphen stands behind a single letter, so where two do not fit nothing need be looked up.
        guard 2...Self.longestWord ~= word.count, text.level(of: word.lowerBound) == 0,
            limit.admits(text.advance(of: word.prefix(2)))
        else { return .places([]) }
        let letters = word.map { text.string(text.clusters[$0].text) }
        guard letters.allSatisfy({ $0.count == 1 }) else { return .places([]) }
        return hyphenation.division(of: letters.map { $0.first! }, language: language)
    }

    /// The line of these clusters and a hyphen, if it fits.
    private func hyphenated(_ head: Range<Int>, next: Int, within limit: inout Limit) -> SetLine? {
        let run = text.segments[text.clusters[head.upperBound - 1].segment].run
        let mark = hyphen(run), markWidth = mark.advance(of: mark.clusters.indices)
        let width = text.advance(of: head) + markWidth
        guard limit.admits(width - (mark.clusters.last?.trailing ?? 0)) else { return nil }
        return SetLine(
            pieces: [
                .init(text: text, clusters: head),
                .init(text: mark, clusters: mark.clusters.indices, mark: (run, text.level(of: head.upperBound - 1))),
            ], width: width, start: head.lowerBound, next: next, runs: SetLine.runs(of: text, clusters: head))
    }
}
