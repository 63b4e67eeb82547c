import Foundation
import Testing

@testable import Typesetting

private func isAbout(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.001 }

/// Heights of n lines at scale 3: body (pitch 22) and fonts given by size (pitch = line box), as measured on iOS 18.5.
@Test(arguments: [
    (17, 22, 1, 20.333), (17, 22, 2, 42.333), (17, 22, 3, 64.333), (17, 22, 7, 152.333), (17, 0, 2, 40.667), (14, 0, 1, 17),
    (16, 0, 2, 38.333), (16, 0, 3, 57.333), (18, 0, 1, 21.667), (20, 0, 1, 24), (28, 0, 1, 33.667), (12, 0, 1, 14.333),
] as [(CGFloat, CGFloat, Int, CGFloat)])
func heightsAreRoundedUpToPixels(size: CGFloat, pitch: CGFloat, lines: Int, height: CGFloat) {
    let text = Array(repeating: "x", count: lines).joined(separator: "\n")
    let layout = paragraph(text, .sanFrancisco(size, pitch: pitch)).layout(width: nil, height: nil)
    #expect(layout.lines.count == lines)
    #expect(isAbout(layout.size.height, height), "\(layout.size.height)")
}

/// First baselines below the box's top, in pixels at scale 3: round(0.952 × size × 3).
@Test(arguments: [(12, 34), (14, 40), (16, 46), (17, 49), (18, 51), (20, 57), (24, 69), (28, 80)] as [(CGFloat, CGFloat)])
func theFirstBaselineIsRoundedToAPixel(size: CGFloat, pixels: CGFloat) {
    #expect(isAbout(paragraph("x", .sanFrancisco(size)).layout(width: nil, height: nil).firstBaseline * 3, pixels))
}

/// Steps between the baselines of three lines, in pixels at scale 3: ceil(k × pitch).
@Test(arguments: [
    (14, 0, 0, [51, 50]), (14, 0, 5, [66, 65]), (14, 0, 15, [96, 95]), (16, 0, 0, [58, 57]), (17, 22, 0, [66, 66]),
] as [(CGFloat, CGFloat, CGFloat, [CGFloat])])
func furtherBaselinesAreRoundedUp(size: CGFloat, pitch: CGFloat, spacing: CGFloat, steps: [CGFloat]) {
    let style = ParagraphStyle(lineSpacing: spacing, scale: 3)
    let text = paragraph("Spacing\nSecond line\nThird line", .sanFrancisco(size, pitch: pitch), style: style)
    let layout = text.layout(width: nil, height: nil)
    let baselines = layout.lines.map { $0.baseline * 3 }
    #expect(zip(zip(baselines.dropFirst(), baselines).map { $0 - $1 }, steps).allSatisfy(isAbout), "\(baselines)")
    #expect(layout.firstBaseline == layout.lines[0].baseline && layout.lastBaseline == layout.lines[2].baseline)
}

@Test func aLineIsAsHighAsItsTallestRun() {
    let (small, large) = (FontDescriptor.sanFrancisco(12), FontDescriptor.sanFrancisco(28))
    let runs = [TextRun(text: "small ", font: small), TextRun(text: "large\n", font: large), TextRun(text: "small", font: small)]
    let layout = Paragraph(library: library, style: ParagraphStyle(scale: 3)) { _ in runs }.layout(width: nil, height: nil)
    #expect(isAbout(layout.firstBaseline * 3, 80))
    // 28-point line box 33.414, then a 12-point one, 14.320: 47.734, rounded up to pixels.
    #expect(isAbout(layout.size.height, 48))
}

/// Measured: the box grows by |v|; raised glyphs keep their distance to the box's top, lowered ones to its bottom.
@Test(arguments: [0, 5, 10, -8] as [CGFloat])
func baselineOffsetMakesTheBoxHigher(offset: CGFloat) {
    let font = FontDescriptor.sanFrancisco(20)
    let layout = paragraph("Offset", font, baselineOffset: offset).layout(width: nil, height: nil)
    #expect(isAbout(layout.size.height, (71.6 + abs(offset) * 3).rounded(.up) / 3))
    let run = layout.lines[0].runs[0]
    #expect(isAbout(run.baseline, layout.firstBaseline - offset))
    #expect(run.glyphs.glyphs.allSatisfy { isAbout($0.position.y, run.baseline) })
    #expect(isAbout(run.baseline * 3, offset < 0 ? 57 + abs(offset) * 3 : 57))
}

