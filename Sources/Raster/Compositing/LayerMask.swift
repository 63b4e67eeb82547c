import Graphics

/// Multiplying a picture by a number, or by another's alpha.
enum LayerMask {
    /// - Parameter factor: 0…255.
    static func multiply(_ content: inout Bitmap, by factor: UInt32) {
        content.pixels.withUnsafeMutableBufferPointer { pixels in
            guard let base = pixels.baseAddress else { return }
            let factors = WidePixels.Factors(repeating: factor)
            var index = 0
            while index &+ 4 <= pixels.count {
                WidePixels(at: base + index).scaled(factors).store(at: base + index)
                index &+= 4
            }
            for index in index..<pixels.count { pixels[index] = PixelArithmetic.scaled(pixels[index], factor) }
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
