import Foundation
import Graphics
@testable import ImageCodecs
import Testing

@Suite struct PNGEncodeTests {
    /// Every premultiplied pair of component and alpha comes back; a component above its alpha, which is no colour, becomes alpha.
    @Test func everyComponentAndAlphaComesBack() throws {
        var bitmap = Bitmap(width: 256, height: 256)
        var expected = bitmap
        for alpha in 0..<256 {
            for component in 0..<256 {
                func rgba(_ value: Int) -> UInt32 { UInt32(value) | UInt32(value) << 8 | UInt32(value / 2) << 16 | UInt32(alpha) << 24 }
                bitmap.pixels[alpha * 256 + component] = rgba(component)
                let held = min(component, alpha)
                expected.pixels[alpha * 256 + component] = UInt32(held) | UInt32(held) << 8 | UInt32(min(component / 2, alpha)) << 16 | UInt32(alpha) << 24
            }
        }
        #expect(try PNG.decode(PNG.encode(bitmap)) == expected)
    }

    @Test(arguments: [(1, 1), (3, 2), (64, 64), (301, 203), (1000, 700)], [true, false]) func comesBack(size: (Int, Int), opaque: Bool) throws {
        let bitmap = mixedBitmap(size.0, size.1, opaque: opaque)
        #expect(try PNG.decode(PNG.encode(bitmap)) == bitmap)
        #expect(try PNG.decode(PNG.encode(bitmap, effort: .fast)) == bitmap)
    }

    /// Rows that equal the one above, noise that nothing is found in, and both beside each other.
    @Test func littleEffortLosesNothing() throws {
        for (width, height) in [(700, 900), (5, 3000), (3000, 5)] {
            var mixed = mixedBitmap(width, height, opaque: true)
            for y in 0..<height where y % 3 != 0 { for x in 0..<width where y > 0 && x > width / 5 { mixed[x, y] = mixed[x, y - 1] } }
            var noise = mixed
            for index in noise.pixels.indices {
                noise.pixels[index] = UInt32(truncatingIfNeeded: (UInt64(index) &* 0x9E37_79B9_7F4A_7C15) >> 35) | 0xFF00_0000
            }
            for bitmap in [mixed, noise, Bitmap(width: width, height: height, fill: pixel(1, 2, 3, 4))] {
                #expect(try PNG.decode(PNG.encode(bitmap, effort: .fast)) == bitmap)
            }
        }
    }

    @Test(arguments: [2, 3, 8]) func threadsDoNotChangeTheBytes(threads: Int) throws {
        let bitmap = mixedBitmap(1000, 700, opaque: true)
        #expect(try PNG.encode(bitmap, threads: threads) == PNG.encode(bitmap))
        #expect(try PNG.encode(bitmap, effort: .fast, threads: threads) == PNG.encode(bitmap, effort: .fast))
    }

    /// Byte 25 of a PNG file is its colour type, byte 24 the depth.
    @Test(arguments: [(1, 1), (2, 1), (3, 2), (4, 2), (5, 4), (16, 4), (17, 8), (256, 8)]) func fewColorsBecomeAPalette(count: Int, depth: Int) throws {
        let bitmap = Bitmap(width: 31, height: 30, pixels: (0..<930).map { pixel($0 % count, 7, 255 - $0 % count, $0 % count % 2 == 0 ? 255 : 128).rgba })
        let data = try PNG.encode(bitmap)
        #expect(data[25] == 3 && Int(data[24]) == depth)
        #expect(try PNG.decode(data) == bitmap)
    }

    @Test func greyBecomesGreyAndOpaqueBecomesRGB() throws {
        let grey = Bitmap(width: 300, height: 2, pixels: (0..<600).map { pixel($0 % 256, $0 % 256, $0 % 256).rgba })
        let rgb = Bitmap(width: 300, height: 2, pixels: (0..<600).map { pixel($0 % 256, $0 / 3, 9).rgba })
        let rgba = Bitmap(width: 300, height: 2, pixels: (0..<600).map { pixel($0 % 256, $0 / 3, 9, 254).rgba })
        for (bitmap, type) in [(grey, 0), (rgb, 2), (rgba, 6)] {
            let data = try PNG.encode(bitmap)
            #expect(Int(data[25]) == type)
            #expect(try PNG.decode(data) == bitmap)
        }
    }

    @Test func nothingCannotBeWritten() {
        #expect(throws: ImageError.empty) { try PNG.encode(Bitmap(width: 0, height: 7)) }
    }

    /// Sizes that snapshots in a repository live by; each bound is some 10 % above what the strategy reaches.
    @Test func flatScreensAreSmall() throws {
        var screen = Bitmap(width: 1170, height: 2532, fill: pixel(242, 242, 247))
        for y in 300..<2400 where y % 183 != 0 { for x in 48..<1122 { screen[x, y] = pixel(255, 255, 255) } }
        #expect(try PNG.encode(screen).count < 6_000)
        #expect(try PNG.encode(screen, effort: .fast).count < 20_000)
    }

    @Test func textEntriesStandBeforeThePixels() throws {
        let data = try PNG.encode(mixedBitmap(9, 9, opaque: true), text: [("Title", "Rooms, dark"), ("Fonts", "Inter 4.0 ✓")])
        let kinds = try PNGChunk.chunks(in: data).map(\.kind)
        #expect(kinds == ["IHDR", "sRGB", "PLTE", "tEXt", "tEXt", "IDAT", "IEND"] || kinds == ["IHDR", "sRGB", "tEXt", "tEXt", "IDAT", "IEND"])
        #expect(try PNG.textEntries(data) == ["Title": "Rooms, dark", "Fonts": "Inter 4.0 ?"])
    }
}
