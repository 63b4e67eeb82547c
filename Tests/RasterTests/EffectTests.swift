import Foundation
import Graphics
@testable import Raster
import Testing

@Suite struct EffectTests {
    private let box = fill(Path(rect(30, 30, 20, 20)), ResolvedColor(hex: 0xFF0000))

    @Test(arguments: [1 as CGFloat, 3, 4.2, 7]) func blurSpreadsEvenlyAndLosesNothing(radius: CGFloat) {
        let bitmap = picture(80, 80, [.pushBlur(radius: radius, isOpaque: false), box, .pop])
        // Rounding is off by at most half a level per pixel, here and there.
        #expect(abs(bitmap.coveredArea - 400) < 4)
        for y in 0..<40 {
            for x in 0..<40 { #expect(bitmap[x, y] == bitmap[79 - x, y] && bitmap[x, y] == bitmap[x, 79 - y]) }
        }
    }

    /// On a long straight edge the alpha is one half, and practically nothing is left 2.4 radii outside (measured on iOS).
    @Test func blurAtAStraightEdge() {
        let half = fill(Path(rect(0, -100, 100, 300)))
        let bitmap = picture(200, 100, [.pushBlur(radius: 10, isOpaque: false), half, .pop])
        #expect(abs(Int(bitmap[99, 50].alpha) + Int(bitmap[100, 50].alpha) - 255) <= 1)
        #expect(bitmap[100 + 24, 50].alpha <= 1 && bitmap[100 - 25, 50].alpha >= 254)
        #expect(bitmap[0, 50].alpha < 140, "the left border of the fill fades, too")
    }

    @Test func anOpaqueBlurKeepsItsBorders() {
        let bitmap = picture(40, 40, [.pushBlur(radius: 4, isOpaque: true), fill(Path(rect(0, 0, 40, 40)), ResolvedColor(hex: 0x336699)), .pop])
        #expect(bitmap.pixels.allSatisfy { $0 >> 24 == 255 })
        #expect(bitmap.hex(0, 0) == "336699FF")
    }

    @Test func noRadiusNoBlur() { #expect(picture(80, 80, [.pushBlur(radius: 0, isOpaque: false), box, .pop]) == picture(80, 80, [box])) }

    /// Only the visible part of a large picture is asked for; what lies outside still blurs into it.
    @Test func blurSeesBeyondTheCanvas() {
        let item = fill(Path(rect(-50, -50, 50, 200)))
        let whole = Rasterizer().render(
            DisplayList([.pushTransform(CGAffineTransform(translationX: 60, y: 60)), .pushBlur(radius: 5, isOpaque: false), item, .pop, .pop]),
            size: CGSize(width: 100, height: 100), scale: 1)
        let part = picture(40, 40, [.pushBlur(radius: 5, isOpaque: false), item, .pop])
        for y in 0..<40 { for x in 0..<40 { #expect(part[x, y] == whole[x + 60, y + 60]) } }
    }

    @Test func aShadowLiesBelowAndIsMoved() {
        let bitmap = picture(80, 80, [.pushShadow(color: ResolvedColor.black.opacity(0.5), radius: 0, offset: CGSize(width: 10, height: -5)), box, .pop])
        #expect(bitmap.hex(35, 35) == "FF0000FF" && bitmap.hex(55, 40) == "00000080" && bitmap.hex(55, 46) == "00000000")
        #expect(abs(bitmap.coveredArea - (400 + 128.0 / 255 * 250)) < 0.01)
    }

    @Test func offsetsBetweenPixelsAreShared() {
        let bitmap = picture(80, 80, [.pushShadow(color: .black, radius: 0, offset: CGSize(width: 20.5, height: 0)), box, .pop])
        #expect(bitmap[50, 40].alpha == 128 && bitmap[51, 40].alpha == 255 && bitmap[70, 40].alpha == 128)
    }

    /// Half of the shadow's alpha at the edge, and none 2.8 radii outside.
    @Test func shadowAtAStraightEdge() {
        let bitmap = picture(120, 120, [
            .pushShadow(color: ResolvedColor.black.opacity(0.4), radius: 6, offset: .zero), fill(Path(rect(-60, 0, 120, 120)), .white), .pop,
        ])
        #expect((46...51).contains(Int(bitmap[60, 60].alpha)))
        #expect(bitmap[60 + 17, 60].alpha == 0)
    }

    /// Boxes of even width have no centre; the three together must be balanced.
    @Test(arguments: 1..<40) func boxesAreBalanced(tenths: Int) {
        let boxes = BoxBlur(radius: Double(tenths) / 2).boxes
        #expect(boxes.reduce(0) { $0 + $1.before } == boxes.reduce(0) { $0 + $1.after })
    }

    /// The sliding sums against averaging afresh at every place.
    @Test(arguments: [1.0, 2, 3.3, 8]) func slidingAgreesWithAveraging(radius: Double) {
        let length = 40
        var line = (0..<length).map { UInt16($0 % 7 == 0 ? 65_280 : $0 * 900) }
        var expected = line.map { Double($0) }
        let blur = BoxBlur(radius: radius)
        for box in blur.boxes {
            expected = expected.indices.map { place in
                let range = max(0, place - box.before)...min(length - 1, place + box.after)
                return (range.reduce(0) { $0 + expected[$1] } / Double(box.before + box.after + 1)).rounded()
            }
        }
        let lines = LineGroupBlur(length: length)
        line.withUnsafeMutableBufferPointer { lines.blur($0.baseAddress!, count: 1, lineStride: 0, stride: 1, blur.boxes) }
        for (one, other) in zip(line, expected) { #expect(abs(Double(one) - other) <= 1) }
    }
}
