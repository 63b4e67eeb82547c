import Foundation
import Graphics

/// Bytes of a stored picture. Temporary: a raw format until the PNG codec is here.
package enum PictureFile {
    package static func encode(_ bitmap: Bitmap, threads: Int = 1) throws -> Data {
        var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        for number in [UInt32(bitmap.width), UInt32(bitmap.height)] + bitmap.pixels {
            for shift in [0, 8, 16, 24] as [UInt32] { bytes.append(UInt8(number >> shift & 255)) }
        }
        return Data(bytes)
    }

    package static func decode(_ bytes: Data) throws -> Bitmap {
        guard bytes.count >= 16, bytes.count % 4 == 0 else { throw FileError("too short") }
        let numbers = stride(from: 8, to: bytes.count, by: 4).map { i in
            UInt32(bytes[i]) | UInt32(bytes[i + 1]) << 8 | UInt32(bytes[i + 2]) << 16 | UInt32(bytes[i + 3]) << 24
        }
        guard numbers.count - 2 == Int(numbers[0]) * Int(numbers[1]) else { throw FileError("wrong size") }
        return Bitmap(width: Int(numbers[0]), height: Int(numbers[1]), pixels: Array(numbers.dropFirst(2)))
    }

    package static func storedDigest(_ bytes: Data) -> String? { nil }

    package static func digest(_ bitmap: Bitmap) -> String { "" }
}
