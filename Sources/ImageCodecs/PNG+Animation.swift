import Foundation
import Graphics

extension PNG {
    /// One picture of an animation, and for how long it is shown.
    package struct Frame: Sendable {
        package var bitmap: Bitmap
        /// Held to what the format can say: 0…65.535 s, in milliseconds. NaN is 0.
        package var seconds: Double

        package init(bitmap: Bitmap, seconds: Double) { (self.bitmap, self.seconds) = (bitmap, seconds) }
    }

    /// Pictures of one size as an animated PNG file, which begins anew at its end; programs that know no animation show the first one.
    ///
    /// Format: W3C Portable Network Graphics Specification (Third Edition) §11.3.6. Throws if there is no frame or one has no pixels.
    /// - Precondition: all frames have the size of the first.
    package static func encode(animation frames: [Frame], effort: PNGEffort = .fast, threads: Int = 1) throws(ImageError) -> Data {
        guard let first = frames.first?.bitmap, first.width > 0, first.height > 0 else { throw .empty }
        precondition(
            frames.allSatisfy { $0.bitmap.width == first.width && $0.bitmap.height == first.height }, "frames of an animation have one size")
        // All frames are stored alike.
        let layout: PNGPixelLayout = frames.allSatisfy { $0.bitmap.isOpaque } ? .rgb : .rgba
        let size = bigEndian(first.width) + bigEndian(first.height)
        var file = Data(signature), sequence = 0
        PNGChunk.append("IHDR", size + [8, layout.colorType, 0, 0, 0], to: &file)
        PNGChunk.append("sRGB", [0], to: &file)
        PNGChunk.append("acTL", bigEndian(frames.count) + bigEndian(0), to: &file)
        for (index, frame) in frames.enumerated() {
            let milliseconds = Int((frame.seconds > 0 ? min(frame.seconds * 1000, 65_535) : 0).rounded())
            let delay = [UInt8(milliseconds >> 8), UInt8(milliseconds & 255)] + [UInt8(1000 >> 8), UInt8(1000 & 255)]
            PNGChunk.append("fcTL", bigEndian(sequence) + size + bigEndian(0) + bigEndian(0) + delay + [0, 0], to: &file)
            sequence += 1
            let pixels = PNGDeflater(bitmap: frame.bitmap, layout: layout, effort: effort).compressed(threads: threads)
            if index == 0 {
                PNGChunk.append("IDAT", pixels, to: &file)
            } else {
                PNGChunk.append("fdAT", bigEndian(sequence) + pixels, to: &file)
                sequence += 1
            }
        }
        PNGChunk.append("IEND", [], to: &file)
        return file
    }

    /// A number in four bytes, the highest first.
    static func bigEndian(_ number: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) } }
}
