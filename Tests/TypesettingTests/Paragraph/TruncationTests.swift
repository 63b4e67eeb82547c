import Foundation
import Testing

@testable import Typesetting

/// Each row as seen on iOS 18.5: text, font size, pitch, width, line limit, mode, lines. (In the last one iOS cuts one letter more,
/// "mult…": Inter's i is a point narrower than the half line has left.)
@Test(arguments: [
    ("This is a long text that should wrap to multiple lines", 17, 22, 120, 1, .tail, ["This is a long…"]),
    ("This is a long text that should wrap to multiple lines", 17, 22, 120, 2, .tail, ["This is a long", "text that shou…"]),
    ("This is a long text that should wrap to multiple lines and show all content", 17, 22, 120, 3, .tail,
     ["This is a long", "text that should", "wrap to multi…"]),
    ("This is a very long text that will be truncated at the tail", 18, 0, 200, 1, .tail, ["This is a very long text…"]),
    ("This is a very long text that will be truncated in the middle", 18, 0, 200, 1, .middle, ["This is a ve…the middle"]),
    ("This is a very long text that will be truncated at the head", 18, 0, 200, 1, .head, ["…truncated at the head"]),
    ("This is a long text that spans multiple lines but will be truncated at the tail when it exceeds the line limit", 16, 0, 180, 2,
     .tail, ["This is a long text that", "spans multiple lines bu…"]),
    ("This is a long text that spans multiple lines but will be truncated in the middle when it exceeds the line limit", 16, 0, 180,
     2, .middle, ["This is a long text that", "spans multi…he line limit"]),
] as [(String, CGFloat, CGFloat, CGFloat, Int, ParagraphStyle.Truncation, [String])])
func theLastLineIsCutAtACharacter(
    text: String, size: CGFloat, pitch: CGFloat, width: CGFloat, limit: Int, mode: ParagraphStyle.Truncation, lines: [String]
) {
    let style = ParagraphStyle(lineLimit: limit, truncation: mode, scale: 3)
    let layout = paragraph(text, .sanFrancisco(size, pitch: pitch), style: style).layout(width: width, height: nil)
    #expect(layout.lines.map(\.text) == lines)
    #expect(layout.isTruncated)
    // The box is as wide as the widest line shown, not as the proposal.
    #expect(layout.size.width <= width && layout.size.width >= layout.lines.map(\.width).max()!)
}

/// 22 points for "Wraps" with room for two lines: "Wr" and an ellipsis of its own.
@Test func theEllipsisMayBeALineOfItsOwn() {
    let layout = paragraph("Wraps").layout(width: 22, height: 43)
    #expect(layout.lines.map(\.text) == ["Wr", "…"])
    #expect(abs(layout.size.height - 42.333) < 0.001)
}

@Test func linesThatDoNotFitTheHeightAreDropped() {
    let text = paragraph("This is a long text that should wrap to multiple lines")
    let full = text.layout(width: 120, height: nil)
    #expect(full.lines.count == 4 && !full.isTruncated && full.widthDependsOnHeight)
    #expect(text.layout(width: 120, height: full.size.height).lines.map(\.text) == full.lines.map(\.text))
    #expect(text.lines(in: 120, height: full.size.height - 1).count == 3)
    #expect(text.lines(in: 120, height: 43) == ["This is a long", "text that shou…"])
    // One line is always kept.
    #expect(text.lines(in: 120, height: 1) == ["This is a long…"])
    #expect(!paragraph("Short").layout(width: 120, height: 1).isTruncated)
    #expect(!paragraph("Short").layout(width: 120, height: nil).widthDependsOnHeight)
}

@Test func aDroppedParagraphLeavesAnEllipsis() {
    #expect(paragraph("First\nSecond", style: ParagraphStyle(lineLimit: 1, scale: 3)).lines(in: 200) == ["First…"])
    #expect(paragraph("First\nSecond", style: ParagraphStyle(lineLimit: 1, truncation: .head, scale: 3)).lines(in: 80) == ["…Second"])
}

@Test func rightToLeftTextIsCutAtItsLeft() throws {
    let style = ParagraphStyle(lineLimit: 1, isRightToLeft: true, language: "he", scale: 3)
    let line = try #require(paragraph("שלום לכולם ולכל העולם", style: style).layout(width: 90, height: nil).lines.first)
    #expect(line.text.hasSuffix("…"))
    // Inter's ellipsis, at the left of the Hebrew font's letters.
    let first = try #require(line.runs.first)
    #expect(first.glyphs.text == "…" && first.x == line.x)
    #expect(line.runs.last!.glyphs.text.hasPrefix("שלום"))
}

@Test func theEllipsisTakesTheAttributesOfWhatItFollows() {
    let bold = FontDescriptor.sanFrancisco(17, weight: 700)
    let runs = [TextRun(text: "plain ", font: .body, tag: 1), TextRun(text: "and a bold ending", font: bold, tag: 2)]
    let paragraph = Paragraph(library: library, style: ParagraphStyle(lineLimit: 1, scale: 3)) { _ in runs }
    let line = paragraph.layout(width: 100, height: nil).lines[0]
    #expect(line.runs.map(\.tag) == [1, 2])
    #expect(line.runs[1].glyphs.text.hasSuffix("…"))
}

/// Measured at 18 points: 0.26 per glyph tighter, 1.4 % of the size.
@Test func tighteningComesBeforeTruncation() {
    let style = ParagraphStyle(lineLimit: 1, allowsTightening: true, scale: 3)
    let text = "Allows tightening", font = FontDescriptor.sanFrancisco(18)
    let width = paragraph(text, font).layout(width: nil, height: nil).lines[0].width
    let tight = paragraph(text, font, style: style).layout(width: width - 2, height: nil)
    #expect(!tight.isTruncated)
    #expect(abs(tight.lines[0].width - (width - 17 * 0.0144 * 18)) < 0.001)
    #expect(paragraph(text, font, style: style).layout(width: width, height: nil).lines[0].width == width)
    #expect(paragraph(text, font, style: style).layout(width: width - 20, height: nil).isTruncated)
}
