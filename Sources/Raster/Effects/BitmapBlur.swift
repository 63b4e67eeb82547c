import Graphics

extension BoxBlur {
    /// A blurred copy; outside the bitmap is clear. Components stay within alpha.
    ///
    /// - Parameter isOpaque: alpha is divided out again at the borders, so that they do not fade.
    func blurred(_ bitmap: Bitmap, isOpaque: Bool, threads: Int) -> Bitmap {
        let count = bitmap.pixels.count
        var planes = [UInt16](repeating: 0, count: count * 4)
        planes.withUnsafeMutableBufferPointer { planes in
            bitmap.pixels.withUnsafeBufferPointer { pixels in
                for component in 0..<4 {
                    let shift = UInt32(component * 8), start = component * count
                    for index in 0..<count { planes[start &+ index] = UInt16(truncatingIfNeeded: (pixels[index] &>> shift & 255) &<< 8) }
                }
            }
        }
        blur(&planes, width: bitmap.width, height: bitmap.height, count: 4, threads: threads)
        var result = bitmap
        result.pixels.withUnsafeMutableBufferPointer { pixels in
            planes.withUnsafeBufferPointer { planes in
                for index in 0..<count {
                    var alpha = UInt32(planes[3 &* count &+ index])
                    var (red, green, blue) = (UInt32(planes[index]), UInt32(planes[count &+ index]), UInt32(planes[2 &* count &+ index]))
                    if isOpaque && alpha > 0 {
                        func full(_ value: UInt32) -> UInt32 { min(65_280, value &* 65_280 / alpha) }
                        (red, green, blue) = (full(red), full(green), full(blue))
                        alpha = 65_280
                    }
                    let alphaByte = min(255, (alpha &+ 128) &>> 8)
                    @inline(__always) func byte(_ value: UInt32) -> UInt32 { min(alphaByte, (value &+ 128) &>> 8) }
                    pixels[index] = byte(red) | byte(green) &<< 8 | byte(blue) &<< 16 | alphaByte &<< 24
                }
            }
        }
        return result
    }
}
