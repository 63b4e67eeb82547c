import Foundation
import Testing

@testable import Typesetting

private func scaled(_ text: String, size: CGFloat, factor: CGFloat, width: CGFloat, height: CGFloat? = nil) -> TextLayout {
    let style = ParagraphStyle(lineLimit: 1, minimumScaleFactor: factor, scale: 3)
    return Paragraph(library: library, style: style) { [TextRun(text: text, font: .sanFrancisco(size * $0))] }
        .layout(width: width, height: height)
}

/// Each row as seen on iOS 18.5: text, size, factor, width, shown, height of the box.
@Test(arguments: [
    ("Scale factor 1.0 (no scaling)", 24, 1, 120, "Scale fact…", 28.667),
    ("Scale factor 0.8", 24, 0.8, 120, "Scale factor…", 23),
    ("Scale factor 0.5", 24, 0.5, 120, "Scale factor 0.5", 20.333),
    ("Scale factor 0.2", 24, 0.2, 120, "Scale factor 0.2", 20.333),
    ("This is a long text that should scale down to fit", 30, 0.5, 150, "This is a long text th…", 18),
    ("This is a long text that should scale down more", 30, 0.3, 150, "This is a long text that should s…", 11),
    ("Short text", 30, 0.5, 150, "Short text", 36),
] as [(String, CGFloat, CGFloat, CGFloat, String, CGFloat)])
func textIsReducedBeforeItIsTruncated(
    text: String, size: CGFloat, factor: CGFloat, width: CGFloat, shown: String, height: CGFloat
) {
    let layout = scaled(text, size: size, factor: factor, width: width)
    #expect(layout.lines.map(\.text) == [shown])
    // A pixel: the size found depends on Inter's widths, 0.6 % off San Francisco's here.
    #expect(abs(layout.size.height - height) < 0.334, "\(layout.size.height)")
    #expect(layout.scaleFactor >= factor)
}

@Test func theFactorIsALimitNotTheResult() {
    let half = scaled("Scale factor 0.5", size: 24, factor: 0.5, width: 120)
    let fifth = scaled("Scale factor 0.5", size: 24, factor: 0.2, width: 120)
    #expect(half.scaleFactor == fifth.scaleFactor)
    #expect(half.scaleFactor > 0.66 && half.scaleFactor < 0.74)
    #expect(half.size.width > 118 && half.size.width <= 120)
    #expect(scaled("fits", size: 24, factor: 0.5, width: 120).scaleFactor == 1)
}

/// The next larger step would not have fitted.
@Test func theLargestSizeThatFitsIsFound() {
    for width in stride(from: CGFloat(60), to: 200, by: 7) {
        let found = scaled("Scale factor 0.5", size: 24, factor: 0.2, width: width)
        let larger = found.scaleFactor + 1 / 128
        guard larger <= 1 else { continue }
        let style = ParagraphStyle(lineLimit: 1, scale: 3)
        let tooLarge = paragraph("Scale factor 0.5", .sanFrancisco(24 * larger), style: style)
        #expect(tooLarge.layout(width: width, height: nil).isTruncated, "\(width)")
        #expect(!found.isTruncated)
    }
}
