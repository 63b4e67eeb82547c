import Foundation
import Graphics
import Testing

@Suite struct GlyphTests {
    /// A box half an em wide and high on the baseline.
    private let box = GlyphShape(.outline(Path(rect(0, -0.5, 0.5, 0.5))))

    private func run(at x: CGFloat, _ y: CGFloat, size: CGFloat = 10, _ shape: GlyphShape? = nil) -> DisplayItem {
        .glyphs(GlyphRun(glyphs: [.init(shape: shape ?? box, position: CGPoint(x: x, y: y))], size: size, text: "x", fontName: "Box"), paint: .black)
    }

    @Test func standsOnItsBaseline() {
        let bitmap = picture(12, 12, [run(at: 3, 9)])
        #expect(bitmap.coveredArea == 25)
        #expect(bitmap[3, 8].alpha == 255 && bitmap[7, 4].alpha == 255 && bitmap[3, 9].alpha == 0 && bitmap[8, 8].alpha == 0)
    }

    /// Quarters of a pixel are kept across, heights go to whole pixels.
    private static let places: [(CGFloat, UInt8)] = [(3.25, 191), (3.37, 191), (3.38, 128), (3.9, 0)]

    @Test(arguments: places) func placesByQuarters(x: CGFloat, left: UInt8) {
        #expect(picture(12, 12, [run(at: x, 9)])[3, 8].alpha == left)
        #expect(picture(12, 12, [run(at: 3, 9.4)]) == picture(12, 12, [run(at: 3, 9)]))
    }

    @Test func maskAndPathAgree() {
        let disc = GlyphShape(.outline(Path(ellipseIn: rect(0, -0.8, 0.8, 0.8))))
        let asMask = picture(40, 40, [run(at: 3.5, 30, size: 30, disc)])
        let asPath = picture(40, 40, [fill(Path(ellipseIn: rect(3.5, 6, 24, 24)))])
        for (one, other) in zip(asMask.pixels, asPath.pixels) { #expect(abs(Int(one >> 24) - Int(other >> 24)) <= 1) }
    }

    @Test func scaledAndTurnedRunsAreDrawn() {
        #expect(picture(12, 12, scale: 3, [run(at: 3, 9)]).coveredArea == 225)
        let turned = picture(30, 30, [.pushTransform(CGAffineTransform(rotationAngle: 0.5)), run(at: 12, 9), .pop])
        #expect(abs(turned.coveredArea - 25) < 0.1)
    }

    @Test func coloredGlyphsKeepTheirColors() {
        let emoji = GlyphShape(.bitmap(Bitmap(width: 8, height: 8, fill: ResolvedColor(hex: 0xFFCC00).premultiplied), rect(0, -0.8, 0.8, 0.8)))
        let bitmap = picture(12, 12, [run(at: 2, 10, emoji)])
        #expect(bitmap.hex(5, 5) == "FFCC00FF" && bitmap.coveredArea == 64)
    }

    private func run(at x: CGFloat, _ y: CGFloat, _ shape: GlyphShape) -> DisplayItem { run(at: x, y, size: 10, shape) }

    @Test func clippedByAPath() {
        let clip = DisplayItem.pushClip(Path(rect(0, 0, 5.5, 12)), style: FillStyle())
        let area = picture(12, 12, [clip, run(at: 3, 9), .pop]).coveredArea
        let half: Double = 128 / 255
        #expect(abs(area - 10 - 5 * half) < 1e-9)
    }
}
