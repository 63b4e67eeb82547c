/// Arithmetic on premultiplied 8-bit pixels held in one word, two components at a time.
///
/// All products are divided by 255 with correct rounding: for p ≤ 255², (p + 128 + ((p + 128) >> 8)) >> 8.
enum PixelArithmetic {
    /// a × b ÷ 255.
    @inline(__always) static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
        let product = UInt32(a) &* UInt32(b) &+ 128
        return UInt8(truncatingIfNeeded: (product &+ product &>> 8) &>> 8)
    }

    /// Every component × factor ÷ 255; factor 0…255.
    @inline(__always) static func scaled(_ pixel: UInt32, _ factor: UInt32) -> UInt32 {
        let low = (pixel & 0x00FF_00FF) &* factor &+ 0x0080_0080
        let high = (pixel &>> 8 & 0x00FF_00FF) &* factor &+ 0x0080_0080
        let lowByte = (low &+ (low &>> 8 & 0x00FF_00FF)) &>> 8 & 0x00FF_00FF
        let highByte = (high &+ (high &>> 8 & 0x00FF_00FF)) & 0xFF00_FF00
        return lowByte | highByte
    }

    /// Source over destination: s + d × (255 − sₐ) ÷ 255.
    @inline(__always) static func over(_ source: UInt32, _ destination: UInt32) -> UInt32 {
        source &+ scaled(destination, 255 &- source &>> 24)
    }
}
