@testable import ImageCodecs
import Testing

@Suite struct HuffmanCodeTests {
    /// The share of the code space that is used; a complete code uses all of it.
    private func space(_ code: HuffmanCode) -> Double { code.lengths.reduce(0) { $0 + ($1 > 0 ? 1 / Double(1 << Int($1)) : 0) } }

    private static let counts: [[UInt32]] = [
        [5, 9, 12, 13, 16, 45], [1, 0, 0, 1], [0, 7, 0], [0, 0, 0], Array(repeating: 3, count: 286), [1_000_000, 1, 1, 1],
        // Fibonacci's numbers make the deepest code: 39 bits without a limit.
        (0..<40).reduce(into: [UInt32(1), 1]) { numbers, _ in numbers.append(numbers[numbers.count - 1] + numbers[numbers.count - 2]) },
    ]

    @Test(arguments: counts, [UInt8(7), 9, 15]) func codesAreCompleteAndWithinTheLimit(counts: [UInt32], limit: UInt8) {
        // 2 to the limit codes must be enough for the symbols.
        guard counts.filter({ $0 > 0 }).count <= 1 << Int(limit) else { return }
        let code = HuffmanCode(counts: counts, limit: limit)
        #expect(code.lengths.max()! <= limit)
        #expect(space(code) == 1)
        for (count, length) in zip(counts, code.lengths) where count > 0 { #expect(length > 0) }
    }

    /// Lengths of the textbook example: 45 → 1 bit, 16, 13 and 12 → 3, 9 and 5 → 4.
    @Test func rareSymbolsHaveLongCodes() { #expect(HuffmanCode(counts: [5, 9, 12, 13, 16, 45], limit: 15).lengths == [4, 4, 3, 3, 3, 1]) }

    /// The example of RFC 1951 §3.2.2: lengths 3, 3, 3, 3, 3, 2, 4, 4 give 010 … 110, 00, 1110, 1111.
    @Test func codesAreCanonical() {
        let code = HuffmanCode(counts: [10, 10, 10, 10, 10, 30, 5, 5], limit: 15)
        #expect(code.lengths == [3, 3, 3, 3, 3, 2, 4, 4])
        // Sent from the highest bit, so stored reversed.
        #expect(code.codes == [0b010, 0b110, 0b001, 0b101, 0b011, 0b00, 0b0111, 0b1111])
    }
}
