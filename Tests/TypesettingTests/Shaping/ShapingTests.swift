import Foundation
import Testing

@testable import Typesetting

private func shaped(_ text: String, language: String = "en", isRightToLeft: Bool = false) -> ShapedText {
    library.shaped([TextRun(text: text, font: .body)], language: language, isRightToLeft: isRightToLeft)
}

@Test func arabicLettersJoin() {
    let word = shaped("ببب").glyphs.map(\.id), single = shaped("ب").glyphs[0].id
    #expect(word.count >= 3)
    // Beginning, middle and end look different from the letter alone, and from each other.
    #expect(!word.contains(single))
    #expect(Set(word).count >= 3)
}

/// Each row: one character for the reader, and whether it must come out as one glyph.
@Test(arguments: ["👨‍👩‍👧", "🇩🇪", "👍🏽", "🏴󠁧󠁢󠁷󠁬󠁳󠁿", "❤️‍🔥", "1️⃣", "😀"])
func anEmojiSequenceIsOneGlyphAndOneCluster(emoji: String) {
    let text = shaped("a\(emoji)b")
    #expect(text.clusters.count == 3)
    #expect(text.glyphs[text.clusters[1].glyphs].count == 1, "\(emoji)")
    #expect(text.missing.isEmpty)
}

@Test func combiningMarksStayWithTheirLetter() {
    for text in ["e\u{301}", "ก็", "कि", "y\u{308}\u{301}"] {
        #expect(shaped(text).clusters.count == 1, "\(text)")
    }
}

@Test func clustersCoverTheTextInOrderWithoutGaps() {
    let texts = [
        "Hello, world!", "abc אבג 123", "السلام عليكم 12", "日本語のテキスト", "a👨‍👩‍👧b", "l1\nl2\r\nl3", "สวัสดีชาวโลก", "\u{200B}\u{AD}x\t",
    ]
    for text in texts {
        let shaped = shaped(text)
        var end = 0
        for cluster in shaped.clusters {
            #expect(cluster.text.lowerBound == end, "\(text)")
            end = cluster.text.upperBound
        }
        #expect(end == text.utf16.count, "\(text)")
    }
}

@Test func automaticTrackingBelongsToTheFamilysOwnGlyphs() {
    var wide = FontDescriptor.body
    wide.tracking += 2
    func width(_ text: String, _ font: FontDescriptor) -> CGFloat {
        let shaped = library.shaped([TextRun(text: text, font: font)], language: "en", isRightToLeft: false)
        return shaped.advance(of: shaped.clusters.indices)
    }
    #expect(abs(width("four", wide) - width("four", .body) - 8) < 1e-9)
    #expect(width("שלום", wide) == width("שלום", .body))
}

@Test func monospacedDigitsAreEquallyWide() {
    var font = FontDescriptor.body
    font.monospacedDigits = true
    func spread(_ font: FontDescriptor) -> CGFloat {
        let widths = (0...9).map { paragraph(String($0), font).layout(width: nil, height: nil).lines[0].width }
        return widths.max()! - widths.min()!
    }
    // One font unit: a variable font's advances are rounded glyph by glyph.
    #expect(spread(font) <= 17 / 2048)
    #expect(spread(.body) > 1)
}

@Test func contextualArrowsAreOff() {
    #expect(shaped("->").glyphs.count == 2)
    #expect(shaped("->").glyphs.map(\.id) == [shaped("-").glyphs[0].id, shaped(">").glyphs[0].id])
}

@Test func runsOfEqualFontKernAcrossTheirBorder() {
    let whole = library.shaped([TextRun(text: "AV", font: .body)], language: "en", isRightToLeft: false)
    let split = library.shaped(
        [TextRun(text: "A", font: .body, tag: 1), TextRun(text: "V", font: .body, tag: 2)], language: "en", isRightToLeft: false)
    #expect(whole.clusters.map(\.advance) == split.clusters.map(\.advance))
    #expect(split.segments.map(\.run) == [0, 1])
    let apart = ["A", "V"].map { shaped($0).clusters[0].advance }
    #expect(whole.clusters[0].advance < apart[0])
}

@Test func aLabelAskedForAgainIsTheSameObject() {
    #expect(shaped("Settings") === shaped("Settings"))
    #expect(shaped("Settings") !== shaped("Settings", language: "tr"))
}

/// Fonts may be used by several threads at once: the same answer as from one.
@Test func shapingFromManyThreadsGivesTheSameAnswer() async throws {
    let texts = (0..<40).map { "Concurrent \($0) שלום 日本 😀 سلام" }
    let fresh = try FontLibrary()
    let alone = texts.map { shaped($0).clusters.map(\.advance) }
    let together = await withTaskGroup(of: (Int, [CGFloat]).self) { group in
        for (index, text) in texts.enumerated() {
            group.addTask {
                let run = TextRun(text: text, font: .body)
                return (index, fresh.shaped([run], language: "en", isRightToLeft: false).clusters.map(\.advance))
            }
        }
        return await group.reduce(into: [Int: [CGFloat]]()) { $0[$1.0] = $1.1 }
    }
    for index in texts.indices { #expect(together[index] == alone[index]) }
}
