import Foundation
import Graphics
import Testing

@testable import Snapshots

struct PictureLintTests {
    private func findings(_ rule: LintRule, _ bitmap: Bitmap, _ roots: [ScreenOutline.Element] = [], diagnostics: [Diagnostic] = []) -> [String] {
        var settings = LintSettings()
        for other in LintRule.allCases { settings.severities[other] = other == rule ? .error : .off }
        let outline = ScreenOutline(size: CGSize(width: bitmap.width, height: bitmap.height), scale: 1, roots: roots)
        return PictureLint(settings).findings(in: bitmap, outline, accessibility: nil, diagnostics: diagnostics).map(\.message)
    }

    private func text(_ words: String, _ frame: CGRect, isTruncated: Bool = false, children: [ScreenOutline.Element] = [], type: String = "Text") -> ScreenOutline.Element {
        var element = ScreenOutline.Element(identity: "0", type: type, frame: frame, text: type == "Text" ? words : nil, children: children)
        element.isTruncated = isTruncated
        return element
    }

    private let white = Bitmap(width: 60, height: 40, fill: PremultipliedPixel(rgba: 0xFFFF_FFFF))

    /// Bars of a colour on a ground, as letters are.
    private func bars(_ color: UInt32, on ground: UInt32, every step: Int = 4) -> Bitmap {
        var picture = Bitmap(width: 60, height: 40, fill: PremultipliedPixel(rgba: ground))
        for y in 10..<20 { for x in stride(from: 5, to: 50, by: step) { picture.pixels[y * 60 + x] = color } }
        return picture
    }

    @Test func emptyAndPlainPictures() {
        #expect(findings(.blank, Bitmap(width: 4, height: 4)).count == 1 && findings(.blank, white) == [])
        #expect(findings(.oneColor, white).count == 1 && findings(.oneColor, bars(0xFF00_0000, on: 0xFFFF_FFFF)) == [])
    }

    @Test("outside of the canvas, unless something scrolls")
    func offCanvas() {
        let out = text("Far", CGRect(x: 70, y: 0, width: 9, height: 9))
        #expect(findings(.offCanvas, white, [out]) == ["Text \"Far\" lies outside of the canvas, at 70,0."])
        let scrolled = text("", CGRect(x: 0, y: 0, width: 60, height: 40), children: [out], type: "ScrollView")
        #expect(findings(.offCanvas, white, [scrolled]) == [])
        #expect(findings(.offCanvas, white, [text("Half", CGRect(x: 55, y: 0, width: 9, height: 9))]) == [])
    }

    @Test func cutTexts() {
        #expect(findings(.truncated, white, [text("Long", CGRect(x: 0, y: 0, width: 9, height: 9), isTruncated: true)]) == ["Text \"Long\" is cut: not all of it is shown."])
    }

    @Test func whatIsMissing() {
        let diagnostics = [Diagnostic(.missingImage, "There is no image 'x'."), Diagnostic(.unsupported, "Not yet.")]
        #expect(findings(.missing, white, diagnostics: diagnostics) == ["There is no image 'x'."])
    }

    /// Ratios as published: black on white 21, #767676 on white 4.54 (just enough), #777777 4.48 (just not), white on yellow 1.07.
    @Test("contrast as the guidelines compute it", arguments: [
        (0xFF00_0000, 0xFFFF_FFFF, 20.0, nil), (0xFF76_7676, 0xFFFF_FFFF, 20, nil), (0xFF77_7777, 0xFFFF_FFFF, 20, "4.5"),
        (0xFFFF_FFFF, 0xFF00_FFFF, 20, "1.1"), (0xFF77_7777, 0xFFFF_FFFF, 24, nil), (0xFFAA_AAAA, 0xFFFF_FFFF, 24, "2.3"),
    ] as [(UInt32, UInt32, Double, String?)])
    func contrast(color: UInt32, ground: UInt32, height: Double, ratio: String?) {
        let found = findings(.contrast, bars(color, on: ground), [text("Word", CGRect(x: 0, y: 5, width: 60, height: height))])
        #expect(found.isEmpty == (ratio == nil), "\(found)")
        if let ratio { #expect(found.first?.contains("stands out by \(ratio) to 1") == true, "\(found)") }
    }
}
