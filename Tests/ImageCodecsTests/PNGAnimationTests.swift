import Foundation
import Graphics
@testable import ImageCodecs
import Testing

@Suite struct PNGAnimationTests {
    private func frames(_ count: Int, opaque: Bool = true) -> [PNG.Frame] {
        (0..<count).map { index in
            var bitmap = mixedBitmap(30, 20, opaque: opaque)
            for x in 0..<30 { bitmap[x, index] = PremultipliedPixel(rgba: 0xFF00_00FF) }
            return PNG.Frame(bitmap: bitmap, seconds: 0.25)
        }
    }

    /// Control and data chunks are numbered in one row, and the first picture is an ordinary one.
    @Test func chunksStandInOrder() throws {
        let frames = frames(3)
        let data = try PNG.encode(animation: frames)
        let chunks = try PNGChunk.chunks(in: data)
        #expect(chunks.map(\.kind) == ["IHDR", "sRGB", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT", "IEND"])
        let numbers = chunks.filter { ["fcTL", "fdAT"].contains($0.kind) }.map { $0.content.prefix(4).reduce(0) { $0 << 8 | Int($1) } }
        #expect(numbers == [0, 1, 2, 3, 4])
        #expect(chunks[2].content.prefix(4).reduce(0) { $0 << 8 | Int($1) } == 3)
        #expect(try PNG.decode(data) == frames[0].bitmap)
    }

    /// Each later frame, put into a file of its own, comes back.
    @Test(arguments: [true, false]) func everyFrameComesBack(opaque: Bool) throws {
        let frames = frames(3, opaque: opaque)
        let chunks = try PNGChunk.chunks(in: PNG.encode(animation: frames))
        for (frame, chunk) in zip(frames.dropFirst(), chunks.filter { $0.kind == "fdAT" }) {
            var file = Data(PNG.signature)
            PNGChunk.append("IHDR", Array(chunks[0].content), to: &file)
            PNGChunk.append("IDAT", Array(chunk.content.dropFirst(4)), to: &file)
            PNGChunk.append("IEND", [], to: &file)
            #expect(try PNG.decode(file) == frame.bitmap)
        }
    }

    /// Milliseconds over 1000.
    @Test(arguments: [(0.25, 250), (0, 0), (-1, 0), (.nan, 0), (1e9, 65_535)]) func delays(seconds: Double, milliseconds: Int) throws {
        let frame = PNG.Frame(bitmap: mixedBitmap(3, 3, opaque: true), seconds: seconds)
        let control = try #require(try PNGChunk.chunks(in: PNG.encode(animation: [frame])).first { $0.kind == "fcTL" }).content
        #expect(Array(control.dropFirst(20).prefix(4)) == [UInt8(milliseconds >> 8), UInt8(milliseconds & 255), 3, 232])
    }

    @Test func nothingCannotBeWritten() { #expect(throws: ImageError.empty) { try PNG.encode(animation: []) } }
}
