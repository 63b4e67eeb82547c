/// How deflate writes lengths and distances: a symbol and some more bits (RFC 1951 §3.2.5).
enum DeflateSymbols {
    static let literalCount = 286
    static let distanceCount = 30
    static let endOfBlock = 256

    /// The smallest length of each symbol from 257 on, and how many bits tell it from the next.
    static let lengthBases: [UInt16] = [
        3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
    ]
    static let lengthBits: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0]

    /// The same for distances.
    static let distanceBases: [UInt16] = [
        1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145, 8193,
        12289, 16385, 24577,
    ]
    static let distanceBits: [UInt8] = [0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13]

    /// The position in `lengthBases` of each length 0…258.
    static let symbolOfLength: [UInt8] = (0...258).map { length in UInt8(lengthBases.lastIndex { Int($0) <= max(3, length) }!) }

    /// The position in `distanceBases`: two symbols to every power of two.
    @inline(__always) static func symbol(ofDistance distance: Int) -> Int {
        if distance <= 4 { return distance - 1 }
        let place = distance - 1, power = Int.bitWidth - 1 - place.leadingZeroBitCount
        return power * 2 + (place >> (power - 1)) & 1
    }
}
