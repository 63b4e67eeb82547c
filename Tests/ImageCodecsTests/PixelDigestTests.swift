import Foundation
import Graphics
@testable import ImageCodecs
import Testing

@Suite struct PixelDigestTests {
    private let bitmap = mixedBitmap(33, 21, opaque: false)

    @Test func anyPixelAndTheShapeCount() {
        let digest = PixelDigest(bitmap)
        var seen: Set<PixelDigest> = [digest]
        for index in bitmap.pixels.indices {
            var changed = bitmap
            changed.pixels[index] ^= 1 << UInt32(index % 32)
            seen.insert(PixelDigest(changed))
        }
        seen.insert(PixelDigest(Bitmap(width: 21, height: 33, pixels: bitmap.pixels)))
        #expect(seen.count == bitmap.pixels.count + 2)
        #expect(PixelDigest(bitmap) == digest)
    }

    @Test func emptyBitmapsOfDifferentShape() {
        #expect(PixelDigest(Bitmap(width: 0, height: 3)) != PixelDigest(Bitmap(width: 3, height: 0)))
    }

    @Test func swappedPixelsChangeIt() {
        var swapped = bitmap
        swapped.pixels.swapAt(3, 19)
        #expect(PixelDigest(swapped) != PixelDigest(bitmap))
    }

    /// The same everywhere and for ever: changing the method would make every stored digest worthless. The value
    /// was computed by a second program written from the description of the method.
    @Test func stableAcrossMachines() {
        #expect(PixelDigest(Bitmap(width: 2, height: 2, pixels: [1, 2, 3, 0xFFFF_FFFF])).hex == "ef7cc715a0ccde18dce69d8aa87a7356")
    }

    @Test func hexComesBack() {
        let digest = PixelDigest(bitmap)
        #expect(digest.hex.count == 32 && PixelDigest(hex: digest.hex) == digest)
        for bad in ["", "12", digest.hex + "0", digest.hex.uppercased() + " ", String(repeating: "g", count: 32), String(repeating: "+", count: 32)] {
            #expect(PixelDigest(hex: bad) == nil)
        }
    }

    @Test func storedDigestIsFoundOnlyWhileThePixelDataIsUntouched() throws {
        let digest = PixelDigest(bitmap)
        let data = try PNG.encode(bitmap, text: [("Title", "t")], digest: digest)
        #expect(try PNG.storedPixelDigest(in: data) == digest)
        #expect(try PNG.storedPixelDigest(in: PNG.encode(bitmap)) == nil, "none was stored")

        // Another program's pixels under the old text chunks.
        let other = try PNG.encode(mixedBitmap(33, 21, opaque: true))
        var resaved = Data(PNG.signature)
        for chunk in try PNGChunk.chunks(in: data) where chunk.kind != "IDAT" && chunk.kind != "IEND" { PNGChunk.append(chunk.kind, Array(chunk.content), to: &resaved) }
        for chunk in try PNGChunk.chunks(in: other) where chunk.kind == "IDAT" || chunk.kind == "IEND" { PNGChunk.append(chunk.kind, Array(chunk.content), to: &resaved) }
        #expect(try PNG.storedPixelDigest(in: resaved) == nil)
        #expect(throws: ImageError.truncated) { try PNG.storedPixelDigest(in: data.prefix(data.count - 4)) }
    }
}
