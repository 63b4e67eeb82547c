import Foundation
import Testing

@testable import Typesetting

/// Everything that could differ between two layouts.
private func face(_ layout: TextLayout) -> String {
    let lines = layout.lines.map { line in
        "\(line.text)|\(line.x)|\(line.baseline)|\(line.width)|\(line.runs.map { ($0.x, $0.width, $0.tag) })"
    }
    return "\(layout.size) \(layout.isTruncated) \(layout.scaleFactor) \(lines)"
}

private let long = "The interval of widths comes from the very comparisons that decide where lines break, Donaudampfschifffahrt!"

private let cases: [(name: String, style: ParagraphStyle, tracking: CGFloat, height: CGFloat?)] = [
    ("free", ParagraphStyle(scale: 3), 0, nil),
    ("tracked", ParagraphStyle(alignment: .center, scale: 2), 1.3, nil),
    ("two lines", ParagraphStyle(lineLimit: 2, scale: 3), 0, nil),
    ("middle", ParagraphStyle(lineLimit: 2, truncation: .middle, scale: 3), 0.4, nil),
    ("head", ParagraphStyle(lineLimit: 1, truncation: .head, scale: 3), 0, nil),
    ("by height", ParagraphStyle(alignment: .trailing, scale: 3), 0, 70),
    ("scaled", ParagraphStyle(lineLimit: 2, minimumScaleFactor: 0.5, scale: 3), 0, nil),
    ("tightened", ParagraphStyle(lineLimit: 1, allowsTightening: true, scale: 3), 0, nil),
]

/// Brute force: a fresh paragraph at many widths inside and just outside each interval that was reported.
@Test(arguments: cases.indices)
func everyWidthOfAnIntervalGivesTheSameLayoutAndItsEndsDoNot(index: Int) {
    let (name, style, tracking, height) = cases[index]
    func fresh(_ width: CGFloat, height: CGFloat?) -> TextLayout {
        let paragraph = Paragraph(library: library, style: style) { factor in
            var font = FontDescriptor.sanFrancisco(17 * factor)
            font.leading = 2
            return [TextRun(text: long, font: font, tracking: tracking)]
        }
        return paragraph.layout(width: width, height: height)
    }
    var width: CGFloat = 3
    var intervals = 0
    while width < 1200 {
        let layout = fresh(width, height: height)
        let (low, high) = (layout.widths.lowerBound, layout.widths.upperBound)
        #expect(layout.widths.contains(width), "\(name) \(width)")
        let inside = [low, low + (min(high, 2000) - low) * 0.31, (min(high, 2000)).nextDown]
        for probe in inside { #expect(face(fresh(probe, height: height)) == face(layout), "\(name): \(probe) is in \(low)..<\(high)") }
        // A text that is scaled, tightened or cut by height tries several settings; an end may come from one that was not taken.
        if style.minimumScaleFactor == 1, !style.allowsTightening, height == nil, layout.size.width < width {
            if high < 2000 { #expect(face(fresh(high, height: height)) != face(layout), "\(name): \(high) ends \(low)..<") }
            if low > 0 { #expect(face(fresh(low.nextDown, height: height)) != face(layout), "\(name): \(low) starts ..<\(high)") }
        }
        if let height {
            for probe in [layout.heights.lowerBound, min(layout.heights.upperBound, 5000).nextDown] {
                #expect(face(fresh(width, height: probe)) == face(layout), "\(name): height \(probe) beside \(height)")
            }
        }
        width = max(min(high, width * 1.5), width + 0.7)
        intervals += 1
    }
    #expect(intervals > 5)
}

@Test func aKeptLayoutIsGivenAgain() {
    var asked = 0
    let paragraph = Paragraph(library: library, style: ParagraphStyle(scale: 3)) { _ in
        asked += 1
        return [TextRun(text: long, font: .body)]
    }
    let first = paragraph.layout(width: 200, height: nil)
    let inside = (first.widths.lowerBound + first.widths.upperBound) / 2
    #expect(paragraph.layout(width: inside, height: nil).widths == first.widths)
    #expect(asked == 1)
}
