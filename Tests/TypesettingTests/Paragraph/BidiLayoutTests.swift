import Foundation
import Testing

@testable import Typesetting

private func visual(_ text: String, isRightToLeft: Bool = false, width: CGFloat? = nil) -> [[String]] {
    paragraph(text, style: ParagraphStyle(isRightToLeft: isRightToLeft, scale: 3)).layout(width: width, height: nil).lines.map {
        $0.runs.map { $0.glyphs.text.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }
}

/// From left to right, each run's characters in reading order.
@Test(arguments: [
    ("abc אבג 123", false, [["abc", "123", "אבג"]]), ("אבג abc 123", false, [["abc 123", "אבג"]]),
    ("אבג abc 123", true, [["abc 123", "אבג"]]), ("abc אבג 123", true, [["abc", "123", "אבג"]]),
    ("Hello", true, [["Hello"]]), ("אבג\nabc", false, [["אבג"], ["abc"]]),
    ("مرحبا 42 world", false, [["world", "42", "مرحبا"]]),
] as [(String, Bool, [[String]])])
func runsStandInVisualOrder(text: String, isRightToLeft: Bool, lines: [[String]]) {
    #expect(visual(text, isRightToLeft: isRightToLeft) == lines)
}

@Test func glyphsOfARunStandFromLeftToRightWithoutOverlap() {
    for text in ["abc אבג 123", "السلام عليكم world", "שלום"] {
        let line = paragraph(text).layout(width: nil, height: nil).lines[0]
        var pen: CGFloat = 0
        for run in line.runs {
            #expect(abs(run.x - pen) < 1e-9)
            pen = run.x + run.width
        }
        #expect(abs(pen - line.width) < 1e-9)
    }
}

/// The first character of a right-to-left word stands at its right.
@Test func rightToLeftGlyphsAreMirroredInPlace() {
    let whole = paragraph("אב").layout(width: nil, height: nil).lines[0].runs[0].glyphs.glyphs
    let alef = paragraph("א").layout(width: nil, height: nil).lines[0].runs[0].glyphs.glyphs[0]
    #expect(whole.last!.shape === alef.shape)
    #expect(whole.last!.position.x > whole.first!.position.x)
}

@Test func bracketsAreMirroredInRightToLeftText() {
    let hebrew = paragraph("(א)").layout(width: nil, height: nil).lines[0].runs.flatMap(\.glyphs.glyphs)
    let latin = paragraph("(a)").layout(width: nil, height: nil).lines[0].runs.flatMap(\.glyphs.glyphs)
    #expect(hebrew.first!.position.x < hebrew.last!.position.x)
    #expect(hebrew.first!.shape === latin.first!.shape && hebrew.last!.shape === latin.last!.shape)
}

/// Leading is the layout's side, not the text's: Hebrew in a left-to-right layout starts at the left.
@Test(arguments: [
    (ParagraphStyle.Alignment.leading, false, 0.0), (.leading, true, 1), (.center, false, 0.5), (.trailing, false, 1), (.trailing, true, 0),
])
func alignmentFollowsTheLayoutDirection(alignment: ParagraphStyle.Alignment, isRightToLeft: Bool, share: Double) {
    let style = ParagraphStyle(alignment: alignment, isRightToLeft: isRightToLeft, scale: 3)
    let layout = paragraph("A long first line\nshort", style: style).layout(width: nil, height: nil)
    let room = layout.size.width - layout.lines[1].width
    // Centred lines start on whole pixels.
    let slack: CGFloat = alignment == .center ? 0.5 / 3 : 1e-9
    #expect(abs(layout.lines[1].x - room * share) <= slack)
    #expect(layout.lines[1].runs[0].x == layout.lines[1].x)
    // Aligned again in a wider frame, the lines move as they are.
    let wide = layout.aligned(in: layout.size.width + 30)
    #expect(abs(wide.lines[1].x - (room + 30) * share) <= slack)
    let (before, after) = (layout.lines[1].runs[0].glyphs.glyphs[0].position.x, wide.lines[1].runs[0].glyphs.glyphs[0].position.x)
    #expect(abs(after - before - 30 * share) < 1e-9)
}

/// Measured: at scale 3 a letter's edges cover the same fractions of pixels wherever it stands.
@Test func glyphOriginsStandOnWholePixels() {
    let layout = paragraph("minimum minimum").layout(width: nil, height: nil).aligned(in: 200.1)
    let fractions = Set(layout.lines[0].runs[0].glyphs.glyphs.enumerated().filter { $0.offset % 8 == 0 }.map { glyph in
        let pixels = glyph.element.position.x * 3
        return ((pixels - pixels.rounded(.down)) * 1000).rounded()
    })
    #expect(fractions.count == 1, "\(fractions)")
}
