import Graphics

extension BoxBlur {
    /// A blurred copy; outside the bitmap is clear. Components stay within alpha.
    ///
    /// - Parameter isOpaque: alpha is divided out again at the borders, so that they do not fade.
    func blurred(_ bitmap: Bitmap, isOpaque: Bool, threads: Int) -> Bitmap {
        let count = bitmap.pixels.count
        var planes = [UInt16](repeating: 0, count: count * 4)
        for component in 0..<4 {
            let shift = UInt32(component * 8)
            for index in 0..<count { planes[component * count + index] = UInt16(truncatingIfNeeded: (bitmap.pixels[index] >> shift & 255) << 8) }
        }
        blur(&planes, width: bitmap.width, height: bitmap.height, count: 4, threads: threads)
        var result = bitmap
        for index in 0..<count {
            var alpha = UInt32(planes[3 * count + index])
            var components = (UInt32(planes[index]), UInt32(planes[count + index]), UInt32(planes[2 * count + index]))
            if isOpaque && alpha > 0 {
                func full(_ value: UInt32) -> UInt32 { min(65_280, value * 65_280 / alpha) }
                components = (full(components.0), full(components.1), full(components.2))
                alpha = 65_280
            }
            let alphaByte = min(255, (alpha + 128) >> 8)
            func byte(_ value: UInt32) -> UInt32 { min(alphaByte, (value + 128) >> 8) }
            result.pixels[index] = byte(components.0) | byte(components.1) << 8 | byte(components.2) << 16 | alphaByte << 24
        }
        return result
    }
}
