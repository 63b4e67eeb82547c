import Foundation
import Graphics
@testable import Raster
import Testing

@Suite struct SoftBlurTests {
    /// A long edge, blurred: the spread of what it became, from the differences between neighbours.
    private func variance(radius: Double) -> Double {
        let width = Int(radius * 8) + 40
        let edge = fill(Path(rect(-1_000, -1_000, 1_000 + CGFloat(width / 2), 3_000)))
        let bitmap = picture(width, 3, [.pushBlur(radius: radius, isOpaque: false), edge, .pop])
        let alphas = (0..<width).map { Double(bitmap[$0, 1].alpha) }
        let steps = zip(alphas, alphas.dropFirst()).map { max(0, $0 - $1) }
        let middle = Double(width) / 2 - 1
        let right = steps.indices.filter { Double($0) >= middle }
        // The left half meets the border where the fill fades too; the right one is its mirror image.
        let weight = right.reduce(0) { $0 + steps[$1] * (Double($1) == middle ? 0.5 : 1) }
        return right.reduce(0) { $0 + steps[$1] * (Double($1) - middle) * (Double($1) - middle) } / weight
    }

    /// Three boxes of 1.85 radii, with and without averaging down before.
    @Test(arguments: [2.0, 3.3, 6, 8.9, 9.3, 15, 18, 25, 40, 90]) func isAsWideAsMeasured(radius: Double) {
        let box = radius * 1.85, expected = (box * box - 1) / 4
        // Five hundredths of the variance are a fortieth of the width.
        #expect(abs(variance(radius: radius) / expected - 1) < 0.05)
    }

    @Test func largeRadiiAreAveragedDown() {
        #expect([1, 8, 9, 17, 34, 500].map { SoftBlur(radius: $0).reduction } == [1, 1, 2, 2, 4, 64])
    }

    /// What is flat and opaque stays so: to the level inside, within two at the borders, where alpha is divided out again.
    @Test(arguments: [1.5, 7, 20, 60]) func evenColoursStay(radius: Double) {
        let bitmap = picture(90, 70, [.pushBlur(radius: radius, isOpaque: true), fill(Path(rect(0, 0, 90, 70)), ResolvedColor(hex: 0x336699)), .pop])
        #expect(bitmap.pixels.allSatisfy { pixel in
            [0, 8, 16, 24].allSatisfy { abs(Int(pixel >> $0 & 255) - Int(0xFF99_6633 as UInt32 >> $0 & 255)) <= 2 }
        })
        #expect(bitmap[45, 35].rgba == 0xFF99_6633 || radius > 10)
    }

    /// The small picture's grid is the canvas's: a part of a picture is what the whole has there.
    @Test(arguments: [6.0, 20, 45]) func partsAgree(radius: Double) {
        let items: [DisplayItem] = [.pushBlur(radius: radius, isOpaque: false), fill(Path(ellipseIn: rect(40, 30, 60, 80))), .pop]
        let whole = picture(160, 160, items)
        let part = picture(160, 160, [.pushClip(Path(rect(50, 60, 37, 29)), style: FillStyle())] + items + [.pop])
        for y in 60..<89 { for x in 50..<87 { #expect(abs(Int(part[x, y].alpha) - Int(whole[x, y].alpha)) <= 1) } }
    }

    @Test func everyPixelIsPremultiplied() {
        let items = GoldenScene.all.first { $0.name == "picture turned" }!.items
        let bitmap = picture(100, 100, [.pushBlur(radius: 12, isOpaque: false)] + items + [.pop])
        #expect(bitmap.pixels.allSatisfy { $0 & 255 <= $0 >> 24 && $0 >> 8 & 255 <= $0 >> 24 && $0 >> 16 & 255 <= $0 >> 24 })
    }

    @Test func thresholdsMakeOneColour() {
        let ramp = DisplayItem.fill(
            Path(rect(0, 0, 100, 10)), style: FillStyle(),
            paint: .linearGradient(GradientRamp(stops: [.init(color: .clear, location: 0), .init(color: .black, location: 1)]), from: .zero, to: CGPoint(x: 100, y: 0)))
        let bitmap = picture(100, 10, [.pushAlphaThreshold(0.25...0.75, color: ResolvedColor(hex: 0xFF0000)), ramp, .pop])
        let row = (0..<100).map { bitmap.hex($0, 5) }
        #expect(Set(row) == ["FF0000FF", "00000000"])
        #expect(abs((row.firstIndex(of: "FF0000FF") ?? 0) - 25) <= 1 && abs((row.lastIndex(of: "FF0000FF") ?? 0) - 74) <= 1)
    }

    /// Behind the glass a hard edge is soft, beside it hard.
    @Test func backdropsShowWhatIsBehindBlurred() {
        let glass = DisplayItem.fill(Path(rect(0, 0, 100, 50)), style: FillStyle(), paint: .backdrop(blurRadius: 8, tint: ResolvedColor.white.opacity(0.5), opacity: 1))
        let white = PremultipliedPixel(rgba: 0xFFFF_FFFF)
        let bitmap = picture(100, 100, background: white, [fill(Path(rect(0, 0, 50, 100))), glass])
        #expect(bitmap.hex(49, 80) == "000000FF" && bitmap.hex(50, 80) == "FFFFFFFF")
        #expect(abs(Int(bitmap[0, 20].red) - 128) <= 4 && bitmap.hex(99, 20) == "FFFFFFFF")
        #expect(abs(Int(bitmap[49, 20].red) - 191) <= 8)
    }
}
