import Foundation
import Graphics

/// Reading pictures of any known format.
package enum ImageFile {
    /// No picture with more pixels is read: 16384 × 8192, half a gigabyte of memory.
    package static let mostPixels = 134_217_728

    /// The picture in a PNG or JPEG file, told apart by its first bytes; colours converted to sRGB, JPEGs turned upright.
    package static func decode(_ data: Data) throws(ImageError) -> Bitmap {
        if PNG.isPNG(data) { return try PNG.decode(data) }
        if JPEG.isJPEG(data) { return try JPEG.decode(data) }
        throw refusal(of: data)
    }

    /// The error for bytes that lack the signature asked for.
    static func refusal(of data: Data) -> ImageError {
        data.starts(with: Array("version https://git-lfs".utf8)) ? .gitLFSPointer : .notAnImage
    }
}
