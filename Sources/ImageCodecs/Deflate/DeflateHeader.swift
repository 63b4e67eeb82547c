/// The description of a block's two codes: their lengths, themselves in a code (RFC 1951 §3.2.7).
struct DeflateHeader {
    let literals, distances: HuffmanCode

    /// The order in which the lengths of the code for lengths are sent.
    private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

    func write(to output: inout BitWriter) {
        let literalCount = max(257, (literals.lengths.lastIndex { $0 > 0 } ?? 0) + 1)
        let distanceCount = max(1, (distances.lengths.lastIndex { $0 > 0 } ?? 0) + 1)
        let items = Self.runs(Array(literals.lengths.prefix(literalCount) + distances.lengths.prefix(distanceCount)))
        var counts = [UInt32](repeating: 0, count: 19)
        for item in items { counts[item.symbol] += 1 }
        let code = HuffmanCode(counts: counts, limit: 7)
        let sent = max(4, (Self.order.lastIndex { code.lengths[$0] > 0 } ?? 0) + 1)
        output.append(UInt64(literalCount - 257), count: 5)
        output.append(UInt64(distanceCount - 1), count: 5)
        output.append(UInt64(sent - 4), count: 4)
        for symbol in Self.order.prefix(sent) { output.append(UInt64(code.lengths[symbol]), count: 3) }
        for item in items {
            output.append(UInt64(code.codes[item.symbol]), count: UInt64(code.lengths[item.symbol]))
            output.append(item.extra, count: item.bits)
        }
    }

    /// Lengths one by one, or as runs: 16 repeats the last one 3 to 6 times, 17 and 18 stand for 3 to 10 and 11 to 138 zeros.
    private static func runs(_ lengths: [UInt8]) -> [(symbol: Int, extra: UInt64, bits: UInt64)] {
        var items: [(symbol: Int, extra: UInt64, bits: UInt64)] = []
        var index = 0
        while index < lengths.count {
            let length = lengths[index]
            var count = 1
            while index + count < lengths.count && lengths[index + count] == length { count += 1 }
            index += count
            if length == 0 {
                while count >= 11 {
                    let run = min(count, 138)
                    items.append((18, UInt64(run - 11), 7))
                    count -= run
                }
                if count >= 3 {
                    items.append((17, UInt64(count - 3), 3))
                    count = 0
                }
            } else {
                items.append((Int(length), 0, 0))
                count -= 1
                while count >= 3 {
                    let run = min(count, 6)
                    items.append((16, UInt64(run - 3), 2))
                    count -= run
                }
            }
            for _ in 0..<count { items.append((Int(length), 0, 0)) }
        }
        return items
    }
}
