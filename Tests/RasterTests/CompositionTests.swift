import Foundation
import Graphics
@testable import Raster
import Testing

@Suite struct CompositionTests {
    private func square(_ hex: UInt32, _ alpha: Double) -> DisplayItem { fill(Path(rect(0, 0, 2, 2)), ResolvedColor(hex: hex, alpha: alpha)) }

    /// Bytes as measured on iOS (un-premultiplied there: #78975C at 0.753, #3386B8 at 0.878).
    @Test func translucentColorsOnEachOther() {
        let two = picture(2, 2, [square(0xFF375F, 0.5), square(0x34C759, 0.5)])
        let three = picture(2, 2, [square(0xFF375F, 0.5), square(0x34C759, 0.5), square(0x007AFF, 0.5)])
        func plain(_ pixel: PremultipliedPixel) -> [Int] {
            [pixel.red, pixel.green, pixel.blue].map { (Int($0) * 510 + Int(pixel.alpha)) / (2 * Int(pixel.alpha)) }
        }
        #expect(two[0, 0].alpha == 192 && three[0, 0].alpha == 224)
        for (ours, theirs) in zip(plain(two[0, 0]) + plain(three[0, 0]), [0x78, 0x97, 0x5C, 0x33, 0x86, 0xB8]) {
            #expect(abs(ours - theirs) <= 1, "rounding of a half-covered colour may go either way")
        }
    }

    /// The word-wide arithmetic against rounding a fraction, for every pair of component and factor.
    @Test func scalingIsCorrectlyRounded() {
        for factor in UInt32(0)...255 {
            for component in UInt32(0)...255 {
                let exact = UInt32((Double(component * factor) / 255).rounded())
                #expect(PixelArithmetic.scaled(component | component << 24, factor) == exact | exact << 24)
                #expect(UInt32(PixelArithmetic.product(UInt8(component), UInt8(factor))) == exact)
            }
        }
    }

    @Test func opaqueHidesWhatIsBelow() {
        #expect(picture(2, 2, [square(0xFF0000, 1), square(0x123456, 1)]).hex(0, 0) == "123456FF")
    }

    @Test func aGroupFadesAsAWhole() {
        let inside: [DisplayItem] = [square(0xFF0000, 1), square(0x0000FF, 1)]
        #expect(picture(2, 2, [.pushOpacity(0.5)] + inside + [.pop]).hex(1, 1) == "00008080")
        #expect(picture(2, 2, [.pushOpacity(0)] + inside + [.pop]).hex(1, 1) == "00000000")
        #expect(picture(2, 2, [.pushOpacity(1)] + inside + [.pop]).hex(1, 1) == "0000FFFF")
    }

    @Test func theBackgroundLiesBelow() {
        let bitmap = picture(2, 1, background: ResolvedColor.white.premultiplied, [fill(Path(rect(0, 0, 1, 1)), ResolvedColor.black.opacity(0.5))])
        #expect(bitmap.hex(0, 0) == "7F7F7FFF" && bitmap.hex(1, 0) == "FFFFFFFF")
    }

    @Test func clipsNarrowAndMultiply() {
        let bitmap = picture(8, 4, [
            .pushClip(Path(rect(1, 1, 5, 2)), style: FillStyle()), .pushClip(Path(rect(2.5, 0, 10, 10)), style: FillStyle()),
            fill(Path(rect(0, 0, 8, 4))), .pop, .pop, fill(Path(rect(7, 3, 1, 1))),
        ])
        #expect(bitmap.alphas(row: 1) == [0, 0, 128, 255, 255, 255, 0, 0])
        #expect(bitmap.alphas(row: 0) == Array(repeating: 0, count: 8))
        #expect(bitmap[7, 3].alpha == 255)
    }

    @Test func aClipOfAGroupActsOnce() {
        // The border pixel is half covered; the content must be halved once, not once per item.
        let bitmap = picture(4, 1, [
            .pushClip(Path(rect(0, 0, 2.5, 1)), style: FillStyle()), .pushOpacity(0.999), fill(Path(rect(0, 0, 4, 1))), fill(Path(rect(0, 0, 4, 1))),
            .pop, .pop,
        ])
        #expect(bitmap.alphas(row: 0) == [255, 255, 128, 0])
    }

    @Test func aMaskMultipliesByItsAlpha() {
        let mask = DisplayList([fill(Path(rect(1, 0, 1, 1))), fill(Path(rect(2, 0, 1, 1)), ResolvedColor.white.opacity(0.25))])
        let bitmap = picture(4, 1, [.pushMask(mask), fill(Path(rect(0, 0, 4, 1)), ResolvedColor(hex: 0x00FF00)), .pop])
        #expect((0..<4).map { bitmap.hex($0, 0) } == ["00000000", "00FF00FF", "00400040", "00000000"])
    }

    @Test func unbalancedGroupsAreForgiven() {
        #expect(picture(1, 1, [.pop, .pushOpacity(0.5), fill(Path(rect(0, 0, 1, 1)))])[0, 0].alpha == 128)
    }
}
