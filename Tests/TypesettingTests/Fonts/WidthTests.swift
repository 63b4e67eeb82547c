import Foundation
import Testing

@testable import Typesetting

/// Widths of San Francisco's text, measured on iOS 18.5 at scale 3: boxes rounded up to 1/3 point, all in regular.
private let boxes: [(text: String, size: CGFloat, width: CGFloat)] = [
    ("test", 17, 29.33), ("text", 17, 29), ("Red", 17, 30), ("Blue", 17, 33.67), ("Green", 17, 46.33), ("Hello", 17, 39),
    ("Border", 17, 51.67), ("Overlay", 17, 58), ("Top", 17, 28.33), ("Bottom", 17, 56), ("Top Inset", 17, 70),
    ("Bottom Inset", 17, 97.33), ("Hello, world!", 17, 95), ("Equal", 14, 35.67), ("Low", 14, 26), ("High", 14, 30.33),
    ("Content", 18, 64.67), ("Semi", 17, 38), ("Dark", 17, 36), ("Light", 17, 38.33), ("Light Mode", 17, 86), ("Wraps", 17, 49),
    ("Styled", 17, 48.33), ("Item 1", 17, 45.33), ("Item 2", 17, 47.67), ("Item 3", 17, 48), ("Save", 17, 37), ("Cancel", 17, 52.67),
    ("Delete", 17, 49.33), ("Enabled Button", 17, 116.67), ("Disabled Button", 17, 121.33), ("Simple underline", 17, 127),
    ("Active underline", 17, 123), ("Red underline", 17, 105), ("Blue underline", 17, 109), ("Default underline", 17, 130),
    ("Simple strikethrough", 17, 158), ("Active strikethrough", 17, 153), ("Red strikethrough", 17, 136),
    ("Blue strikethrough", 17, 140), ("Default strikethrough", 17, 161), ("Opacity", 17, 59), ("Shadow", 17, 61), ("Glow", 17, 38.33),
    ("Purple", 17, 49.33), ("Orange", 17, 56.67), ("Pink", 17, 32.67), ("Item 0", 17, 48.33), ("Item 4", 17, 48.33),
    ("Item 5", 17, 48), ("This is a test string", 17, 144.333),
]

/// How far what Inter gives is off San Francisco, as a fraction.
private func error(_ row: (text: String, size: CGFloat, width: CGFloat)) -> CGFloat {
    paragraph(row.text, .sanFrancisco(row.size)).layout(width: nil, height: nil).size.width / row.width - 1
}

/// Another typeface cannot agree to the pixel everywhere; more than this would wrap lines elsewhere than Apple does.
@Test func regularWidthsAreSanFranciscos() {
    let errors = boxes.map { abs(error($0)) }
    #expect(errors.reduce(0, +) / CGFloat(errors.count) <= 0.002)
    #expect(errors.max()! <= 0.02)
    // The same number of pixels in three of four.
    #expect(errors.filter { $0 < 0.0005 }.count >= 38)
}

@Test func widthsHaveNoBias() {
    let mean = boxes.map(error).reduce(0, +) / CGFloat(boxes.count)
    #expect(abs(mean) <= 0.001)
}

