/// The checksum of zlib streams (RFC 1950 §8.2).
enum Adler32 {
    private static let modulus: UInt64 = 65_521
    /// Far fewer bytes than would make the second sum overflow 64 bits.
    private static let stretch = 1 << 16

    /// The checksum of bytes that begin a stream.
    static func of(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
        guard let base = bytes.baseAddress else { return 1 }
        let raw = UnsafeRawPointer(base)
        var low: UInt64 = 1, high: UInt64 = 0, place = 0
        while place < bytes.count {
            let end = min(place &+ stretch, bytes.count)
            while place &+ 8 <= end {
                // Four bytes in 16 bits each, twice; a product's highest 16 bits are the sum of them times its factors.
                let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: place, as: UInt64.self))
                let even = word & 0x00FF_00FF_00FF_00FF, odd = word &>> 8 & 0x00FF_00FF_00FF_00FF
                // Each byte counts in the second sum as often as bytes follow it, itself included.
                high &+= low &<< 3 &+ (even &* 0x0008_0006_0004_0002) &>> 48 &+ (odd &* 0x0007_0005_0003_0001) &>> 48
                low &+= ((even &+ odd) &* 0x0001_0001_0001_0001) &>> 48
                place &+= 8
            }
            if end == bytes.count {
                while place < end {
                    low &+= UInt64(bytes[place])
                    high &+= low
                    place &+= 1
                }
            }
            low %= modulus
            high %= modulus
        }
        return UInt32(high << 16 | low)
    }
}
