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

    private struct Entry {
        var text: ShapedText
        var cluster: Int
        var run: Int
        var level: UInt8
    }

    mutating func line(_ line: SetLine, x: CGFloat, baseline: CGFloat) -> TextLayout.Line {
        let entries = visualEntries(of: line)
        placed = []
        var pen = x
        var start = entries.startIndex
        while start < entries.endIndex {
            let first = entries[start]
            let instance = first.text.segments[first.text.clusters[first.cluster].segment].instance
            let end = entries[start...].firstIndex { entry in
                entry.run != first.run || entry.level != first.level || entry.text !== first.text
                    || entry.text.segments[entry.text.clusters[entry.cluster].segment].instance !== instance
            } ?? entries.endIndex
            place(entries[start..<end], instance: instance, pen: &pen, baseline: baseline)
            start = end
        }
        return TextLayout.Line(runs: placed, text: text(of: line), baseline: baseline, x: x, width: line.width)
    }

    private func text(of line: SetLine) -> String {
        line.pieces.map { piece in
            piece.text.string(units(of: piece))
        }.joined()
    }

    private func units(of piece: SetLine.Piece) -> Range<Int> {
        piece.text.clusters[piece.clusters.lowerBound].text.lowerBound..<piece.text.clusters[piece.clusters.upperBound - 1].text.upperBound
    }

    private func visualEntries(of line: SetLine) -> [Entry] {
        let logical = line.pieces.flatMap { piece in
            piece.clusters.map { cluster in
                Entry(
                    text: piece.text, cluster: cluster,
                    run: piece.mark?.run ?? piece.text.segments[piece.text.clusters[cluster].segment].run,
                    level: piece.mark?.level ?? piece.text.level(of: cluster))
            }
        }
        guard logical.contains(where: { $0.level != 0 }) else { return logical }
        return ICU.visualOrder(levels: logical.map(\.level)).map { logical[$0] }
    }

    private mutating func place(_ entries: ArraySlice<Entry>, instance: FontInstance, pen: inout CGFloat, baseline: CGFloat) {
        let run = runs[entries.first!.run]
        let x = pen
        let y = baseline - run.baselineOffset
        var glyphs: [GlyphRun.Glyph] = []
        glyphs.reserveCapacity(entries.count)
        for entry in entries {
            let cluster = entry.text.clusters[entry.cluster]
            let origin = entry.text.segments[cluster.segment].isUnjoined ? (pen * scale).rounded() / scale : pen
            for glyph in entry.text.glyphs[cluster.glyphs] {
                glyphs.append(.init(shape: glyph.shape, position: CGPoint(x: origin + glyph.x, y: y + glyph.y)))
            }
            pen += cluster.advance
        }
        // Neighbours of one level are neighbours in the text too, at odd levels the other way round.
        let (first, last) = (entries.first!, entries.last!)
        let (start, end) = first.level & 1 == 1 ? (last, first) : (first, last)
        let text = first.text.string(
            first.text.clusters[start.cluster].text.lowerBound..<first.text.clusters[end.cluster].text.upperBound)
        append(TextLayout.Run(
            glyphs: GlyphRun(glyphs: glyphs, size: run.font.size, text: text, fontName: instance.name), tag: run.tag, x: x,
            width: pen - x, baseline: y, font: run.font), level: first.level)
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
