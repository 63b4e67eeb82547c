import Foundation
import Graphics
import Testing

@testable import Typesetting

@Test func anEmptyFolderNamesEveryMissingPackageInASentence() throws {
    let error = #expect(throws: FontLibraryError.self) { try FontLibrary(folders: ["/nonexistent"]) }
    let lines = try #require(error).description.split(separator: "\n")
    #expect(lines.count == 7)
    #expect(lines.first == "Inter is missing: install it with 'apt-get install fonts-inter-variable'.")
    #expect(lines.last == "Noto Color Emoji is missing: install it with 'apt-get install fonts-noto-color-emoji'.")
}

@Test func theFingerprintNamesFontsAndEngines() {
    let lines = library.fingerprint.split(separator: "\n").map { $0.split(separator: " ") }
    #expect(lines.count == 9)
    #expect(lines.allSatisfy { $0.last!.first!.isNumber })
    #expect(lines.map(\.first).contains("HarfBuzz") && lines.map(\.first).contains("ICU"))
}

@Test func aFileThatIsNoFontIsRefused() {
    #expect(throws: FontLibraryError.notAFont(name: "notes.ttf")) {
        try library.register(fontFile: Data("not a font".utf8), name: "notes.ttf")
    }
    #expect(throws: FontLibraryError.notAFont(name: "empty.ttf")) { try library.register(fontFile: Data(), name: "empty.ttf") }
}

@Test(arguments: ["NotoSerif-Bold", "Noto Serif", "Noto Serif Bold"])
func aRegisteredFontIsFoundByEachOfItsNames(name: String) throws {
    let library = try FontLibrary()
    let data = try Data(contentsOf: URL(fileURLWithPath: "/usr/share/fonts/truetype/noto/NotoSerif-Bold.ttf"))
    #expect(try library.register(fontFile: data, name: nil) == "NotoSerif-Bold")
    let font = FontDescriptor.sanFrancisco(17, family: .custom(name))
    let paragraph = Paragraph(library: library, style: ParagraphStyle(scale: 3)) { _ in [TextRun(text: "Bold", font: font)] }
    #expect(paragraph.layout(width: nil, height: nil).lines[0].runs[0].glyphs.fontName == "Noto Serif Bold")
    #expect(paragraph.missingFonts.isEmpty)
}

@Test func anUnknownFamilyFallsBackAndIsReported() {
    let lost = paragraph("Hello", .sanFrancisco(17, family: .custom("Papyrus")))
    #expect(lost.layout(width: nil, height: nil).lines[0].runs[0].glyphs.fontName == "Inter 400")
    #expect(lost.missingFonts == ["Papyrus"])
    let georgia = paragraph("Hello", .sanFrancisco(17, family: .custom("Georgia")))
    #expect(georgia.layout(width: nil, height: nil).lines[0].runs[0].glyphs.fontName == "Noto Serif Regular")
    #expect(georgia.missingFonts == ["Georgia"])
}

/// Each row: text, language, the font expected to draw its first character.
@Test(arguments: [
    ("Hello", "en", "Inter 400"), ("Привет", "ru", "Inter 400"), ("Ελλάδα", "el", "Inter 400"),
    ("שלום", "he", "Noto Sans Hebrew Regular"), ("سلام", "ar", "Noto Sans Arabic UI Regular"),
    ("สวัสดี", "th", "Noto Sans Thai UI Regular"),
    ("नमस्ते", "hi", "Noto Sans Devanagari UI Regular"), ("ગુજરાતી", "gu", "Noto Sans Gujarati UI Regular"),
    ("한국어", "ko", "Noto Sans CJK KR Regular"), ("日本語", "ja", "Noto Sans CJK JP Regular"), ("漢字かな", "en", "Noto Sans CJK JP Regular"),
    ("中文", "zh-Hans", "Noto Sans CJK SC Regular"), ("中文", "zh-Hant", "Noto Sans CJK TC Regular"),
    ("中文", "zh-HK", "Noto Sans CJK HK Regular"), ("中文", "en", "Noto Sans CJK SC Regular"), ("😀", "en", "Noto Color Emoji Regular"),
    ("❤️", "en", "Noto Color Emoji Regular"), ("1️⃣", "en", "Noto Color Emoji Regular"), ("ⴰⵣⵓⵍ", "zgh", "Noto Sans Tifinagh Regular"),
])
func eachScriptHasItsFont(text: String, language: String, font: String) {
    let paragraph = paragraph(text, style: ParagraphStyle(language: language, scale: 3))
    #expect(paragraph.layout(width: nil, height: nil).lines[0].runs[0].glyphs.fontName == font)
    #expect(paragraph.missingGlyphs.isEmpty)
}

@Test func boldTextHasBoldFallbacks() {
    let fonts = paragraph("שלום 日本", .sanFrancisco(17, weight: 700)).layout(width: nil, height: nil).lines[0].runs.map(\.glyphs.fontName)
    #expect(fonts.allSatisfy { $0.hasSuffix("Bold") }, "\(fonts)")
}

@Test(arguments: [(FontDescriptor.Family.serif, "Noto Serif Regular"), (.monospaced, "Noto Sans Mono Regular"), (.rounded, "Inter 400 rounded")])
func eachDesignHasItsFamily(family: FontDescriptor.Family, font: String) {
    let layout = paragraph("Design", .sanFrancisco(17, family: family)).layout(width: nil, height: nil)
    #expect(layout.lines[0].runs[0].glyphs.fontName == font)
}

/// Noto Serif: hhea ascender 1069, descender −293, cap height 714, x-height 536 of 1000.
@Test func aCustomFontHasItsOwnMetrics() throws {
    let metrics = try #require(library.metrics(of: .custom("Noto Serif")))
    #expect(metrics == FontMetrics(ascent: 1.069, descent: 0.293, lineGap: 0, capHeight: 0.714, xHeight: 0.536))
    #expect(library.metrics(of: .custom("Papyrus")) == nil)
}
