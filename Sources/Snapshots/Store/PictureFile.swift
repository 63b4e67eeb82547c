import Foundation
import Graphics
import ImageCodecs

/// Stored pictures: PNG files that carry a digest of their pixels, by which an unchanged picture is known without decoding.
package enum PictureFile {
    /// The bytes of a picture, at most `threads` at work: small for the store, fast for a look. A picture without pixels cannot be stored.
    package static func encode(_ bitmap: Bitmap, effort: PNGEffort = .small, threads: Int = 1) throws -> Data {
        try PNG.encode(bitmap, digest: PixelDigest(bitmap), effort: effort, threads: threads)
    }

    package static func decode(_ bytes: Data) throws -> Bitmap { try PNG.decode(bytes) }

    /// Whether a digest that the file carries is that of its pixels; a file without one is taken as it is.
    static func isUndamaged(_ bytes: Data, holding bitmap: Bitmap) -> Bool {
        guard let digest = try? PNG.storedPixelDigest(in: bytes) else { return true }
        return digest == PixelDigest(bitmap)
    }

    /// The digest of the pixels that a file says it holds; `nil` when it says nothing or cannot be read.
    package static func digest(ofFileAt path: String) -> String? {
        guard let bytes = try? WholeFile.read(path), let digest = try? PNG.storedPixelDigest(in: bytes) else { return nil }
        return digest.hex
    }

    /// Whether the file says that it holds exactly these pixels. `false` when it says otherwise or nothing, or cannot be read.
    static func isKnown(_ bytes: Data, toHold bitmap: Bitmap) -> Bool {
        guard let digest = try? PNG.storedPixelDigest(in: bytes) else { return false }
        return digest == PixelDigest(bitmap)
    }
}
