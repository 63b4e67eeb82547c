import Foundation
import Graphics
@testable import Raster
import Testing

/// Stretched pictures row after row against every pixel by itself.
@Suite struct ResampledRowsTests {
    private struct Dice {
        var state: UInt64

        mutating func roll(_ sides: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % sides
        }

        mutating func bitmap() -> Bitmap {
            let (width, height) = (1 + roll(40), 1 + roll(40))
            return Bitmap(width: width, height: height, pixels: (0..<width * height).map { _ in
                let alpha = UInt32(roll(3) == 0 ? 255 : roll(256))
                func component() -> UInt32 { UInt32(roll(Int(alpha) + 1)) }
                return component() | component() << 8 | component() << 16 | alpha << 24
            })
        }
    }

    /// Enlarged, reduced and mirrored, between pixels, cropped, in any part of any rows.
    @Test(arguments: [Resampler.Quality.nearest, .smooth, .sharp], 1...12 as ClosedRange<UInt64>)
    func rowsAgreeWithPixels(quality: Resampler.Quality, seed: UInt64) {
        var dice = Dice(state: seed)
        for _ in 0..<40 {
            let bitmap = dice.bitmap()
            let crop = dice.roll(2) == 0
                ? CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
                : CGRect(x: Double(dice.roll(bitmap.width * 8)) / 8, y: Double(dice.roll(bitmap.height * 8)) / 8, width: 3.5, height: 7)
            let destination = CGRect(
                origin: CGPoint(x: Double(dice.roll(200)) / 10, y: Double(dice.roll(200)) / 10),
                size: CGSize(width: Double(dice.roll(900) - 300) / 10 + 0.05, height: Double(dice.roll(900) + 1) / 10))
            let (left, top) = (dice.roll(10), dice.roll(10))
            let area = PixelRect(minX: left, minY: top, maxX: left + 1 + dice.roll(50), maxY: top + 1 + dice.roll(50))
            let resampler = Resampler(source: bitmap, crop: crop, destination: destination, quality: quality)
            guard let shader = resampler.shader(of: area, isOpaque: false) else { continue }
            let start = area.minX + dice.roll(area.width), part = PixelRect(minX: start, minY: area.minY, maxX: area.maxX, maxY: area.maxY)
            let rows = shader.rows(of: part)
            for y in part.minY..<part.maxY where dice.roll(4) != 0 {
                let x = part.minX + dice.roll(part.width), count = 1 + dice.roll(part.maxX - x)
                var fast = [UInt32](repeating: 7, count: count + 1), plain = fast
                rows.shade(x: x, y: y, count: count, into: &fast)
                shader.shade(x: x, y: y, count: count, into: &plain)
                #expect(fast == plain, "row \(y) from \(x) of \(resampler.destination)")
            }
        }
    }

    /// 255 × 128 ÷ 255, and 128 × 128 ÷ 255 = 64.25.
    @Test func opacityIsThatOfThePixels() {
        let shader = FadedShader(shader: BitmapShader(bitmap: Bitmap(width: 5, height: 1, fill: PremultipliedPixel(rgba: 0xFF00_80FF)), x: 0, y: 0, isOpaque: true), factor: 128)
        var row = [UInt32](repeating: 0, count: 5)
        shader.rows(of: PixelRect(minX: 0, minY: 0, maxX: 5, maxY: 1)).shade(x: 0, y: 0, count: 5, into: &row)
        #expect(row == Array(repeating: 0x8000_4080, count: 5) && !shader.isOpaque)
    }
}
