/// Gathers bits into bytes, lowest bit first.
struct BitWriter {
    private(set) var bytes: [UInt8] = []
    private var pending: UInt64 = 0
    private var count: UInt64 = 0

    /// Appends up to 32 bits.
    @inline(__always) mutating func append(_ bits: UInt32, count bitCount: UInt32) {
        pending |= UInt64(bits) &<< count
        count &+= UInt64(bitCount)
        if count >= 32 {
            let word = UInt32(truncatingIfNeeded: pending).littleEndian
            withUnsafeBytes(of: word) { bytes.append(contentsOf: $0) }
            pending &>>= 32
            count &-= 32
        }
    }

    /// Fills the last byte with zeros.
    mutating func finishByte() {
        while count > 0 {
            bytes.append(UInt8(truncatingIfNeeded: pending))
            pending &>>= 8
            count = count > 8 ? count &- 8 : 0
        }
    }

    mutating func append(wholeBytes: [UInt8]) { bytes.append(contentsOf: wholeBytes) }
}
