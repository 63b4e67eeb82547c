import Graphics

/// Multiplying a picture by a number, or by another's alpha.
enum LayerMask {
    /// - Parameter factor: 0…255.
    static func multiply(_ content: inout Bitmap, by factor: UInt32) {
        content.pixels.withUnsafeMutableBufferPointer { pixels in
            if let base = pixels.baseAddress { multiply(base, pixels.count, by: factor) }
        }
    }

    /// - Parameter factor: 0…255.
    static func multiply(_ pixels: UnsafeMutablePointer<UInt32>, _ count: Int, by factor: UInt32) {
        let factors = WidePixels.Factors(repeating: factor)
        var index = 0
        while index &+ 4 <= count {
            WidePixels(at: pixels + index).scaled(factors).store(at: pixels + index)
            index &+= 4
        }
        while index < count {
            pixels[index] = PixelArithmetic.scaled(pixels[index], factor)
            index &+= 1
        }
    }

    /// Both bitmaps are of one size.
    static func multiply(_ content: inout Bitmap, byAlphaOf mask: Bitmap) {
        content.pixels.withUnsafeMutableBufferPointer { pixels in
            mask.pixels.withUnsafeBufferPointer { mask in
                for index in 0..<min(pixels.count, mask.count) {
                    pixels[index] = PixelArithmetic.scaled(pixels[index], mask[index] &>> 24)
                }
            }
        }
    }
}
