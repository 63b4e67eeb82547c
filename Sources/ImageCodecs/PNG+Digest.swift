import Foundation

extension PNG {
    static let pixelsKey = "Vitrine-Pixels"
    static let dataKey = "Vitrine-Data"

    /// The digest of the pixels that the file was written with, or nil if it holds none or its pixel data has changed since.
    ///
    /// Nothing is decompressed: a digest of the compressed data stands beside that of the pixels, so that a picture which another
    /// program has saved again is not taken for the old one. Throws only what keeps the chunks from being read.
    package static func storedPixelDigest(in data: Data) throws(ImageError) -> PixelDigest? {
        let entries = try textEntries(data)
        guard let pixels = entries[pixelsKey].flatMap(PixelDigest.init(hex:)), let stored = entries[dataKey] else { return nil }
        var compressed = Data()
        for chunk in try PNGChunk.chunks(in: data) where chunk.kind == "IDAT" {
            if compressed.isEmpty { compressed = chunk.content } else { compressed.append(chunk.content) }
        }
        return compressed.withUnsafeBytes { dataDigest($0) }.hex == stored ? pixels : nil
    }

    static func dataDigest(_ bytes: UnsafeRawBufferPointer) -> PixelDigest { PixelDigest(bytes: bytes, seed: 0x49_44_41_54) }
}
