import Foundation
import Graphics
@testable import SwiftUICore
import Testing

@Suite("Underlines keep away from descenders")
struct UnderlineGapsTests {
    private let band = CGRect(x: 0, y: 102, width: 60, height: 1)

    /// A run at 10 points with the baseline at 100: letters as boxes, in em from the baseline.
    private func run(_ boxes: [(x: CGFloat, CGRect)]) -> GlyphRun {
        GlyphRun(
            glyphs: boxes.map { .init(shape: GlyphShape(.outline(Path($0.1))), position: CGPoint(x: $0.x, y: 100)) }, size: 10, text: "",
            fontName: "")
    }

    @Test("letters on the baseline leave it whole")
    func whole() {
        #expect(UnderlineGaps.pieces(of: band, under: run([(5, CGRect(x: 0, y: -0.7, width: 0.5, height: 0.7))]), distance: 1) == [0...60])
    }

    @Test("a stem interrupts it, a point away on both sides")
    func stem() {
        let pieces = UnderlineGaps.pieces(of: band, under: run([(20, CGRect(x: 0.1, y: -0.5, width: 0.2, height: 0.9))]), distance: 1)
        #expect(pieces == [0...20, 24...60])
    }

    @Test("gaps that touch are one, and one may reach the end")
    func joined() {
        let stem = CGRect(x: 0, y: 0, width: 0.2, height: 0.5)
        #expect(UnderlineGaps.pieces(of: band, under: run([(10, stem), (13, stem), (58, stem)]), distance: 1) == [0...9, 16...57])
    }

    @Test("a glyph that ends above the line, a picture and a space do nothing")
    func noOutline() {
        var glyphs = run([(20, CGRect(x: 0, y: -0.5, width: 0.2, height: 0.65))])
        glyphs.glyphs.append(.init(shape: GlyphShape(.empty), position: CGPoint(x: 30, y: 100)))
        #expect(UnderlineGaps.pieces(of: band, under: glyphs, distance: 1) == [0...60])
    }
}
