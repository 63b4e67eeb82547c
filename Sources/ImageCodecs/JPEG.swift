import CImageCodecs
import Foundation
import Graphics

/// The JPEG format, read only.
package enum JPEG {
    /// Whether the bytes begin like a JPEG file.
    package static func isJPEG(_ data: Data) -> Bool { data.starts(with: [0xFF, 0xD8, 0xFF]) }

    /// The picture in a JPEG file: baseline or progressive, any subsampling, grey, RGB, CMYK; turned as its Exif data says.
    ///
    /// Colours are converted to sRGB if the file carries an ICC profile of the matrix kind. CMYK is converted without a profile:
    /// each component times black. The exact pixels are libjpeg's (accurate integer transform, smooth chroma).
    package static func decode(_ data: Data) throws(ImageError) -> Bitmap {
        guard isJPEG(data) else { throw ImageFile.refusal(of: data) }
        var picture = codec_jpeg_picture()
        var message = [CChar](repeating: 0, count: Int(codec_message_length))
        let status = data.withUnsafeBytes { bytes in
            codec_jpeg_decode(bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, UInt64(ImageFile.mostPixels), &picture, &message)
        }
        defer { codec_release(&picture.pixels) }
        try ImageError.check(status, message: message, width: picture.width, height: picture.height)
        let source = UnsafeBufferPointer(start: picture.pixels.bytes, count: picture.pixels.count)
        let pixels = picture.components == 4 ? rgb(cmyk: source, isInverted: picture.is_inverted != 0) : rgb(source)
        var bitmap = Bitmap(width: Int(picture.width), height: Int(picture.height), pixels: pixels)
        let metadata = JPEGMetadata(data)
        if picture.components == 3, let profile = metadata.profile { RGBColorSpace(profile: profile)?.convertToSRGB(&bitmap) }
        return metadata.orientation.upright(bitmap)
    }

    private static func rgb(_ source: UnsafeBufferPointer<UInt8>) -> [UInt32] {
        [UInt32](unsafeUninitializedCapacity: source.count / 3) { pixels, count in
            count = source.count / 3
            for index in 0..<count {
                let red = UInt32(source[index &* 3]), green = UInt32(source[index &* 3 &+ 1]), blue = UInt32(source[index &* 3 &+ 2])
                pixels[index] = red | green << 8 | blue << 16 | 0xFF00_0000
            }
        }
    }

    /// Adobe's files hold CMYK inverted, so that 255 is no ink.
    private static func rgb(cmyk source: UnsafeBufferPointer<UInt8>, isInverted: Bool) -> [UInt32] {
        [UInt32](unsafeUninitializedCapacity: source.count / 4) { pixels, count in
            count = source.count / 4
            let flip: UInt32 = isInverted ? 0 : 255
            for index in 0..<count {
                let black = UInt32(source[index &* 4 &+ 3]) ^ flip
                func component(_ offset: Int) -> UInt32 { AlphaTable.premultiplied(UInt32(source[index &* 4 &+ offset]) ^ flip, black) }
                pixels[index] = component(0) | component(1) << 8 | component(2) << 16 | 0xFF00_0000
            }
        }
    }
}
