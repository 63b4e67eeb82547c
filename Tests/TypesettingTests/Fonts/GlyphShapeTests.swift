import Foundation
import Graphics
import Testing

@testable import Typesetting

private func shapes(_ text: String, _ font: FontDescriptor = .body, library: FontLibrary = library) -> [GlyphShape] {
    Paragraph(library: library, style: ParagraphStyle(scale: 3)) { _ in [TextRun(text: text, font: font)] }
        .layout(width: nil, height: nil).lines[0].runs.flatMap(\.glyphs.glyphs).map(\.shape)
}

private func bounds(_ shape: GlyphShape) -> CGRect {
    switch shape.content {
    case .outline(let path): path.boundingRect
    case .bitmap(_, let rect): rect
    case .empty: .null
    }
}

@Test func aGlyphIsTheSameObjectInEveryTextAndSize() {
    let first = shapes("Noon"), second = shapes("on", .sanFrancisco(12))
    #expect(first[1] === first[2])
    #expect(first[1] === second[0])
    #expect(first[0] !== second[0])
    #expect(shapes("o", .sanFrancisco(17, weight: 700))[0] !== second[0])
}

@Test func outlinesStandOnTheBaselineWithYDownwards() {
    let letter = bounds(shapes("H")[0])
    #expect(letter.maxY == 0)
    #expect(letter.minY < -0.68 && letter.minY > -0.76)
}

/// CFF outlines (Noto Sans CJK) come as cubics, TrueType's as quadratics: both must be read.
@Test func cubicOutlinesAreRead() {
    guard case .outline(let path) = shapes("永")[0].content else { return #expect(Bool(false), "no outline") }
    #expect(path.elements.contains { if case .curve = $0 { true } else { false } })
    let box = path.boundingRect
    #expect(box.width > 0.8 && box.width < 1 && box.height > 0.8 && box.height < 1)
}

@Test func aSpaceDrawsNothing() {
    guard case .empty = shapes("a b")[1].content else { return #expect(Bool(false), "a space has ink") }
}

@Test func weightAndSlantChangeTheOutline() {
    let regular = bounds(shapes("l")[0]).width, bold = bounds(shapes("l", .sanFrancisco(17, weight: 700))[0]).width
    #expect(bold > regular * 1.5)
    var italic = FontDescriptor.body
    italic.isItalic = true
    // San Francisco's italic leans by 0.21: over the height of an l that is a good seventh of an em.
    #expect(bounds(shapes("l", italic)[0]).width > regular + 0.13)
}

@Test func emojiAreDecodedByTheCallersDecoder() throws {
    let seen = Counter()
    let library = try FontLibrary { data in
        seen.bytes = data
        return Bitmap(width: 136, height: 128)
    }
    let shape = shapes("😀", library: library)[0]
    guard case .bitmap(let bitmap, let rect) = shape.content else { return #expect(Bool(false), "no bitmap") }
    #expect(seen.bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(bitmap.width == 136)
    #expect(rect.width > 1 && rect.width < 1.4 && rect.minY < -0.8 && rect.maxY > 0)
}

@Test func anEmojiThatCannotBeDecodedIsABox() {
    #expect(shapes("😀")[0] === shapes("\u{E000}")[0])
}

private final class Counter: @unchecked Sendable { var bytes = Data() }

@Test func aCharacterNobodyHasIsABoxAndRecordedOnce() {
    let lost = paragraph("a\u{E000}b\u{E000}\u{10FFFD}")
    let glyphs = lost.layout(width: nil, height: nil).lines[0].runs.flatMap(\.glyphs.glyphs)
    #expect(lost.missingGlyphs == ["\u{E000}", "\u{10FFFD}"])
    #expect(glyphs[1].shape === glyphs[3].shape)
    #expect(bounds(glyphs[1].shape).height > 0.7)
    #expect(paragraph("plain").missingGlyphs.isEmpty)
}
