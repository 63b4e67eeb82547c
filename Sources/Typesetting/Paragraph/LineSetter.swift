import Foundation
import Graphics

/// Puts a line's clusters in visual order and its glyphs in their places.
struct LineSetter {
    /// With the caller's tags.
    let runs: [TextRun]
    /// From left to right; each of one font, size and tag.
    private var placed: [TextLayout.Run] = []

    init(runs: [TextRun]) { self.runs = runs }

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
                entry.run != first.run || entry.level != first.level
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
                    run: piece.ellipsis?.run ?? piece.text.segments[piece.text.clusters[cluster].segment].run,
                    level: piece.ellipsis?.level ?? piece.text.level(of: cluster))
            }
        }
        guard logical.contains(where: { $0.level != 0 }) else { return logical }
        return ICU.visualOrder(levels: logical.map(\.level)).map { logical[$0] }
    }

    private mutating func place(_ entries: ArraySlice<Entry>, instance: FontInstance, pen: inout CGFloat, baseline: CGFloat) {
        let run = runs[entries.first!.run]
        let start = pen
        let y = baseline - run.baselineOffset
        var glyphs: [GlyphRun.Glyph] = []
        for entry in entries {
            let cluster = entry.text.clusters[entry.cluster]
            for glyph in entry.text.glyphs[cluster.glyphs] {
                glyphs.append(.init(shape: glyph.shape, position: CGPoint(x: pen + glyph.x, y: y + glyph.y)))
            }
            pen += cluster.advance
        }
        let isReversed = entries.first!.level & 1 == 1
        let logical = isReversed ? Array(entries.reversed()) : Array(entries)
        let text = logical.map { $0.text.string($0.text.clusters[$0.cluster].text) }.joined()
        placed.append(TextLayout.Run(
            glyphs: GlyphRun(glyphs: glyphs, size: run.font.size, text: text, fontName: instance.name), tag: run.tag, x: start,
            width: pen - start, baseline: y, font: run.font))
    }
}
