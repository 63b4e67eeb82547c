import Foundation

@testable import Typesetting

/// One library for all tests: opening fonts is the slow part, and it may be shared.
let library: FontLibrary = try! FontLibrary()

extension FontDescriptor {
    /// San Francisco's line metrics (ascent 0.952148, descent 0.241211, cap height 0.70459 em) and automatic tracking.
    static func sanFrancisco(
        _ size: CGFloat, weight: CGFloat = 400, pitch: CGFloat? = nil, family: Family = .system
    ) -> FontDescriptor {
        let (ascent, descent) = (0.952148 * size, 0.241211 * size)
        return FontDescriptor(
            family: family, size: size, weight: weight, ascent: ascent, descent: descent, capHeight: 0.70459 * size,
            leading: max(0, (pitch ?? 0) - ascent - descent), tracking: family == .system ? tracking(size) : 0)
    }

    /// Body at the default Dynamic Type size: 17 points, lines 22 points apart.
    static let body = sanFrancisco(17, pitch: 22)

    /// Apple's table of tracking by size, interpolated.
    static func tracking(_ size: CGFloat) -> CGFloat {
        let table: [CGFloat] = [
            0.24, 0.23, 0.21, 0.17, 0.12, 0.06, 0, -0.08, -0.15, -0.23, -0.31, -0.43, -0.44, -0.45, -0.45, -0.36, -0.26, -0.10, 0.07,
            0.15, 0.22, 0.29, 0.38, 0.40, 0.40, 0.39, 0.41, 0.40, 0.40, 0.38,
        ]
        let place = min(max(size - 6, 0), CGFloat(table.count - 1))
        let low = Int(place)
        return low + 1 < table.count ? table[low] + (table[low + 1] - table[low]) * (place - CGFloat(low)) : table[low]
    }
}

/// A paragraph of one run; scale 3 unless the style says otherwise.
func paragraph(
    _ text: String, _ font: FontDescriptor = .body, tracking: CGFloat = 0, kerning: CGFloat = 0, baselineOffset: CGFloat = 0,
    style: ParagraphStyle = ParagraphStyle(scale: 3)
) -> Paragraph {
    Paragraph(library: library, style: style) { _ in
        [TextRun(text: text, font: font, tracking: tracking, kerning: kerning, baselineOffset: baselineOffset)]
    }
}

extension Paragraph {
    /// The lines' characters at a width.
    func lines(in width: CGFloat?, height: CGFloat? = nil) -> [String] {
        layout(width: width, height: height).lines.map(\.text)
    }
}