@Test func linesAreReservedEvenForEmptyText() {
    let style = ParagraphStyle(minimumLines: 3, scale: 3)
    #expect(isAbout(paragraph("", style: style).layout(width: 100, height: nil).size.height, 64.333))
    #expect(isAbout(paragraph("one", style: style).layout(width: 100, height: nil).size.height, 64.333))
    #expect(isAbout(paragraph("1\n2\n3\n4", style: style).layout(width: 100, height: nil).size.height, 86.333))
    #expect(paragraph("").layout(width: 100, height: nil).size == .zero)
}

@Test func nothingProposedIsNothingTaken() {
    #expect(paragraph("Hello").layout(width: 0, height: 0).size == .zero)
    #expect(paragraph("Hello").layout(width: 0, height: nil).size.width == 0)
    #expect(paragraph("Hello").layout(width: -5, height: -5).size == .zero)
    #expect(isAbout(paragraph("Hello").layout(width: nil, height: 0).size.height, 20.333))
}

/// tracking(3) on ten characters makes the box exactly 30 wider; the breaker leaves the last 3 out.
@Test(arguments: [3, 10, -4] as [CGFloat])
func trackingIsAddedAfterEveryCharacter(tracking: CGFloat) {
    let font = FontDescriptor.sanFrancisco(18)
    let plain = paragraph("Tracking 0", font).layout(width: nil, height: nil).lines[0].width
    for layout in [
        paragraph("Tracking 0", font, tracking: tracking).layout(width: nil, height: nil),
        paragraph("Tracking 0", font, kerning: tracking).layout(width: nil, height: nil),
    ] {
        #expect(isAbout(layout.lines[0].width, plain + 10 * tracking))
        #expect(layout.size.width >= layout.lines[0].width && layout.size.width < layout.lines[0].width + 0.334)
    }
}

@Test func theLastTrackingMayStickOut() {
    let text = paragraph("Tracking 10", .sanFrancisco(18), tracking: 10)
    let width = text.layout(width: nil, height: nil).lines[0].width
    let tight = text.layout(width: width - 9, height: nil)
    #expect(tight.lines.count == 1)
    #expect(tight.size.width == width - 9)
    #expect(text.layout(width: width - 11, height: nil).lines.count == 2)
}

@Test func aBoxStandsInTheLineLikeACharacter() {
    let box = TextRun.Box(width: 30, ascent: 25, descent: 2)
    let runs = [TextRun(text: "a ", font: .body, tag: 1), TextRun(box: box, font: .body, tag: 2), TextRun(text: " b", font: .body, tag: 3)]
    let layout = Paragraph(library: library, style: ParagraphStyle(scale: 3)) { _ in runs }.layout(width: nil, height: nil)
    let line = layout.lines[0]
    #expect(line.runs.map(\.tag) == [1, 2, 3])
    #expect(line.runs[1].width == 30 && line.runs[1].glyphs.glyphs.isEmpty)
    #expect(line.runs[2].x == line.runs[1].x + 30)
    #expect(layout.firstBaseline == 25)
    // 25 above the baseline, San Francisco's 4.1 below.
    #expect(isAbout(layout.size.height, 29.333))
    // It can be wrapped like a word.
    #expect(Paragraph(library: library, style: ParagraphStyle(scale: 3)) { _ in runs }.layout(width: 35, height: nil).lines.count == 3)
    // An ellipsis after it is an ellipsis.
    let short = Paragraph(library: library, style: ParagraphStyle(lineLimit: 1, scale: 3)) { _ in runs }.layout(width: 57, height: nil)
    #expect(short.lines[0].text == "a \u{FFFC}…")
    #expect(short.lines[0].runs.last!.glyphs.glyphs.count == 1)
}
