import Foundation
import Graphics
import Testing

@Suite struct ImageTests {
    /// A bitmap whose pixels all differ.
    private func sample(_ width: Int, _ height: Int) -> Bitmap {
        Bitmap(width: width, height: height, pixels: (0..<width * height).map { UInt32($0 * 3 % 256) | UInt32($0 * 7 % 256) << 8 | 0xFF20_0000 })
    }

    private func draw(
        _ bitmap: Bitmap, source: CGRect? = nil, to destination: CGRect, canvas: (Int, Int), scale: CGFloat = 1,
        interpolation: ImageItem.Interpolation = .medium, template: Paint? = nil, opacity: Double = 1, isMirrored: Bool = false
    ) -> Bitmap {
        picture(canvas.0, canvas.1, scale: scale, [.image(ImageItem(
            bitmap: SharedBitmap(bitmap, name: "sample"), source: source, destination: destination, interpolation: interpolation,
            template: template, opacity: opacity, isMirrored: isMirrored))])
    }

    @Test func pixelOntoPixelIsACopy() {
        let bitmap = sample(9, 6)
        #expect(draw(bitmap, to: rect(0, 0, 3, 2), canvas: (3, 2), scale: 3) == bitmap)
    }

    @Test func aPartIsCutOut() {
        let bitmap = sample(9, 6), drawn = draw(bitmap, source: rect(2, 1, 4, 3), to: rect(0, 0, 4, 3), canvas: (4, 3))
        #expect(drawn[0, 0] == bitmap[2, 1] && drawn[3, 2] == bitmap[5, 3])
    }

    @Test func mirrored() {
        let bitmap = sample(4, 2), drawn = draw(bitmap, to: rect(0, 0, 4, 2), canvas: (4, 2), isMirrored: true)
        for x in 0..<4 { #expect(drawn[x, 1] == bitmap[3 - x, 1]) }
    }

    @Test func turnedUpsideDown() {
        let bitmap = sample(4, 2)
        let drawn = picture(4, 2, [
            .pushTransform(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 2)),
            .image(ImageItem(bitmap: SharedBitmap(bitmap, name: "sample"), destination: rect(0, 0, 4, 2))), .pop,
        ])
        for x in 0..<4 { #expect(drawn[x, 0] == bitmap[x, 1]) }
    }

    @Test func nearestKeepsPixelsSquare() {
        let bitmap = sample(2, 2), drawn = draw(bitmap, to: rect(0, 0, 6, 6), canvas: (6, 6), interpolation: .none)
        for y in 0..<6 { for x in 0..<6 { #expect(drawn[x, y] == bitmap[x / 3, y / 3]) } }
    }

    /// Four to one: every pixel is the average of sixteen; a fine chequerboard becomes even grey instead of a pattern.
    @Test func reducingAverages() {
        let chequers = Bitmap(width: 64, height: 64, pixels: (0..<4096).map { ($0 + $0 / 64) % 2 == 0 ? 0xFFFF_FFFF : 0xFF00_0000 })
        let drawn = draw(chequers, to: rect(0, 0, 16, 16), canvas: (16, 16))
        #expect(Set(drawn.pixels).count == 1)
        #expect(drawn[3, 3].red == 128)
    }

    /// The average is right for ratios that are no whole numbers, too.
    @Test func reducingByAFraction() {
        let steps = Bitmap(width: 5, height: 1, pixels: [0, 50, 100, 150, 200].map { UInt32($0) | 0xFF00_0000 })
        let drawn = draw(steps, to: rect(0, 0, 2, 1), canvas: (2, 1))
        // 2.5 pixels each: (0 + 50 + 100/2) / 2.5 and (100/2 + 150 + 200) / 2.5; weights are of 1/256.
        #expect(abs(Int(drawn[0, 0].red) - 40) <= 1 && abs(Int(drawn[1, 0].red) - 160) <= 1)
    }

    @Test(arguments: [ImageItem.Interpolation.low, .medium, .high]) func enlargingKeepsFlatColorsAndRange(interpolation: ImageItem.Interpolation) {
        let flat = Bitmap(width: 3, height: 3, fill: ResolvedColor(hex: 0x336699, alpha: 0.5).premultiplied)
        #expect(Set(draw(flat, to: rect(0, 0, 17, 11), canvas: (17, 11), interpolation: interpolation).pixels) == [flat.pixels[0]])
        let edge = Bitmap(width: 2, height: 1, pixels: [0, 0xFFFF_FFFF])
        let drawn = draw(edge, to: rect(0, 0, 20, 1), canvas: (20, 1), interpolation: interpolation)
        let alphas = drawn.alphas(row: 0).map { Int($0) }
        #expect(alphas == alphas.sorted() && alphas.first == 0 && alphas.last == 255)
        #expect(drawn.pixels.allSatisfy { $0 & 255 <= $0 >> 24 }, "still premultiplied")
    }

    @Test func aTemplateUsesOnlyAlpha() {
        let bitmap = Bitmap(width: 2, height: 1, pixels: [0xFF12_3456, 0x4000_0000])
        let drawn = draw(bitmap, to: rect(0, 0, 2, 1), canvas: (2, 1), template: .color(ResolvedColor(hex: 0xFF0000)))
        #expect(drawn.hex(0, 0) == "FF0000FF" && drawn.hex(1, 0) == "40000040")
    }

    @Test func opacityFades() {
        #expect(draw(Bitmap(width: 1, height: 1, fill: ResolvedColor.white.premultiplied), to: rect(0, 0, 1, 1), canvas: (1, 1), opacity: 0.5).hex(0, 0) == "80808080")
    }

    @Test func bordersBetweenPixelsAreCoveredInPart() {
        let white = Bitmap(width: 4, height: 4, fill: ResolvedColor.white.premultiplied)
        #expect(draw(white, to: rect(0.5, 0, 2, 1), canvas: (4, 1)).alphas(row: 0) == [128, 255, 128, 0])
    }

    /// By a quarter turn every pixel lands on one; the affine sampler must agree with the upright one.
    @Test func turnedByAQuarter() {
        let bitmap = sample(4, 4)
        let drawn = picture(4, 4, [
            .pushTransform(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 4, ty: 0)),
            .image(ImageItem(bitmap: SharedBitmap(bitmap, name: "sample"), destination: rect(0, 0, 4, 4))), .pop,
        ])
        for y in 0..<4 { for x in 0..<4 { #expect(drawn[3 - y, x] == bitmap[x, y]) } }
    }
}
