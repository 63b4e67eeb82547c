import CImageCodecs
import Foundation
import Graphics

extension PNG {
    /// The bitmap as a PNG file, in sRGB.
    ///
    /// Equal pixels and text give equal bytes, on every machine and whatever `threads` is. Pixels come back exactly: opaque pictures are
    /// stored as RGB, others as un-premultiplied RGBA, few colours as a palette, grey as grey.
    /// - Parameters:
    ///   - text: entries written in order before the pixels.
    ///   - digest: the pixels' digest if the file shall carry it, for `storedPixelDigest(in:)`.
    ///   - effort: whether the file is written quickly or made small.
    ///   - threads: how many threads may deflate at once.
    package static func encode(
        _ bitmap: Bitmap, text: [(key: String, value: String)] = [], digest: PixelDigest? = nil, effort: PNGEffort = .small, threads: Int = 1
    ) throws(ImageError) -> Data {
        guard bitmap.width > 0, bitmap.height > 0 else { throw .empty }
        let layout = PNGPixelLayout(for: bitmap)
        let compressed = PNGDeflater(bitmap: bitmap, layout: layout, effort: effort).compressed(threads: threads)

        var file = Data(signature)
        file.reserveCapacity(compressed.count + 512)
        PNGChunk.append(
            "IHDR", bigEndian(bitmap.width) + bigEndian(bitmap.height) + [UInt8(layout.bitDepth), layout.colorType, 0, 0, 0], to: &file)
        PNGChunk.append("sRGB", [0], to: &file)
        if case .palette(let colors, _) = layout { appendPalette(colors, to: &file) }
        var entries = text
        if let digest {
            entries.append((pixelsKey, digest.hex))
            entries.append((dataKey, compressed.withUnsafeBytes { dataDigest($0) }.hex))
        }
        for entry in entries { PNGChunk.append("tEXt", textContent(key: entry.key, value: entry.value), to: &file) }
        PNGChunk.append("IDAT", compressed, to: &file)
        PNGChunk.append("IEND", [], to: &file)
        return file
    }

    private static func appendPalette(_ colors: [UInt32], to file: inout Data) {
        let plain = colors.map { unpremultiplied($0) }
        let bytes = plain.flatMap { color in [0, 8, 16].map { UInt8(truncatingIfNeeded: color >> UInt32($0)) } }
        PNGChunk.append("PLTE", bytes, to: &file)
        let alphas = plain.map { UInt8($0 >> 24) }
        let translucent = (alphas.lastIndex { $0 != 255 } ?? -1) + 1
        if translucent > 0 { PNGChunk.append("tRNS", Array(alphas.prefix(translucent)), to: &file) }
    }

    static func unpremultiplied(_ pixel: UInt32) -> UInt32 {
        let row = Int(pixel >> 24) << 8
        func component(_ shift: UInt32) -> UInt32 { UInt32(AlphaTable.unpremultiplied[row | Int(pixel >> shift & 255)]) << shift }
        return component(0) | component(8) | component(16) | pixel & 0xFF00_0000
    }
}
