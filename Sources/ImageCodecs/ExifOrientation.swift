import Graphics

/// How a camera held the picture: Exif's tag 0x0112, values 1 to 8.
enum ExifOrientation: Int {
    case up = 1, upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left

    /// Finds the tag in the first directory of Exif's TIFF block; nil if it is missing or malformed.
    init?(tiff: [UInt8]) {
        guard tiff.count >= 8 else { return nil }
        let isLittleEndian = tiff[0] == UInt8(ascii: "I")
        func number(at position: Int, bytes: Int) -> Int? {
            guard position >= 0, position + bytes <= tiff.count else { return nil }
            let slice = tiff[position..<position + bytes]
            return isLittleEndian ? slice.reversed().reduce(0) { $0 << 8 | Int($1) } : slice.reduce(0) { $0 << 8 | Int($1) }
        }
        guard let directory = number(at: 4, bytes: 4), let count = number(at: directory, bytes: 2) else { return nil }
        for entry in 0..<count {
            let start = directory + 2 + entry * 12
            guard let tag = number(at: start, bytes: 2) else { return nil }
            if tag == 0x0112, let value = number(at: start + 8, bytes: 2) { self.init(rawValue: value); return }
        }
        return nil
    }

    /// The bitmap as it is meant to be seen.
    func upright(_ bitmap: Bitmap) -> Bitmap {
        if self == .up { return bitmap }
        let swaps = rawValue >= 5
        let (width, height) = swaps ? (bitmap.height, bitmap.width) : (bitmap.width, bitmap.height)
        var result = Bitmap(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width {
                let (fromX, fromY): (Int, Int) = switch self {
                case .up: (x, y)
                case .upMirrored: (width - 1 - x, y)
                case .down: (width - 1 - x, height - 1 - y)
                case .downMirrored: (x, height - 1 - y)
                case .leftMirrored: (y, x)
                case .right: (y, width - 1 - x)
                case .rightMirrored: (height - 1 - y, width - 1 - x)
                case .left: (height - 1 - y, x)
                }
                result.pixels[y * width + x] = bitmap.pixels[fromY * bitmap.width + fromX]
            }
        }
        return result
    }
}
