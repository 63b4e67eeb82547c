import CImageCodecs
import Foundation
import Graphics

extension PNG {
    /// The picture in a PNG file: any colour type and depth, interlaced or not, converted to 8-bit premultiplied sRGB.
    ///
    /// 16-bit components are rounded to 8. Colours are converted if the file says they are not sRGB: by its ICC profile if that
    /// is of the simple matrix kind, else by its gamma and primaries; a profile of another kind is taken as sRGB.
    package static func decode(_ data: Data) throws(ImageError) -> Bitmap {
        guard isPNG(data) else { throw ImageFile.refusal(of: data) }
        var width: UInt32 = 0, height: UInt32 = 0
        var pixels = codec_buffer(), color = codec_png_color()
        var message = [CChar](repeating: 0, count: Int(codec_message_length))
        let status = data.withUnsafeBytes { bytes in
            codec_png_decode(
                bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, UInt64(ImageFile.mostPixels), &width, &height, &pixels, &color,
                &message)
        }
        defer {
            codec_release(&pixels)
            codec_release(&color.profile)
        }
        try ImageError.check(status, message: message, width: width, height: height)
        let source = UnsafeBufferPointer(start: pixels.bytes, count: pixels.count)
        var bitmap = Bitmap(width: Int(width), height: Int(height), pixels: premultiplied(rgba: source))
        colorSpace(of: color)?.convertToSRGB(&bitmap, from: source)
        return bitmap
    }

    private static func premultiplied(rgba source: UnsafeBufferPointer<UInt8>) -> [UInt32] {
        [UInt32](unsafeUninitializedCapacity: source.count / 4) { pixels, count in
            count = source.count / 4
            for index in 0..<count {
                let alpha = UInt32(source[index &* 4 &+ 3])
                var red = UInt32(source[index &* 4]), green = UInt32(source[index &* 4 &+ 1]), blue = UInt32(source[index &* 4 &+ 2])
                if alpha != 255 {
                    red = AlphaTable.premultiplied(red, alpha)
                    green = AlphaTable.premultiplied(green, alpha)
                    blue = AlphaTable.premultiplied(blue, alpha)
                }
                pixels[index] = red | green << 8 | blue << 16 | alpha << 24
            }
        }
    }

    /// The colour space that the file names, or nil if it is sRGB or says nothing.
    private static func colorSpace(of color: codec_png_color) -> RGBColorSpace? {
        if color.profile.count > 0 {
            return RGBColorSpace(profile: Array(UnsafeBufferPointer(start: color.profile.bytes, count: color.profile.count)))
        }
        if color.has_srgb != 0 { return nil }
        let p = color.primaries
        let primaries = color.has_primaries != 0
            ? RGBColorSpace.Primaries(white: (p.0, p.1), red: (p.2, p.3), green: (p.4, p.5), blue: (p.6, p.7)) : nil
        guard color.gamma > 0 || primaries != nil else { return nil }
        return RGBColorSpace(primaries: primaries ?? .sRGB, gamma: color.gamma > 0 ? 1 / color.gamma : nil)
    }
}

extension ImageError {
    /// Throws the error that a codec's status stands for.
    static func check(_ status: codec_status, message: [CChar], width: UInt32, height: UInt32) throws(ImageError) {
        switch status {
        case codec_ok: return
        case codec_truncated: throw .truncated
        case codec_too_large: throw .tooLarge(width: Int(width), height: Int(height))
        case codec_out_of_memory: throw .outOfMemory
        default: throw .corrupt(String(decoding: message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self))
        }
    }
}
