import Foundation

/// A picture: rows of premultiplied 8-bit sRGB pixels, top row first.
public struct Bitmap: Equatable, Sendable {
    /// Size in pixels; both may be 0.
    public let width, height: Int
    /// `width × height` pixels, row by row, red in the lowest byte of each.
    public var pixels: [UInt32]

    /// A picture filled with one pixel value.
    public init(width: Int, height: Int, fill: PremultipliedPixel = .clear) {
        precondition(width >= 0 && height >= 0, "a bitmap cannot have a negative size")
        (self.width, self.height) = (width, height)
        pixels = Array(repeating: fill.rgba, count: width * height)
    }

    /// A picture of pixels, row by row; there must be `width × height` of them.
    public init(width: Int, height: Int, pixels: [UInt32]) {
        precondition(pixels.count == width * height, "a bitmap of \(width)×\(height) needs \(width * height) pixels, not \(pixels.count)")
        (self.width, self.height, self.pixels) = (width, height, pixels)
    }

    /// The pixel in a column and row, which must exist.
    public subscript(x: Int, y: Int) -> PremultipliedPixel {
        get { PremultipliedPixel(rgba: pixels[y * width + x]) }
        set { pixels[y * width + x] = newValue.rgba }
    }

    /// Whether every pixel is fully opaque.
    public var isOpaque: Bool {
        pixels.withUnsafeBufferPointer { pixels in
            var start = 0
            while start < pixels.count {
                let end = min(start &+ 4_096, pixels.count)
                var common: UInt32 = 0xFF00_0000
                for index in start..<end { common &= pixels[index] }
                if common != 0xFF00_0000 { return false }
                start = end
            }
            return true
        }
    }
}

/// A bitmap that several display items may share without copying; compared by identity.
public final class SharedBitmap: Sendable, Equatable {
    /// The pixels.
    public let bitmap: Bitmap
    /// The name under which reports and text dumps know it, e.g. the asset's.
    public let name: String
    /// Whether every pixel is fully opaque; looked at once, as whoever draws a picture asks.
    public let isOpaque: Bool

    /// A picture and what reports call it.
    public init(_ bitmap: Bitmap, name: String) { (self.bitmap, self.name, isOpaque) = (bitmap, name, bitmap.isOpaque) }

    /// Whether both are the same object.
    public static func == (a: SharedBitmap, b: SharedBitmap) -> Bool { a === b }
}
