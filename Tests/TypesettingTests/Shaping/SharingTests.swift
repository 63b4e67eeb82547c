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
