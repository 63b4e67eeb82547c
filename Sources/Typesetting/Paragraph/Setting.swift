import Foundation

/// A text at one factor: breaks it into lines, drops what the limits forbid, and sizes the result.
struct Setting {
    let text: ShapedText
    /// With the caller's tags.
    let runs: [TextRun]
    let style: ParagraphStyle
    let library: FontLibrary

    /// Lines and what decided them.
    struct Result {
        var lines: [SetLine]
        var baselines: [CGFloat]
        var height: CGFloat
        var isTruncated: Bool
        /// The limits, with the decisions made under them.
        var width, heightLimit: Limit
    }

    func set(width: CGFloat, height: CGFloat) -> Result {
        var (width, height) = (Limit(width), Limit(height))
        let breaker = LineBreaker(text: text, language: style.language, hyphenation: library.hyphenation) { mark("-", like: $0) }
        let limit = style.lineLimit.map { max(1, $0) } ?? Int.max
        var lines: [SetLine] = []
        var stack = LineStack(runs: runs, spacing: style.lineSpacing)
        var isTruncated = false
        var next = 0
        while next < text.clusters.count, !isTruncated {
            let isLast = lines.count == limit - 1
            // Of the last line allowed, nil means that it has to be cut.
            let line = isLast ? breaker.lastLine(from: next, within: &width) : breaker.line(from: next, within: &width)
            let cut = line ?? truncation.line(from: next, within: &width)
            if !lines.isEmpty, !height.admits(stack.height(with: cut.runs)) {
                // The line before is the last one that fits, and stands for all that follows.
                let last = lines.removeLast()
                lines.append(truncation.line(from: last.start, within: &width))
                stack = LineStack(runs: runs, spacing: style.lineSpacing)
                lines.forEach { stack.append($0.runs) }
                isTruncated = true
            } else {
                lines.append(cut)
                stack.append(cut.runs)
                next = cut.next
                isTruncated = line == nil
            }
        }
        return Result(
            lines: lines, baselines: stack.baselines, height: max(stack.height, reservedHeight), isTruncated: isTruncated,
            width: width, heightLimit: height)
    }

    private var truncation: Truncation {
        Truncation(text: text, mode: style.truncation) { mark("…", like: $0) }
    }

    /// A sign of the typesetter's own in the attributes of a run, shaped. Not a copy of the run, which may be a box.
    private func mark(_ sign: String, like run: Int) -> ShapedText {
        let run = runs[run]
        let mark = TextRun(text: sign, font: run.font, tracking: run.tracking, kerning: run.kerning, baselineOffset: run.baselineOffset)
        return library.shaped([mark], language: style.language, isRightToLeft: false)
    }

    /// The height of `minimumLines` lines in the first run's font.
    private var reservedHeight: CGFloat {
        guard style.minimumLines > 0, !runs.isEmpty else { return 0 }
        var stack = LineStack(runs: runs, spacing: style.lineSpacing)
        for _ in 0..<min(style.minimumLines, 10_000) { stack.append([0]) }
        return stack.height
    }
}
