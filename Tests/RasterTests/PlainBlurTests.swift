import Foundation
import Graphics
@testable import Raster
import Testing

@Suite struct PlainBlurTests {
    /// A picture of any colours and alphas, or opaque.
    private func noise(_ width: Int, _ height: Int, isOpaque: Bool) -> Bitmap {
        var state: UInt64 = 11
        func roll(_ sides: Int) -> UInt32 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return UInt32(Int(state >> 33) % sides)
        }
        return Bitmap(width: width, height: height, pixels: (0..<width * height).map { _ in
            let alpha = isOpaque ? 255 : roll(3) == 0 ? 0 : roll(256)
            return roll(Int(alpha) + 1) | roll(Int(alpha) + 1) << 8 | roll(Int(alpha) + 1) << 16 | alpha << 24
        })
    }

    /// Every pixel is the plain one, for radii from where boxes are one pixel wide to where cells are large, on any place of the grid.
    @Test(arguments: [0.6, 1.3, 2, 4.5, 8.9, 9.5, 15, 21, 40, 75], [false, true]) func blursAsThePlainOne(radius: Double, isOpaque: Bool) {
        let blur = SoftBlur(radius: radius), bitmap = noise(83, 71, isOpaque: isOpaque)
        let canvas = PixelRect(minX: 0, minY: 0, maxX: 100, maxY: 90), place = PixelRect(minX: 7, minY: 5, maxX: 90, maxY: 76)
        let area = isOpaque ? place : place.grown(by: blur.reach).intersection(canvas.grown(by: blur.reach))
        var around = Bitmap(width: area.width, height: area.height)
        for y in 0..<71 { for x in 0..<83 { around[place.minX - area.minX + x, place.minY - area.minY + y] = bitmap[x, y] } }
        let plain = PlainBlur(blur: blur, area: area, picture: around, fillsBorders: isOpaque).pixels()
        let item = DisplayItem.image(ImageItem(bitmap: SharedBitmap(bitmap, name: "noise"), destination: rect(7, 5, 83, 71)))
        for threads in [1, 3] {
            let blurred = picture(100, 90, threads: threads, [.pushBlur(radius: radius, isOpaque: isOpaque), item, .pop])
            let differing = (0..<90).flatMap { y in (0..<100).map { ($0, y) } }.filter { x, y in
                let isInside = x >= area.minX && x < area.maxX && y >= area.minY && y < area.maxY
                return blurred[x, y].rgba != (isInside ? plain(x, y) : 0)
            }
            #expect(differing.isEmpty, "\(differing.count) pixels, the first at \(differing.first ?? (0, 0))")
        }
    }

    /// A shadow is made only near what casts it and what is seen of it; a part of it is what the whole has there.
    @Test(arguments: [0.0, 1.5, 4, 11], [0, 2.3]) func partsOfShadowsAgree(radius: Double, offset: Double) {
        let item = DisplayItem.image(ImageItem(bitmap: SharedBitmap(noise(37, 29, isOpaque: false), name: "noise"), destination: rect(40, 50, 37, 29)))
        let items: [DisplayItem] = [.pushShadow(color: .black, radius: radius, offset: CGSize(width: offset, height: -offset)), item, .pop]
        let whole = picture(140, 140, items)
        for part in [rect(30, 35, 20, 30), rect(0, 0, 140, 55), rect(60, 60, 3, 80)] {
            let cut = picture(140, 140, [.pushClip(Path(part), style: FillStyle())] + items + [.pop])
            for y in Int(part.minY)..<Int(part.maxY) { for x in Int(part.minX)..<Int(part.maxX) { #expect(cut[x, y] == whole[x, y]) } }
        }
    }
}
