import Foundation
import Testing

@testable import Typesetting

struct SharingTests {
    private let own = try! FontLibrary()

    @Test("the same text is shaped once, whatever its tag, width, colour or place")
    func aTextIsShapedOnce() {
        for tag in 0..<20 {
            let runs = [TextRun(text: "Conference Room", font: .body, tag: tag % 2)]
            _ = own.paragraph(of: runs, style: ParagraphStyle(scale: 3)).layout(width: CGFloat(120 + tag), height: nil)
        }
        #expect(own.shapedCount == 1)
        let larger = [TextRun(text: "Conference Room", font: .sanFrancisco(20))]
        _ = own.paragraph(of: larger, style: ParagraphStyle(scale: 3)).layout(width: nil, height: nil)
        #expect(own.shapedCount == 2)
    }

    @Test("a word is shaped once, in whatever text and size it stands")
    func aWordIsShapedOnce() {
        func widths(_ texts: [String]) -> [CGFloat] {
            texts.map { own.paragraph(of: [TextRun(text: $0, font: .body)], style: ParagraphStyle(scale: 3)).box(width: nil, height: nil).size.width }
        }
        let first = widths(["The room is free", "The room"])
        let count = own.shapedWordCount
        let second = widths(["The room is The room", "is The room is free"])
        #expect(own.shapedWordCount == count)
        #expect(second[0] > first[0] && second[1] > first[0])
        _ = widths(["The rooms"])
        // "rooms", and its other cut where two are mixed.
        #expect((1...2).contains(own.shapedWordCount - count))
    }

    @Test("words shaped one by one stand as in the whole text", arguments: [400, 600, 700, 900] as [CGFloat])
    func wordsDoNotDependOnEachOther(_ weight: CGFloat) {
        let characters: [UInt16] = (0x21..<0x7F).map { UInt16($0) }
        for isItalic in [false, true] {
            var font = FontDescriptor.sanFrancisco(20, weight: weight)
            font.isItalic = isItalic
            let cascade = own.cascade(for: font, language: "en")
            let features = GlyphSource.features(of: TextRun(text: "", font: font), isPrimary: true)
            for instance in [cascade.primary, cascade.blend?.instance].compactMap({ $0 }) {
                for first in characters {
                    let units: [UInt16] = characters.flatMap { second -> [UInt16] in [first, first, 0x20, second, second, 0x20, 0x20] }
                    let source = GlyphSource(text: units, language: "en")
                    let run = TextRun(text: String(decoding: units, as: UTF16.self), font: font)
                    let items = Itemizer(units: units, runs: [run], runEnds: [units.count], cascades: [cascade], levels: nil).items()
                    func glyphs(_ range: Range<Int>) -> [PlacedGlyph] {
                        var item = items[0]
                        item.text = range
                        guard case .glyphs(_, let script) = item.content else { return [] }
                        return source.glyphs(of: item, from: instance, script: script, features: features)
                    }
                    #expect(items.count == 1)
                    let whole = glyphs(0..<units.count), parts = WordGlyphs.words(units, in: 0..<units.count).flatMap(glyphs)
                    #expect(whole.map(\.id) == parts.map(\.id) && whole.map(\.advance) == parts.map(\.advance), "\(first)")
                }
            }
        }
    }

    @Test("equal texts are one paragraph, so that their lines are set once")
    func equalTextsAreOneParagraph() {
        let runs = [TextRun(text: "Dungeon", font: .body)]
        let style = ParagraphStyle(scale: 3)
        #expect(own.paragraph(of: runs, style: style) === own.paragraph(of: runs, style: style))
        #expect(own.paragraph(of: runs, style: style) !== own.paragraph(of: runs, style: ParagraphStyle(lineLimit: 1, scale: 3)))
    }

    @Test("a paragraph may be set from several threads")
    func threads() async {
        let paragraph = own.paragraph(of: [TextRun(text: "Several threads set these words at once", font: .body)], style: .init(scale: 3))
        let alone = (40..<140).map { paragraph.layout(width: CGFloat($0), height: nil).lines.map(\.text) }
        await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<8 {
                group.addTask { (40..<140).map { paragraph.layout(width: CGFloat($0), height: nil).lines.map(\.text) } == alone }
            }
            for await isSame in group { #expect(isSame) }
        }
    }
}
