/// Gathers bits into bytes, lowest bit first, in memory that was asked for beforehand.
struct BitWriter {
    private let base: UnsafeMutablePointer<UInt8>
    private let capacity: Int
    private var position = 0
    private var pending: UInt64 = 0
    /// Fewer than eight between two calls.
    private var count: UInt64 = 0

    /// Room for `capacity` bytes; `release` gives it back.
    init(capacity: Int) {
        self.capacity = capacity + 8
        base = .allocate(capacity: self.capacity)
    }

    func release() { base.deallocate() }

    /// All whole bytes so far.
    var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: base, count: position) }

    /// Appends up to 56 bits; those above `bitCount` are 0.
    @inline(__always) mutating func append(_ bits: UInt64, count bitCount: UInt64) {
        pending |= bits &<< count
        count &+= bitCount
        assert(position + 8 <= capacity, "more bits than room was asked for")
        UnsafeMutableRawPointer(base + position).storeBytes(of: pending.littleEndian, as: UInt64.self)
        position &+= Int(truncatingIfNeeded: count &>> 3)
        pending &>>= count & 56
        count &= 7
    }

    /// Fills the last byte with zeros.
    mutating func finishByte() {
        if count > 0 { append(0, count: 8 - count) }
    }
}
