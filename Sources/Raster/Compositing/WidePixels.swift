#if _endian(big)
#error("Four pixels are taken from memory as bytes, red first, which holds on little-endian machines only.")
#endif

/// Four premultiplied pixels at once; every result equals that of `PixelArithmetic`, pixel by pixel.
struct WidePixels {
    /// Two components in each: red under green, blue under alpha.
    private var pairs: SIMD8<UInt16>

    private init(pairs: SIMD8<UInt16>) { self.pairs = pairs }

    @inline(__always) init(at pixels: UnsafePointer<UInt32>) {
        pairs = UnsafeRawPointer(pixels).loadUnaligned(as: SIMD8<UInt16>.self)
    }

    @inline(__always) init(repeating pixel: UInt32) { pairs = unsafeBitCast(SIMD4(repeating: pixel), to: SIMD8<UInt16>.self) }

    @inline(__always) func store(at pixels: UnsafeMutablePointer<UInt32>) {
        UnsafeMutableRawPointer(pixels).storeBytes(of: pairs, as: SIMD8<UInt16>.self)
    }

    /// Factors 0…255, one for each pixel.
    struct Factors {
        fileprivate var pairs: SIMD8<UInt16>

        @inline(__always) init(repeating factor: UInt32) { pairs = SIMD8(repeating: UInt16(truncatingIfNeeded: factor)) }

        @inline(__always) init(_ factors: SIMD4<UInt32>) {
            pairs = unsafeBitCast(factors | factors &<< SIMD4(repeating: 16), to: SIMD8<UInt16>.self)
        }

        /// Coverages of four neighbours.
        @inline(__always) init(at coverage: UnsafePointer<UInt8>) {
            self.init(SIMD4(UInt32(coverage[0]), UInt32(coverage[1]), UInt32(coverage[2]), UInt32(coverage[3])))
        }
    }

    /// 255 less each pixel's alpha.
    @inline(__always) var inverseAlphas: Factors {
        let words = unsafeBitCast(pairs, to: SIMD4<UInt32>.self)
        return Factors(SIMD4(repeating: 255) &- words &>> SIMD4(repeating: 24))
    }

    @inline(__always) func scaled(_ factors: Factors) -> WidePixels {
        let eight = SIMD8<UInt16>(repeating: 8), half = SIMD8<UInt16>(repeating: 128)
        let low = (pairs & SIMD8(repeating: 255)) &* factors.pairs &+ half
        let high = (pairs &>> eight) &* factors.pairs &+ half
        let lowBytes = (low &+ low &>> eight) &>> eight
        let highBytes = (high &+ high &>> eight) & SIMD8(repeating: 0xFF00)
        return WidePixels(pairs: lowBytes | highBytes)
    }

    /// Components of both added; no sum is more than 255.
    @inline(__always) static func + (one: WidePixels, other: WidePixels) -> WidePixels { WidePixels(pairs: one.pairs &+ other.pairs) }

    @inline(__always) func over(_ below: WidePixels) -> WidePixels { self + below.scaled(inverseAlphas) }

    /// Whether all four pixels are opaque.
    @inline(__always) var areOpaque: Bool {
        let words = unsafeBitCast(pairs, to: SIMD2<UInt64>.self), both = words.x & words.y
        return both & 0xFF00_0000_FF00_0000 == 0xFF00_0000_FF00_0000
    }
}
