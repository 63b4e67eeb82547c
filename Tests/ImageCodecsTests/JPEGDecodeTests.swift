import Foundation
import Graphics
import ImageCodecs
import Testing

@Suite struct JPEGDecodeTests {
    /// The largest difference of any component from the picture that the JPEGs were made of.
    private func difference(_ bitmap: Bitmap, _ reference: Bitmap) -> Int {
        guard bitmap.width == reference.width, bitmap.height == reference.height else { return 256 }
        return zip(bitmap.pixels, reference.pixels).reduce(0) { worst, pair in
            stride(from: UInt32(0), to: 32, by: 8).reduce(worst) { max($0, abs(Int(pair.0 >> $1 & 255) - Int(pair.1 >> $1 & 255))) }
        }
    }

    private static let kinds: [(String, Int)] = [
        ("baseline-444", 12), ("baseline-422", 60), ("baseline-420", 60), ("progressive", 12), ("baseline-411", 60),
        ("baseline-440", 60), ("progressive-422", 60), ("adobe-rgb", 8),
    ]

    /// Quality 95 keeps a block with sharp edges within a dozen levels; shared chroma blurs colour at its border.
    @Test(arguments: kinds) func colorFiles(name: String, tolerance: Int) throws {
        let bitmap = try JPEG.decode(fixture(name + ".jpg"))
        #expect(difference(bitmap, try PNG.decode(fixture("rgb.png"))) <= tolerance)
        #expect(bitmap.isOpaque)
    }

    @Test func greyFiles() throws {
        let bitmap = try JPEG.decode(fixture("grey.jpg"))
        #expect(bitmap.width == 32 && bitmap.height == 24)
        #expect(bitmap.pixels.allSatisfy { $0 & 255 == $0 >> 8 & 255 && $0 & 255 == $0 >> 16 & 255 })
        #expect(abs(Int(bitmap[6, 6].red) - 20) < 10)
    }

    /// Without black ink, CMYK is the inverse of RGB; YCCK is CMYK whose three colours are stored as luminance and chroma.
    @Test(arguments: ["cmyk", "ycck"]) func cmykFiles(name: String) throws {
        #expect(difference(try JPEG.decode(fixture(name + ".jpg")), try PNG.decode(fixture("rgb.png"))) <= 14)
    }

    @Test(arguments: 1...8) func everyOrientationIsTurnedUpright(orientation: Int) throws {
        let bitmap = try ImageFile.decode(fixture("orientation-\(orientation).jpg"))
        #expect(difference(bitmap, try PNG.decode(fixture("rgb.png"))) <= 16)
    }

    @Test func displayP3IsConverted() throws {
        let plain = try JPEG.decode(fixture("baseline-444.jpg")), converted = try JPEG.decode(fixture("display-p3.jpg"))
        #expect(converted[20, 20].blue != plain[20, 20].blue || converted[20, 20].red != plain[20, 20].red)
        #expect(abs(Int(converted[6, 6].red) - Int(converted[6, 6].blue)) <= 4, "neutral stays neutral")
    }

    @Test func damagedFilesAreRefused() throws {
        let data = try fixture("baseline-444.jpg")
        #expect(throws: ImageError.truncated) { try JPEG.decode(data.prefix(data.count / 2)) }
        #expect(throws: ImageError.self) { try JPEG.decode(data.prefix(30)) }
        #expect(throws: ImageError.notAnImage) { try JPEG.decode(Data([1, 2, 3])) }
        for seed in 0..<150 {
            var noise = data
            for step in 0..<6 { noise[3 + (seed * 97 + step * 41) % (data.count - 3)] = UInt8(truncatingIfNeeded: seed &* 57 &+ step &* 13) }
            _ = try? ImageFile.decode(noise)
        }
    }
}
