import Foundation
import Graphics

/// Puts a line's clusters in visual order and its glyphs in their places.
///
/// iOS puts each glyph's origin on a whole pixel: in pictures at scale 3 a letter's edges cover the same fractions of pixels
/// wherever it stands (n at 17 points: 0.03, forty times out of forty), and advances add up unrounded behind it. So does this,
/// but for joined scripts and Brahmic ones.
struct LineSetter {
    /// With the caller's tags.
    let runs: [TextRun]
    /// Pixels per point.
    let scale: CGFloat
    /// From left to right; each of one font, size and tag.
    private var placed: [TextLayout.Run] = []
    private var placedLevel: UInt8 = 0
    private static let marks: Set<String> = ["…", "-"]

    init(runs: [TextRun], scale: CGFloat) { (self.runs, self.scale) = (runs, scale) }

    /// Neighbouring clusters of one text, run, font and level.
    private struct Stretch {
        var text: ShapedText
        var clusters: Range<Int>
        var instance: FontInstance
        var run: Int
        var level: UInt8
    }

    mutating func line(_ line: SetLine, x: CGFloat, baseline: CGFloat) -> TextLayout.Line {
        placed = []
        var pen = x
        for stretch in visualStretches(of: line) { place(stretch, pen: &pen, baseline: baseline) }
        return TextLayout.Line(runs: placed, text: text(of: line), baseline: baseline, x: x, width: line.width)
    }

    private func text(of line: SetLine) -> String {
        if line.pieces.count == 1 { return text(of: line.pieces[0].text, line.pieces[0].clusters) }
        return line.pieces.map { text(of: $0.text, $0.clusters) }.joined()
    }

    private func text(of text: ShapedText, _ clusters: Range<Int>) -> String {
        text.string(text.clusters[clusters.lowerBound].text.lowerBound..<text.clusters[clusters.upperBound - 1].text.upperBound)
    }

    /// From left to right (rule L2 of UAX #9; within a stretch of an odd level clusters run the other way).
    private func visualStretches(of line: SetLine) -> [Stretch] {
        var stretches: [Stretch] = []
        for piece in line.pieces {
            let text = piece.text
            var start = piece.clusters.lowerBound
            while start < piece.clusters.upperBound {
                let index = text.clusters[start].segment
                var end = start + 1
                if text.clusters[piece.clusters.upperBound - 1].segment == index {
                    end = piece.clusters.upperBound
                } else {
                    while text.clusters[end].segment == index { end += 1 }
                }
                let segment = text.segments[index]
                let (run, level) = piece.mark ?? (segment.run, segment.level)
                if let last = stretches.last, last.run == run, last.level == level, last.instance === segment.instance, last.text === text,
                    last.clusters.upperBound == start
                {
                    stretches[stretches.count - 1].clusters = last.clusters.lowerBound..<end
                } else {
                    stretches.append(Stretch(text: text, clusters: start..<end, instance: segment.instance, run: run, level: level))
                }
                start = end
            }
        }
        guard stretches.contains(where: { $0.level != 0 }) else { return stretches }
        return ICU.visualOrder(levels: stretches.map(\.level)).map { stretches[$0] }
    }

    private mutating func place(_ stretch: Stretch, pen: inout CGFloat, baseline: CGFloat) {
        let run = runs[stretch.run], text = stretch.text
        let x = pen
        let y = baseline - run.baselineOffset
        var glyphs: [GlyphRun.Glyph] = []
        glyphs.reserveCapacity(stretch.clusters.count)
        func place(_ index: Int) {
            let cluster = text.clusters[index]
            let origin = text.segments[cluster.segment].isUnjoined ? (pen * scale).rounded() / scale : pen
            for glyph in cluster.glyphs {
                let glyph = text.glyphs[glyph]
                glyphs.append(.init(shape: glyph.shape, position: CGPoint(x: origin + glyph.x, y: y + glyph.y)))
            }
            pen += cluster.advance
        }
        if stretch.level & 1 == 1 { stretch.clusters.reversed().forEach(place) } else { stretch.clusters.forEach(place) }
        append(TextLayout.Run(
            glyphs: GlyphRun(
                glyphs: glyphs, size: run.font.size, text: self.text(of: text, stretch.clusters), fontName: stretch.instance.name),
            tag: run.tag, x: x, width: pen - x, baseline: y, font: run.font), level: stretch.level)
    }

    /// An ellipsis or hyphen becomes part of the run it follows.
    private mutating func append(_ run: TextLayout.Run, level: UInt8) {
        defer { placedLevel = level }
        guard let last = placed.last, placedLevel == level, last.tag == run.tag, last.font == run.font, last.baseline == run.baseline,
            last.glyphs.fontName == run.glyphs.fontName, Self.marks.contains(last.glyphs.text) || Self.marks.contains(run.glyphs.text)
        else { return placed.append(run) }
        let text = level & 1 == 1 ? run.glyphs.text + last.glyphs.text : last.glyphs.text + run.glyphs.text
        placed[placed.count - 1].glyphs.text = text
        placed[placed.count - 1].glyphs.glyphs += run.glyphs.glyphs
        placed[placed.count - 1].width += run.width
    }
}