/// Ink widths on iOS 18.5: text, size, weight, points from the first letter's left edge to the last one's right.
@Test(arguments: [
    ("Title - Ultralight", 28, 100, 167), ("Title - Light", 28, 300, 132), ("Title - Regular", 28, 400, 167),
    ("Title - Medium", 28, 500, 180), ("Title - Semibold", 28, 600, 197), ("Title - Bold", 28, 700, 138), ("Title - Heavy", 28, 800, 170),
    ("Title - Black", 28, 900, 165), ("Custom 12pt Regular", 12, 400, 116.9), ("Custom 16pt Medium", 16, 500, 156.5),
    ("Custom 20pt Bold", 20, 700, 168), ("Custom 28pt Black", 28, 900, 267.7), ("Light", 17, 300, 36), ("Regular", 17, 400, 56.3),
    ("Semibold", 17, 600, 72.7), ("Bold", 17, 700, 34.7), ("Heavy", 17, 800, 51.7), ("Large Title", 34, 400, 148.4),
    ("Title 2", 22, 400, 56.5), ("Title 3", 20, 400, 52.7), ("Headline", 17, 600, 68.1), ("Caption 2", 11, 400, 49),
    ("Subheadline", 15, 400, 82.9), ("Callout", 16, 400, 49), ("Footnote", 17, 400, 65.9),
] as [(String, CGFloat, CGFloat, CGFloat)])
func inkIsAsWideInEveryWeightAndSize(text: String, size: CGFloat, weight: CGFloat, width: CGFloat) {
    let line = paragraph(text, .sanFrancisco(size, weight: weight)).layout(width: nil, height: nil).lines[0]
    var (left, right) = (CGFloat.infinity, -CGFloat.infinity)
    for glyph in line.runs.flatMap(\.glyphs.glyphs) {
        guard case .outline(let path) = glyph.shape.content else { continue }
        left = min(left, glyph.position.x + path.boundingRect.minX * size)
        right = max(right, glyph.position.x + path.boundingRect.maxX * size)
    }
    // One number per weight cannot fit every word: 1.3 %, and a pixel for the two ends that stand on whole pixels.
    #expect(abs(right - left - width) <= width * 0.013 + 0.334, "\(right - left)")
}

/// Heights of letters without overshoot are San Francisco's capital height, to half a pixel at 34 points.
@Test(arguments: [(17, 400), (34, 400), (28, 900), (17, 700)] as [(CGFloat, CGFloat)])
func capitalsAreAsHighAsTheDescriptorSays(size: CGFloat, weight: CGFloat) {
    let glyph = paragraph("H", .sanFrancisco(size, weight: weight)).layout(width: nil, height: nil).lines[0].runs[0].glyphs.glyphs[0]
    guard case .outline(let path) = glyph.shape.content else { return #expect(Bool(false), "no outline") }
    #expect(abs(path.boundingRect.height - 0.70459) < 0.001)
}

/// San Francisco's stems in em: a lower-case l on iOS 18.5.
@Test(arguments: [
    (100, 0.0244), (300, 0.0644), (400, 0.0850), (500, 0.1061), (600, 0.1215), (700, 0.1425), (800, 0.1733), (900, 0.2001),
] as [(CGFloat, CGFloat)])
func stemsAreAsThick(weight: CGFloat, stem: CGFloat) {
    for size in [17, 28] as [CGFloat] {
        let glyph = paragraph("l", .sanFrancisco(size, weight: weight)).layout(width: nil, height: nil).lines[0].runs[0].glyphs.glyphs[0]
        guard case .outline(let path) = glyph.shape.content else { return #expect(Bool(false), "no outline") }
        // Inter's axis ends at 900 a little thinner; elsewhere the two cuts share one table.
        #expect(abs(path.boundingRect.width - stem) < (weight == 900 ? 0.006 : 0.0015), "\(path.boundingRect.width)")
    }
}

/// Wrapped texts on iOS 18.5, 16 points: text, width offered, width taken, lines.
@Test(arguments: [
    ("This text has low priority and may truncate", 145, 125, ["This text has low", "priority and may", "truncate"]),
    // Its second line and the space behind it would take 167.
    ("This text has high priority and should not truncate", 165, 165, ["This text has high", "priority and should not", "truncate"]),
    ("Normal Priority", 73.333, 57, ["Normal", "Priority"]), ("Low Priority (0)", 81.5, 77.333, ["Low", "Priority (0)"]),
    ("High Priority (1)", 85.667, 74.667, ["High", "Priority (1)"]),
] as [(String, CGFloat, CGFloat, [String])])
func wrappedTextsTakeTheSameWidth(text: String, offered: CGFloat, taken: CGFloat, lines: [String]) {
    let layout = paragraph(text, .sanFrancisco(16)).layout(width: offered, height: nil)
    #expect(layout.lines.map(\.text) == lines)
    // Parentheses were not measured: two pixels.
    #expect(abs(layout.size.width - taken) < 0.667 + 0.001, "\(layout.size.width)")
}
