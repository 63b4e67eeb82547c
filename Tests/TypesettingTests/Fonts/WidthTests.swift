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

/// Another typeface cannot agree to the pixel; more than this would wrap lines elsewhere than Apple does.
@Test func regularWidthsAreSanFranciscosWithinOnePercentOnAverage() {
    let errors = boxes.map { abs(error($0)) }
    #expect(errors.reduce(0, +) / CGFloat(errors.count) <= 0.01)
    #expect(errors.max()! <= 0.04)
}

@Test func widthsHaveNoBias() {
    let mean = boxes.map(error).reduce(0, +) / CGFloat(boxes.count)
    #expect(abs(mean) <= 0.005)
}
