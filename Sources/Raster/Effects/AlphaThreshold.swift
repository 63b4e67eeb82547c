import Graphics

/// One colour wherever alpha lies in a range, nothing elsewhere.
struct AlphaThreshold {
    private let range: ClosedRange<UInt32>
    private let pixel: UInt32

    /// - Parameter range: of alphas 0…1; NaN is 0.
    init(_ range: ClosedRange<Double>, color: ResolvedColor) {
        func level(_ alpha: Double, _ rule: FloatingPointRoundingRule) -> UInt32 { UInt32((alpha > 0 ? min(alpha, 1) * 255 : 0).rounded(rule)) }
        let low = level(range.lowerBound, .up)
        // An upper end below the first level above the lower one: that level alone.
        self.range = low...max(low, level(range.upperBound, .down))
        pixel = color.premultiplied.rgba
    }

    func applied(to bitmap: Bitmap) -> Bitmap {
        var result = bitmap
        result.pixels.withUnsafeMutableBufferPointer { pixels in
            for index in pixels.indices { pixels[index] = range.contains(pixels[index] >> 24) ? pixel : 0 }
        }
        return result
    }
}
