import Foundation
import Graphics
@testable import ImageCodecs
import Testing

/// The fixtures are 7×5; channel c at (x, y) holds 5x + 3y + 2c within the depth, or 37x + 23y + 61c within a byte.
@Suite struct PNGDecodeTests {
    private func sample(_ x: Int, _ y: Int, _ channel: Int, _ depth: Int) -> Int {
        depth < 8 ? (x * 5 + y * 3 + channel * 2) % (1 << depth) : (x * 37 + y * 23 + channel * 61) % 256
    }

    private func expect(_ name: String, _ expected: (Int, Int) -> PremultipliedPixel) throws {
        let bitmap = try PNG.decode(fixture(name))
        #expect(bitmap.width == 7 && bitmap.height == 5)
        for y in 0..<5 { for x in 0..<7 { #expect(bitmap[x, y] == expected(x, y), "\(name) at \(x),\(y)") } }
    }

    @Test(arguments: [("grey1", 1), ("grey2", 2), ("grey4", 4), ("grey8", 8), ("grey16", 16), ("grey1-interlaced", 1), ("grey8-interlaced", 8)])
    func grey(name: String, depth: Int) throws {
        try expect(name + ".png") { x, y in
            let value = depth < 8 ? sample(x, y, 0, depth) * 255 / ((1 << depth) - 1) : sample(x, y, 0, depth)
            return pixel(value, value, value)
        }
    }

    @Test(arguments: ["rgb8", "rgb16", "rgb8-interlaced"]) func rgb(name: String) throws {
        try expect(name + ".png") { x, y in pixel(sample(x, y, 0, 8), sample(x, y, 1, 8), sample(x, y, 2, 8)) }
    }

    @Test(arguments: ["rgba8", "rgba16", "rgba8-interlaced"]) func rgba(name: String) throws {
        try expect(name + ".png") { x, y in pixel(sample(x, y, 0, 8), sample(x, y, 1, 8), sample(x, y, 2, 8), sample(x, y, 3, 8)) }
    }

    @Test(arguments: ["grey-alpha8", "grey-alpha16", "grey-alpha8-interlaced"]) func greyWithAlpha(name: String) throws {
        try expect(name + ".png") { x, y in
            let value = sample(x, y, 0, 8)
            return pixel(value, value, value, sample(x, y, 1, 8))
        }
    }

    @Test(arguments: [("palette1", 1), ("palette2", 2), ("palette4", 4), ("palette8", 8), ("palette8-interlaced", 8)]) func palette(name: String, depth: Int) throws {
        try expect(name + ".png") { x, y in
            let index = sample(x, y, 0, depth)
            return pixel(index * 17 % 256, index * 53 % 256, index * 101 % 256)
        }
    }

    @Test func paletteWithAlpha() throws {
        try expect("palette4-alpha.png") { x, y in
            let index = sample(x, y, 0, 4)
            return pixel(index * 17 % 256, index * 53 % 256, index * 101 % 256, index < 10 ? index * 16 : 255)
        }
    }

    @Test func oneColorMadeClear() throws {
        try expect("rgb8-key.png") { x, y in
            x == 2 && y == 1 ? .clear : pixel(sample(x, y, 0, 8), sample(x, y, 1, 8), sample(x, y, 2, 8))
        }
    }

    /// P3's pure red lies outside sRGB and is clipped; neutral colours stay. Expected values from the published matrices:
    /// linear sRGB = [1.2249 −0.2249 0; −0.0420 1.0420 0; −0.0197 −0.0786 1.0983] · linear P3.
    @Test(arguments: ["display-p3-icc.png", "display-p3-chrm.png"]) func displayP3IsConverted(name: String) throws {
        let bitmap = try PNG.decode(fixture(name))
        #expect(bitmap[0, 0] == pixel(255, 0, 0))
        #expect(bitmap[1, 0] == pixel(0, 255, 0))
        #expect(bitmap[3, 0] == pixel(128, 128, 128))
        let mixed = bitmap[4, 0]
        #expect(abs(Int(mixed.red) - 215) <= 1 && abs(Int(mixed.green) - 93) <= 1 && abs(Int(mixed.blue) - 31) <= 2)
    }

    /// Half of the light is 188 in sRGB: (0.50196 ^ (1/2.4)) · 1.055 − 0.055.
    @Test func linearLightIsEncoded() throws { #expect(try PNG.decode(fixture("linear-gama.png"))[3, 0] == pixel(188, 188, 188)) }

    @Test func cutFilesAreTruncated() throws {
        let data = try PNG.encode(mixedBitmap(60, 60, opaque: true))
        for length in [9, 20, 40, data.count / 2, data.count - 13, data.count - 1] {
            #expect(throws: ImageError.truncated, "cut to \(length)") { try PNG.decode(data.prefix(length)) }
        }
    }

    @Test func changedBytesAreFound() throws {
        let data = try PNG.encode(mixedBitmap(60, 60, opaque: true))
        for position in [18, 30, data.count / 2, data.count - 20] {
            var damaged = data
            damaged[position] ^= 0x40
            let error = #expect(throws: ImageError.self) { try PNG.decode(damaged) }
            if case .corrupt(let what) = error { #expect(!what.isEmpty) } else { #expect(error == .truncated, "byte \(position): \(String(describing: error))") }
        }
    }

    @Test func otherFilesAreNamed() throws {
        let pointer = Data("version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n".utf8)
        #expect(throws: ImageError.gitLFSPointer) { try PNG.decode(pointer) }
        #expect(throws: ImageError.gitLFSPointer) { try ImageFile.decode(pointer) }
        #expect(throws: ImageError.notAnImage) { try PNG.decode(Data("hello".utf8)) }
        #expect(throws: ImageError.notAnImage) { try PNG.decode(Data()) }
        #expect(ImageError.gitLFSPointer.description.contains("git lfs pull"))
    }

    @Test func claimsOfAbsurdSizeAreRefused() throws {
        var data = try fixture("grey8.png")
        // Width and height of 60000, with the checksum that belongs to them.
        let header: [UInt8] = [0, 0, 0xEA, 0x60, 0, 0, 0xEA, 0x60, 8, 0, 0, 0, 0]
        var chunk = Data()
        PNGChunk.append("IHDR", header, to: &chunk)
        data.replaceSubrange(8..<33, with: chunk)
        #expect(throws: ImageError.tooLarge(width: 60_000, height: 60_000)) { try PNG.decode(data) }
    }

    /// Random bytes behind a good beginning: an error each time, never a crash.
    @Test func noiseIsRefused() throws {
        let good = try fixture("rgba8.png")
        for seed in 0..<200 {
            var data = good
            for step in 0..<8 { data[8 + (seed * 31 + step * 17) % (data.count - 8)] = UInt8(truncatingIfNeeded: seed &* 73 &+ step &* 29) }
            _ = try? PNG.decode(data)
            _ = try? PNG.textEntries(data)
        }
    }
}
