import Foundation
import Graphics

/// How far a text stands out from what is behind it, measured in the picture.
///
/// Source: W3C, WCAG 2.1, success criterion 1.4.3 and the definitions of relative luminance and contrast ratio. The ground is the most frequent
/// colour in the text's frame; the text is the colour furthest from it there that is not a single stray pixel, so smoothed edges do not count.
struct TextContrast {
    private let title: String
    private let ratio: Double
    private let needed: Double

    /// `nil` for an element without text, off the picture or hidden in its ground.
    init?(of element: ScreenOutline.Element, in bitmap: Bitmap, scale: CGFloat) {
        guard let text = element.text, text.contains(where: { !$0.isWhitespace }) else { return nil }
        let frame = element.frame
        let (left, top) = (max(0, Int(frame.minX * scale)), max(0, Int(frame.minY * scale)))
        let (right, bottom) = (min(bitmap.width, Int((frame.maxX * scale).rounded(.up))), min(bitmap.height, Int((frame.maxY * scale).rounded(.up))))
        guard left < right, top < bottom else { return nil }
        var counts: [UInt32: Int] = [:]
        for y in top..<bottom { for x in left..<right { counts[bitmap.pixels[y * bitmap.width + x], default: 0] += 1 } }
        // Ties are broken by value, so that a dictionary's order decides nothing.
        guard let ground = counts.max(by: { ($0.value, $0.key) < ($1.value, $1.key) })?.key else { return nil }
        let enough = max(2, counts.values.reduce(0, +) / 400)
        let groundLuminance = Self.luminance(ground)
        let ratios = counts.filter { $0.value >= enough && $0.key != ground }.map { Self.ratio(Self.luminance($0.key), groundLuminance) }
        guard let ratio = ratios.max() else { return nil }
        self.ratio = ratio
        title = "\(element.type) \"\(shortened(text, 40))\""
        // 18 points and more is large; a line of that size is about 21.5 points high in the system's font.
        let lines = max(1, (frame.height / 30).rounded(.down))
        needed = frame.height / lines >= 21.4 ? 3 : 4.5
    }

    /// A sentence, if it stands out too little.
    var complaint: String? {
        guard ratio < needed else { return nil }
        return "\(title) stands out by \(number(ratio)) to 1; \(number(needed)) is needed to read it easily."
    }

    private func number(_ value: Double) -> String { stableNumber((value * 10).rounded() / 10) }

    private static func ratio(_ a: Double, _ b: Double) -> Double { (max(a, b) + 0.05) / (min(a, b) + 0.05) }

    private static func luminance(_ pixel: UInt32) -> Double {
        func linear(_ shift: UInt32) -> Double { PortableMath.linearized(Double(pixel >> shift & 255) / 255) }
        return 0.2126 * linear(0) + 0.7152 * linear(8) + 0.0722 * linear(16)
    }
}
