import Foundation
import Graphics
import Testing

@Suite struct RectangleFillTests {
    @Test func pixelAlignedEdgesAreHard() {
        let bitmap = picture(6, 5, [fill(Path(rect(1, 1, 3, 2)))])
        for y in 0..<5 {
            for x in 0..<6 { #expect(bitmap[x, y].alpha == ((1..<4).contains(x) && (1..<3).contains(y) ? 255 : 0)) }
        }
    }

    @Test(arguments: [1 as CGFloat, 2, 3]) func thirdsOfAPointAreHardAtTheirScale(scale: CGFloat) {
        let bitmap = picture(6, 6, scale: scale, [fill(Path(rect(1 / scale, 2 / scale, 3 / scale, 1 / scale)))])
        #expect(bitmap.pixels.filter { $0 != 0 }.count == 3)
        #expect(bitmap[1, 2].alpha == 255 && bitmap[3, 2].alpha == 255)
    }

    @Test func partlyCoveredPixelsShowTheirShare() {
        // x 0.5…3.25, y 0.25…2: left column a half, right a quarter, top row three quarters of that.
        let bitmap = picture(5, 3, [fill(Path(rect(0.5, 0.25, 2.75, 1.75)))])
        #expect(bitmap.alphas(row: 0) == [96, 191, 191, 48, 0])
        #expect(bitmap.alphas(row: 1) == [128, 255, 255, 64, 0])
        #expect(bitmap.alphas(row: 2) == [0, 0, 0, 0, 0])
    }

    @Test func rectanglesBeyondTheCanvasAreCut() {
        let bitmap = picture(4, 4, [fill(Path(rect(-10, 2, 1000, 1e7)))])
        #expect(bitmap.coveredArea == 8)
    }

    @Test func edgeThresholdWithoutAntialiasing() {
        let path = Path(rect(0.4, 0, 2.2, 1))
        let bitmap = picture(4, 1, [.fill(path, style: FillStyle(antialiased: false), paint: .black)])
        #expect(bitmap.alphas(row: 0) == [255, 255, 255, 0])
    }

    @Test func turnedByAQuarterStaysHard() {
        let turn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 5, ty: 0)
        let bitmap = picture(5, 5, [.pushTransform(turn), fill(Path(rect(1, 2, 3, 1))), .pop])
        #expect(bitmap.pixels.filter { $0 != 0 }.count == 3)
        #expect((1..<4).allSatisfy { bitmap[2, $0].alpha == 255 })
    }
}
