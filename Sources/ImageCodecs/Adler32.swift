/// The checksum of zlib streams (RFC 1950 §8.2).
enum Adler32 {
    private static let modulus: UInt64 = 65_521
    /// Bytes that are added up side by side.
    private static let width = 32
    /// As many times `width` bytes as the sums of 16 bits have room for: 255 · 22 · 23 / 2 is less than 65,536.
    private static let depth = 22

    /// The checksum of bytes that begin a stream.
    static func of(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
        guard let base = bytes.baseAddress else { return 1 }
        let raw = UnsafeRawPointer(base)
        var low: UInt64 = 1, high: UInt64 = 0, place = 0
        while bytes.count &- place >= width {
            let blocks = min(depth, (bytes.count &- place) / width)
            let sums = Sums(raw + place, blocks: blocks)
            // Each byte counts in the second sum as often as bytes follow it, itself included.
            high &+= low &* UInt64(blocks &* width) &+ sums.weighted
            low &+= sums.plain
            low %= modulus
            high %= modulus
            place &+= blocks &* width
        }
        while place < bytes.count {
            low &+= UInt64(bytes[place])
            high &+= low
            place &+= 1
        }
        return UInt32((high % modulus) << 16 | (low % modulus))
    }

    /// What some bytes add to the two sums.
    private struct Sums {
        var plain, weighted: UInt64

        @inline(__always) init(_ bytes: UnsafeRawPointer, blocks: Int) {
            // Bytes at even and odd places in lanes of their own; `…Later` counts a lane's bytes once for each block from theirs on.
            var even = SIMD16<UInt16>(), odd = even, evenLater = even, oddLater = even
            for block in 0..<blocks {
                let pairs = bytes.loadUnaligned(fromByteOffset: block &* width, as: SIMD16<UInt16>.self)
                even &+= pairs & 0x00FF
                odd &+= pairs &>> 8
                evenLater &+= even
                oddLater &+= odd
            }
            var plain: UInt32 = 0, later: UInt32 = 0, before: UInt32 = 0
            for lane in 0..<16 {
                let (first, second) = (UInt32(even[lane]), UInt32(odd[lane]))
                plain &+= first &+ second
                later &+= UInt32(evenLater[lane]) &+ UInt32(oddLater[lane])
                before &+= first &* UInt32(2 &* lane) &+ second &* UInt32(2 &* lane &+ 1)
            }
            self.plain = UInt64(plain)
            weighted = UInt64(later &* UInt32(width) &- before)
        }
    }
}
