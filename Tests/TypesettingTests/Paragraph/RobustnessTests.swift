import Foundation
import Testing

@testable import Typesetting

/// A small linear congruential generator: the same texts on every machine.
private struct Dice {
    var state: UInt64

    mutating func roll(_ sides: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(sides))
    }
}

/// Things that real text throws at a typesetter: joiners without neighbours, marks at the start, controls, odd newlines, every script.
private let pieces = [
    "a", "fi", "Hello ", " ", "\n", "\r\n", "\t", "\u{2028}", "\u{200D}", "\u{200B}", "\u{301}", "e\u{301}\u{302}", "\u{FE0F}", "\u{AD}",
    "\u{202E}", "\u{2066}", "\u{2069}", "\u{0}", "\u{7F}", "\u{FFFC}", "\u{FFFF}", "\u{E000}", "אב", "م", "لا", "123", "日", "かな", "한", "ก็",
    "क्षि", "😀", "👨‍👩‍👧", "🇩", "🇩🇪", "1️⃣", "𝒜", "𐎀", "…", "-", "supercalifragilistic", "(", ")", "\u{A0}", "\u{3000}",
]

private func withoutSpaces(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter { !$0.properties.isWhitespace && $0.properties.generalCategory != .control }
}

private func isNoHyphen(_ scalar: Unicode.Scalar) -> Bool { scalar != "-" && scalar != "\u{AD}" }

@Test func anyTextIsSetWithoutLossOrOverlap() {
    var dice = Dice(state: 2026)
    for _ in 0..<400 {
        let runs = (0..<1 + dice.roll(3)).map { tag in
            let text = (0..<dice.roll(9)).map { _ in pieces[dice.roll(pieces.count)] }.joined()
            return TextRun(
                text: text, font: dice.roll(2) == 0 ? .body : .sanFrancisco(20, weight: 700), tracking: CGFloat(dice.roll(3)),
                kerning: CGFloat(dice.roll(3) - 1), baselineOffset: CGFloat(dice.roll(5) - 2), tag: tag)
        }
        let style = ParagraphStyle(
            lineLimit: [nil, 1, 2][dice.roll(3)], truncation: [.tail, .head, .middle][dice.roll(3)], isRightToLeft: dice.roll(2) == 0,
            minimumScaleFactor: [1, 0.5][dice.roll(2)], scale: 3)
        let paragraph = Paragraph(library: library, style: style) { _ in runs }
        let text = runs.map(\.text).joined()
        for width in [nil, 0, 7.5, 40, 200] as [CGFloat?] {
            for height in [nil, 0, 45] as [CGFloat?] {
                let layout = paragraph.layout(width: width, height: height)
                #expect(layout.size.width >= 0 && layout.size.height >= 0 && layout.size.width.isFinite && layout.size.height.isFinite)
                for line in layout.lines {
                    var pen = line.x
                    for run in line.runs {
                        #expect(abs(run.x - pen) < 1e-6, "\(text.debugDescription)")
                        pen = run.x + run.width
                    }
                }
                if !layout.isTruncated {
                    // Only newlines, control characters and the spaces at breaks may be missing, and hyphens may be more or soft ones.
                    let shown = layout.lines.map(\.text).joined()
                    #expect(withoutSpaces(shown).filter(isNoHyphen) == withoutSpaces(text).filter(isNoHyphen), "\(text.debugDescription)")
                }
            }
        }
    }
}

@Test func numbersThatAreNotFiniteAreTakenAsNothing() {
    for bad in [CGFloat.nan, .infinity, -.infinity] {
        let font = FontDescriptor(
            family: .system, size: bad, weight: bad, ascent: bad, descent: bad, capHeight: bad, leading: bad, tracking: bad)
        let style = ParagraphStyle(lineSpacing: bad, minimumScaleFactor: bad, scale: bad)
        let text = paragraph("Hello", font, tracking: bad, kerning: bad, baselineOffset: bad, style: style)
        #expect(text.layout(width: 100, height: 100).size == .zero)
        #expect(paragraph("Hello").layout(width: nil, height: nil).aligned(in: bad).lines[0].x == 0)
    }
    var none = FontDescriptor.sanFrancisco(0)
    none.tracking = 0
    #expect(paragraph("Hello", none).layout(width: nil, height: nil).size == .zero)
    none.size = -5
    #expect(paragraph("Hello", none).layout(width: nil, height: nil).size == .zero)
}

@Test func noRunsAtAllAreEmptyText() {
    let layout = Paragraph(library: library, style: ParagraphStyle(minimumLines: 2, scale: 3)) { _ in [] }.layout(width: 10, height: nil)
    #expect(layout.size == .zero && layout.lines.isEmpty && !layout.isTruncated)
}

/// A long text is set in time that grows with its length, not its square.
@Test func aLongTextIsSet() {
    let text = String(repeating: "The quick brown fox jumps over the lazy dog. ", count: 2000)
    let layout = paragraph(text).layout(width: 300, height: nil)
    #expect(layout.lines.count > 1900)
    #expect(layout.lines.map(\.text).joined(separator: " ") == text.dropLast() || layout.lines.last!.text.hasSuffix(" "))
}
