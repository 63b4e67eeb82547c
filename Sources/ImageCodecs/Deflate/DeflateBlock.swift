/// One block of deflated data being gathered: stretches of bytes as they are, each followed by a copy of earlier bytes.
///
/// Bytes are counted as they come; which code stands for them is known when the block is written (RFC 1951 §3.2.3).
struct DeflateBlock {
    private let bytes: UnsafePointer<UInt8>
    /// Where the block's bytes begin, and those that are not in a sequence yet.
    private var start: Int
    private(set) var end: Int
    /// Each: how many bytes as they are, length and distance of the copy behind them.
    private let sequences: UnsafeMutablePointer<UInt64>
    private var sequenceCount = 0
    /// Four tables after each other, which take turns: a byte that is often met would wait for its own count.
    private let literalCounts: UnsafeMutablePointer<UInt32>
    private let distanceCounts: UnsafeMutablePointer<UInt32>
    private static let turns = 4
    /// `DeflateSymbols.symbolOfLength`, without the question whether it is there yet.
    private let symbolOfLength: UnsafeMutablePointer<UInt8>

    /// A block ends at this many sequences or bytes: what comes later may be of another kind.
    private static let mostSequences = 1 << 14, mostBytes = 1 << 18

    /// Bytes that a block of `count` bytes takes at most, with what surrounds it: a copy of four takes up to 48 bits, a byte 15.
    static func mostBytes(for count: Int) -> Int { count * 2 + (count / mostSequences + 2) * 512 }

    /// A block of the bytes from `bytes` on; `release` gives its memory back.
    init(_ bytes: UnsafePointer<UInt8>) {
        (self.bytes, start, end) = (bytes, 0, 0)
        sequences = .allocate(capacity: Self.mostSequences)
        literalCounts = .allocate(capacity: Self.turns * DeflateSymbols.literalCount)
        literalCounts.initialize(repeating: 0, count: Self.turns * DeflateSymbols.literalCount)
        symbolOfLength = .allocate(capacity: DeflateSymbols.symbolOfLength.count)
        for (length, symbol) in DeflateSymbols.symbolOfLength.enumerated() { symbolOfLength[length] = symbol }
        distanceCounts = .allocate(capacity: DeflateSymbols.distanceCount)
        distanceCounts.initialize(repeating: 0, count: DeflateSymbols.distanceCount)
    }

    func release() {
        sequences.deallocate()
        literalCounts.deallocate()
        distanceCounts.deallocate()
        symbolOfLength.deallocate()
    }

    /// Whether the block should be written before more is added, when the search stands at `place`.
    @inline(__always) func isFull(at place: Int) -> Bool { sequenceCount >= Self.mostSequences || place &- start >= Self.mostBytes }

    /// The bytes up to `place` as they are, then `length` bytes copied from `distance` before.
    @inline(__always) mutating func add(upTo place: Int, length: Int, distance: Int) {
        let count = place &- end
        countBytes(end, place)
        literalCounts[257 &+ Int(symbolOfLength[length])] &+= 1
        distanceCounts[DeflateSymbols.symbol(ofDistance: distance)] &+= 1
        sequences[sequenceCount] = UInt64(count) &<< 32 | UInt64(length) &<< 16 | UInt64(distance &- 1)
        sequenceCount &+= 1
        end = place &+ length
    }

    /// Writes the block, with the bytes up to `place` as they are at its end, and begins the next one.
    mutating func write(upTo place: Int, isLast: Bool, to output: inout BitWriter) {
        countBytes(end, place)
        literalCounts[DeflateSymbols.endOfBlock] = 1
        let literals = HuffmanCode(
            counts: (0..<DeflateSymbols.literalCount).map { symbol in
                (0..<Self.turns).reduce(0) { $0 + literalCounts[$1 * DeflateSymbols.literalCount + symbol] }
            }, limit: 15)
        let distances = HuffmanCode(counts: (0..<DeflateSymbols.distanceCount).map { distanceCounts[$0] }, limit: 15)
        output.append(isLast ? 1 : 0, count: 1)
        output.append(2, count: 2)
        DeflateHeader(literals: literals, distances: distances).write(to: &output)
        let codes = DeflateCodes(literals: literals, distances: distances)
        codes.withTables { writeSequences(upTo: place, $0, to: &output) }
        output.append(UInt64(literals.codes[DeflateSymbols.endOfBlock]), count: UInt64(literals.lengths[DeflateSymbols.endOfBlock]))
        (start, end, sequenceCount) = (place, place, 0)
        literalCounts.update(repeating: 0, count: Self.turns * DeflateSymbols.literalCount)
        distanceCounts.update(repeating: 0, count: DeflateSymbols.distanceCount)
    }

    @inline(__always) private func countBytes(_ from: Int, _ to: Int) {
        var place = from
        while place &+ Self.turns <= to {
            for turn in 0..<Self.turns { literalCounts[turn &* DeflateSymbols.literalCount &+ Int(bytes[place &+ turn])] &+= 1 }
            place &+= Self.turns
        }
        while place < to {
            literalCounts[Int(bytes[place])] &+= 1
            place &+= 1
        }
    }

    private func writeSequences(upTo end: Int, _ codes: DeflateCodes.Tables, to output: inout BitWriter) {
        var place = start
        for index in 0..<sequenceCount {
            let sequence = sequences[index]
            let copy = place &+ Int(sequence &>> 32)
            writeBytes(place, copy, codes, to: &output)
            let length = Int(sequence &>> 16 & 0xFFFF), distance = Int(sequence & 0xFFFF) &+ 1
            let lengthCode = codes.lengths[length], distanceCode = codes.distances[DeflateSymbols.symbol(ofDistance: distance)]
            let rest = UInt64(distance &- 1) & DeflateCodes.restMask(distanceCode)
            let distanceBits = distanceCode & 0xFFFF | rest &<< (distanceCode &>> 32 & 0xFF)
            output.append(
                lengthCode & 0xFFFF_FFFF | distanceBits &<< (lengthCode &>> 32),
                count: lengthCode &>> 32 &+ DeflateCodes.bitCount(distanceCode))
            place = copy &+ length
        }
        writeBytes(place, end, codes, to: &output)
    }

    /// Three at a time: codes have at most 15 bits.
    @inline(__always) private func writeBytes(_ from: Int, _ to: Int, _ codes: DeflateCodes.Tables, to output: inout BitWriter) {
        var place = from
        while place &+ 3 <= to {
            let (a, b, c) = (codes.literals[Int(bytes[place])], codes.literals[Int(bytes[place &+ 1])], codes.literals[Int(bytes[place &+ 2])])
            let (second, third) = (a &>> 32, a &>> 32 &+ b &>> 32)
            output.append(
                a & 0xFFFF | (b & 0xFFFF) &<< second | (c & 0xFFFF) &<< third, count: third &+ c &>> 32)
            place &+= 3
        }
        while place < to {
            let code = codes.literals[Int(bytes[place])]
            output.append(code & 0xFFFF, count: code &>> 32)
            place &+= 1
        }
    }
}
