import Foundation
import Testing

@testable import Typesetting

/// What no author means, and every program meets.
struct BadTextTests {
    @Test("an unpaired surrogate is the replacement character, and is drawn", arguments: [[0xD83D], [0xDE00, 0x41], [0x41, 0xD83D, 0x42]] as [[UInt16]])
    func unpairedSurrogates(_ units: [UInt16]) {
        let layout = paragraph(String(decoding: units, as: UTF16.self)).layout(width: nil, height: nil)
        #expect(layout.lines.first?.text.contains("\u{FFFD}") == true)
        #expect(layout.size.width > 0)
    }

    @Test("a mark without a letter keeps its line", arguments: ["\u{301}", "\u{64B}", "\u{E31}", "\u{93F}", "\u{20E3}", "\u{FE0F}", "\u{200D}"])
    func loneMarks(_ text: String) {
        let layout = paragraph(text).layout(width: 100, height: nil)
        #expect(layout.lines.count == 1 && layout.size.height > 20 && layout.size.width >= 0)
        #expect(paragraph("a" + String(repeating: text, count: 200)).layout(width: 100, height: nil).lines.count >= 1)
    }

    @Test("characters without width take no room", arguments: ["\u{200B}", "\u{2060}", "\u{FEFF}", "\u{200E}", "\u{AD}"])
    func zeroWidthText(_ text: String) {
        let layout = paragraph(text).layout(width: nil, height: nil)
        #expect(layout.size.width == 0 && layout.lines.count == 1)
        let pair = paragraph("a\(text)b").layout(width: nil, height: nil), plain = paragraph("ab").layout(width: nil, height: nil)
        #expect(abs(pair.size.width - plain.size.width) < 0.67)
    }

    /// As long as a whole book: a label of that size is a mistake, and must not look like a hang.
    @Test("a megabyte of text is set, one line or many")
    func aMegabyte() {
        let text = String(repeating: "The quick brown fox jumps over the lazy dog. ", count: 23_302)
        #expect(text.utf8.count > 1_048_576)
        let clock = ContinuousClock()
        let lines = clock.measure { #expect(paragraph(text).layout(width: 350, height: nil).lines.count > 20_000) }
        let truncated = clock.measure {
            let style = ParagraphStyle(lineLimit: 2, scale: 3)
            #expect(paragraph(text, style: style).layout(width: 350, height: nil).lines.count == 2)
        }
        let solid = clock.measure {
            #expect(paragraph(String(repeating: "x", count: 200_000)).layout(width: 350, height: nil).lines.count > 4000)
        }
        // On an idle machine about a second each; quadratic time would take minutes.
        #expect(lines < .seconds(30) && truncated < .seconds(30) && solid < .seconds(30), "\(lines) \(truncated) \(solid)")
    }

    @Test("a file that is damaged somewhere is refused in a sentence or drawn, never a crash")
    func corruptFonts() throws {
        let good = try #require(FileManager.default.contents(atPath: "/usr/share/fonts/truetype/noto/NotoSansMono-Regular.ttf"))
        #expect(throws: FontLibraryError.notAFont(name: "empty.ttf")) { try FontLibrary().register(fontFile: Data(), name: "empty.ttf") }
        #expect(throws: FontLibraryError.self) { try FontLibrary().register(fontFile: good.prefix(10), name: "short.ttf") }
        var seed: UInt64 = 7
        for round in 0..<40 {
            var bad = round % 2 == 0 ? good.prefix(good.count / (round + 2)) : good
            for _ in 0..<(round % 2 == 0 ? 0 : 60) {
                seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                bad[bad.startIndex + Int(seed >> 33) % bad.count] = UInt8(truncatingIfNeeded: seed >> 20)
            }
            let library = try FontLibrary()
            guard let name = try? library.register(fontFile: Data(bad), name: "bad.ttf"), !name.isEmpty else { continue }
            let font = FontDescriptor(family: .custom(name), size: 17, ascent: 16, descent: 4, capHeight: 12)
            let layout = Paragraph(library: library, style: ParagraphStyle(scale: 3)) { _ in [TextRun(text: "Damaged 123", font: font)] }
                .layout(width: 60, height: nil)
            #expect(layout.size.width.isFinite && layout.size.height.isFinite)
        }
    }
}
