import Foundation

/// Sets the last line shown of a text that does not fit: what is left out is marked by an ellipsis.
///
/// Cuts at characters, not words, and drops the spaces beside the ellipsis (measured on iOS 18.5).
struct Truncation {
    let text: ShapedText
    let mode: ParagraphStyle.Truncation
    /// Gives the ellipsis in the attributes of a run, shaped.
    let ellipsis: (_ run: Int) -> ShapedText

    /// The line that starts at a cluster and stands for all that follows; never without the ellipsis.
    func line(from start: Int, within limit: inout Limit) -> SetLine {
        let paragraphEnd = text.clusters[start...].firstIndex { $0.kind == .newline } ?? text.clusters.count
        switch mode {
        case .tail:
            let mark = Mark(self, run: run(at: max(start, paragraphEnd - 1)))
            let head = prefix(of: start..<paragraphEnd, beside: mark, weight: 1, within: &limit)
            // The ellipsis looks like what it follows.
            return line(start: start, before: head, mark: Mark(self, run: head.isEmpty ? run(at: start) : run(at: head.upperBound - 1)))
        case .head:
            let mark = Mark(self, run: run(at: text.clusters.count - 1))
            let tail = suffix(of: start..<text.clusters.count, beside: mark, after: 0, within: &limit)
            return line(start: start, before: start..<start, mark: mark, after: tail)
        case .middle:
            let mark = Mark(self, run: run(at: start))
            let head = prefix(of: start..<paragraphEnd, beside: mark, weight: 2, within: &limit)
            let used = text.advance(of: head)
            let tail = suffix(of: head.upperBound..<text.clusters.count, beside: mark, after: used, within: &limit)
            return line(start: start, before: head, mark: mark, after: tail)
        }
    }

    private struct Mark {
        var shaped: ShapedText
        var run: Int
        var width, measured: CGFloat

        init(_ truncation: Truncation, run: Int) {
            (shaped, self.run) = (truncation.ellipsis(run), run)
            width = shaped.advance(of: shaped.clusters.indices)
            measured = width - (shaped.clusters.last?.trailing ?? 0)
        }
    }

    private func run(at cluster: Int) -> Int { text.segments[text.clusters[cluster].segment].run }

    /// The longest beginning that fits `weight` times together with the mark, without spaces at its end.
    private func prefix(of range: Range<Int>, beside mark: Mark, weight: CGFloat, within limit: inout Limit) -> Range<Int> {
        var (end, total) = (range.lowerBound, CGFloat(0))
        for index in range {
            total += text.clusters[index].advance
            guard text.clusters[index].kind == .ink else { continue }
            guard limit.admits(total * weight + mark.measured) else { break }
            end = index + 1
        }
        return range.lowerBound..<end
    }

    /// The longest end that fits after so many points and the mark, without spaces at its start; never of two paragraphs.
    private func suffix(of range: Range<Int>, beside mark: Mark, after used: CGFloat, within limit: inout Limit) -> Range<Int> {
        let end = range.last.map { text.clusters[$0].kind == .newline ? $0 : range.upperBound } ?? range.upperBound
        var (start, total) = (end, CGFloat(0))
        for index in (range.lowerBound..<end).reversed() {
            if text.clusters[index].kind == .newline { break }
            total += text.clusters[index].advance
            guard text.clusters[index].kind == .ink else { continue }
            guard limit.admits(used + mark.width + total - (text.clusters.last?.trailing ?? 0)) else { break }
            start = index
        }
        return start..<end
    }

    private func line(start: Int, before: Range<Int>, mark: Mark, after: Range<Int> = 0..<0) -> SetLine {
        let level = text.paragraphLevel(at: start)
        var pieces: [SetLine.Piece] = []
        if !before.isEmpty { pieces.append(.init(text: text, clusters: before)) }
        pieces.append(.init(text: mark.shaped, clusters: mark.shaped.clusters.indices, mark: (mark.run, level)))
        if !after.isEmpty { pieces.append(.init(text: text, clusters: after)) }
        var runs = SetLine.runs(of: text, clusters: before)
        for run in [mark.run] + SetLine.runs(of: text, clusters: after) where !runs.contains(run) { runs.append(run) }
        return SetLine(
            pieces: pieces, width: text.advance(of: before) + mark.width + text.advance(of: after), start: start,
            next: text.clusters.count, runs: runs)
    }
}
