/// A prefix code by Huffman's method, in the canonical form that deflate sends as lengths only (RFC 1951 §3.2.2).
struct HuffmanCode {
    /// Bits of each symbol's code; 0 if it has none.
    let lengths: [UInt8]
    /// The codes, with the bit that is sent first lowest.
    let codes: [UInt16]

    /// The best code for symbols with these counts, no longer than `limit` bits. At least two symbols get a code, since decoders
    /// refuse an incomplete one.
    init(counts: [UInt32], limit: UInt8) {
        var counts = counts
        var used = counts.reduce(0) { $1 > 0 ? $0 + 1 : $0 }
        for symbol in counts.indices where used < 2 && counts[symbol] == 0 {
            counts[symbol] = 1
            used += 1
        }
        var lengths = Self.unlimitedLengths(counts)
        // Flattening the counts shortens the longest codes; in the end all would be equal.
        while lengths.max()! > limit {
            for symbol in counts.indices where counts[symbol] > 0 { counts[symbol] = (counts[symbol] + 1) / 2 }
            lengths = Self.unlimitedLengths(counts)
        }
        self.lengths = lengths
        codes = Self.canonicalCodes(lengths)
    }

    /// Merges the two rarest nodes again and again; leaves wait in one queue, merged nodes, which come out in order, in another.
    private static func unlimitedLengths(_ counts: [UInt32]) -> [UInt8] {
        // Sorted by count, then symbol, both in one number.
        let keys = counts.indices.lazy.filter { counts[$0] > 0 }.map { UInt64(counts[$0]) << 16 | UInt64($0) }.sorted()
        let leaves = keys.map { Int($0 & 0xFFFF) }
        var weights = keys.map { $0 >> 16 }
        weights.reserveCapacity(leaves.count * 2)
        var parents = [Int](repeating: 0, count: leaves.count * 2 - 1)
        var leaf = 0, merged = leaves.count
        while weights.count < leaves.count * 2 - 1 {
            func next() -> Int {
                let takesLeaf = leaf < leaves.count && (merged >= weights.count || weights[leaf] <= weights[merged])
                defer { if takesLeaf { leaf += 1 } else { merged += 1 } }
                return takesLeaf ? leaf : merged
            }
            let one = next(), other = next()
            (parents[one], parents[other]) = (weights.count, weights.count)
            weights.append(weights[one] + weights[other])
        }
        var depths = [UInt8](repeating: 0, count: parents.count)
        for node in parents.indices.dropLast().reversed() { depths[node] = depths[parents[node]] + 1 }
        var lengths = [UInt8](repeating: 0, count: counts.count)
        for (index, symbol) in leaves.enumerated() { lengths[symbol] = depths[index] }
        return lengths
    }

    private static func canonicalCodes(_ lengths: [UInt8]) -> [UInt16] {
        var perLength = [Int](repeating: 0, count: 17)
        for length in lengths where length > 0 { perLength[Int(length)] += 1 }
        var next = [Int](repeating: 0, count: 17)
        for length in 1..<17 { next[length] = (next[length - 1] + (length > 1 ? perLength[length - 1] : 0)) << 1 }
        return lengths.map { length in
            guard length > 0 else { return 0 }
            defer { next[Int(length)] += 1 }
            var code = next[Int(length)], reversed = 0
            for _ in 0..<length {
                reversed = reversed << 1 | code & 1
                code >>= 1
            }
            return UInt16(reversed)
        }
    }
}
