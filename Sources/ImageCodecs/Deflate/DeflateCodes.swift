/// The two codes of a block as they are written: for each literal, length and distance symbol its bits, and how many in the upper half.
struct DeflateCodes {
    private let literals, lengths, distances: [UInt64]

    /// The tables' addresses.
    struct Tables {
        let literals: UnsafePointer<UInt64>
        /// At each length from 3 to 258, with the bits that tell it from the symbol's other lengths.
        let lengths: UnsafePointer<UInt64>
        /// With the number of bits that tell a distance from the symbol's others, from bit 40 on.
        let distances: UnsafePointer<UInt64>
    }

    /// The bits of a distance, counted from 0, that its symbol does not tell.
    @inline(__always) static func restMask(_ distance: UInt64) -> UInt64 { (1 &<< (distance &>> 40)) &- 1 }

    /// How many bits the distance takes with them.
    @inline(__always) static func bitCount(_ distance: UInt64) -> UInt64 { distance &>> 32 & 0xFF &+ distance &>> 40 }

    init(literals: HuffmanCode, distances: HuffmanCode) {
        func entry(_ code: HuffmanCode, _ symbol: Int) -> UInt64 { UInt64(code.codes[symbol]) | UInt64(code.lengths[symbol]) << 32 }
        self.literals = (0..<256).map { entry(literals, $0) }
        self.distances = (0..<DeflateSymbols.distanceCount).map { entry(distances, $0) | UInt64(DeflateSymbols.distanceBits[$0]) << 40 }
        lengths = (0...258).map { length in
            let index = Int(DeflateSymbols.symbolOfLength[length]), bits = UInt64(DeflateSymbols.lengthBits[index])
            let rest = UInt64(max(0, length - Int(DeflateSymbols.lengthBases[index]))), count = UInt64(literals.lengths[257 + index])
            return UInt64(literals.codes[257 + index]) | rest << count | (count + bits) << 32
        }
    }

    func withTables(_ body: (Tables) -> Void) {
        literals.withUnsafeBufferPointer { literals in
            lengths.withUnsafeBufferPointer { lengths in
                distances.withUnsafeBufferPointer { distances in
                    body(Tables(literals: literals.baseAddress!, lengths: lengths.baseAddress!, distances: distances.baseAddress!))
                }
            }
        }
    }
}
