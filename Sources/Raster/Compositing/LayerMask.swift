import Graphics

/// Multiplying one picture by another's alpha.
enum LayerMask {
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
