/// Deflates one part of a longer stream (RFC 1951); of the bytes before it only the last is looked at.
///
/// Made for filtered rows of pictures of user interfaces, where nearly everything is a long run: those are found first, by comparing
/// with the byte before, and not entered into the search. Elsewhere it searches like zlib at its middle levels: chains of earlier places
/// with the same four bytes, and a look at the next place before a short match is taken. Twice to four times as fast as zlib at
/// equal size on screens, and its bytes do not depend on the machine's zlib.
struct DeflatePart {
    private let bytes: UnsafePointer<UInt8>
    private let start, end: Int
    /// Whether only runs are looked for, which is better for photos.
    private let runsOnly: Bool

    private static let hashBits: UInt32 = 15
    private static let window = 32_768
    private static let longest = 258
    /// How many earlier places are compared, and from which length on no better match is looked for.
    private static let chainLength = 12, niceLength = 32, lazyLength = 16
    private static let tokensPerBlock = 1 << 15

    /// For each hash, the last place that had it; for each place, the one before with the same hash. −1 is none.
    private let heads, previous: UnsafeMutablePointer<Int32>
    private let tokens: UnsafeMutablePointer<UInt32>
    private var tokenCount = 0
    private var literalCounts = [UInt32](repeating: 0, count: DeflateSymbols.literalCount)
    private var distanceCounts = [UInt32](repeating: 0, count: DeflateSymbols.distanceCount)
    private var output = BitWriter()

    /// The compressed form of `range`, a whole number of bytes long.
    static func compress(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, runsOnly: Bool, isLast: Bool) -> [UInt8] {
        guard let base = bytes.baseAddress, !range.isEmpty else { return isLast ? [3, 0] : [] }
        var part = DeflatePart(base, range, runsOnly: runsOnly)
        defer { part.release() }
        part.run(isLast: isLast)
        return part.output.bytes
    }

    private init(_ bytes: UnsafePointer<UInt8>, _ range: Range<Int>, runsOnly: Bool) {
        (self.bytes, start, end, self.runsOnly) = (bytes, range.lowerBound, range.upperBound, runsOnly)
        heads = .allocate(capacity: 1 << Int(Self.hashBits))
        heads.initialize(repeating: -1, count: 1 << Int(Self.hashBits))
        previous = .allocate(capacity: Self.window)
        previous.initialize(repeating: -1, count: Self.window)
        tokens = .allocate(capacity: Self.tokensPerBlock)
    }

    private func release() {
        heads.deallocate()
        previous.deallocate()
        tokens.deallocate()
    }

    private mutating func run(isLast: Bool) {
        var place = start
        while place < end {
            var match = longestMatch(at: place)
            var searched = place
            while match.length > 0 && match.length < Self.lazyLength && place + 1 < end {
                searched = place + 1
                let next = longestMatch(at: searched)
                if next.length <= match.length { break }
                add(literal: bytes[place])
                place += 1
                match = next
            }
            if match.length == 0 {
                add(literal: bytes[place])
                place += 1
            } else {
                add(match)
                // Inside a long match only its end is entered: what comes again will be found from there.
                let first = match.length > 64 ? place + match.length - 4 : searched + 1
                var inner = max(first, searched + 1)
                while inner < place + match.length {
                    enter(inner)
                    inner += 1
                }
                place += match.length
            }
            if tokenCount >= Self.tokensPerBlock - 1 { writeBlock(isLast: isLast && place >= end) }
        }
        if tokenCount > 0 || isLast && output.bytes.isEmpty { writeBlock(isLast: isLast) }
        if !isLast {
            // An empty stored block ends on a byte border.
            output.append(0, count: 3)
            output.finishByte()
            output.append(wholeBytes: [0, 0, 0xFF, 0xFF])
        }
        output.finishByte()
    }

    // MARK: - Matches

    private struct Match { var length, distance: Int }

    @inline(__always) private func word(_ place: Int) -> UInt32 { UnsafeRawPointer(bytes + place).loadUnaligned(as: UInt32.self) }

    @inline(__always) private func hash(_ place: Int) -> Int {
        Int(truncatingIfNeeded: (UInt32(littleEndian: word(place)) &* 0x9E37_79B1) &>> (32 &- Self.hashBits))
    }

    /// Makes a place known to later searches.
    @inline(__always) private func enter(_ place: Int) {
        if runsOnly || place &+ 4 > end { return }
        let slot = hash(place)
        previous[place & (Self.window - 1)] = heads[slot]
        heads[slot] = Int32(truncatingIfNeeded: place)
    }

    private func commonLength(_ one: Int, _ other: Int, most: Int) -> Int {
        var length = 0
        let (a, b) = (UnsafeRawPointer(bytes + one), UnsafeRawPointer(bytes + other))
        while length &+ 8 <= most {
            let difference = UInt64(littleEndian: a.loadUnaligned(fromByteOffset: length, as: UInt64.self))
                ^ UInt64(littleEndian: b.loadUnaligned(fromByteOffset: length, as: UInt64.self))
            if difference != 0 { return length &+ difference.trailingZeroBitCount &>> 3 }
            length &+= 8
        }
        while length < most && bytes[one &+ length] == bytes[other &+ length] { length &+= 1 }
        return length
    }

    /// The longest match of at least four bytes, or length 0; enters the place.
    private func longestMatch(at place: Int) -> Match {
        let most = min(Self.longest, end - place)
        var best = Match(length: 3, distance: 0)
        if place > 0 && bytes[place] == bytes[place - 1] {
            let length = commonLength(place - 1, place, most: most)
            if length > best.length { best = Match(length: length, distance: 1) }
        }
        if runsOnly || most < 4 { return best.distance > 0 ? best : Match(length: 0, distance: 0) }
        if best.length < Self.niceLength {
            var candidate = Int(heads[hash(place)]), rest = Self.chainLength
            while candidate >= 0 && place - candidate <= Self.window && rest > 0 {
                if word(candidate) == word(place) && bytes[candidate + min(best.length, most - 1)] == bytes[place + min(best.length, most - 1)] {
                    let length = commonLength(candidate, place, most: most)
                    if length > best.length {
                        best = Match(length: length, distance: place - candidate)
                        if length >= Self.niceLength { break }
                    }
                }
                let older = Int(previous[candidate & (Self.window - 1)])
                // An entry that was written over by a later place ends the chain.
                if older >= candidate { break }
                candidate = older
                rest -= 1
            }
        }
        enter(place)
        return best.distance > 0 ? best : Match(length: 0, distance: 0)
    }

    // MARK: - Tokens

    private mutating func add(literal: UInt8) {
        tokens[tokenCount] = UInt32(literal)
        tokenCount += 1
        literalCounts[Int(literal)] += 1
    }

    private mutating func add(_ match: Match) {
        tokens[tokenCount] = 1 << 31 | UInt32(match.length) << 16 | UInt32(match.distance - 1)
        tokenCount += 1
        literalCounts[257 + Int(DeflateSymbols.symbolOfLength[match.length])] += 1
        distanceCounts[DeflateSymbols.symbol(ofDistance: match.distance)] += 1
    }

    private mutating func writeBlock(isLast: Bool) {
        literalCounts[DeflateSymbols.endOfBlock] = 1
        let literals = HuffmanCode(counts: literalCounts, limit: 15), distances = HuffmanCode(counts: distanceCounts, limit: 15)
        output.append(isLast ? 1 : 0, count: 1)
        output.append(2, count: 2)
        DeflateHeader(literals: literals, distances: distances).write(to: &output)
        for index in 0..<tokenCount {
            let token = tokens[index]
            guard token >> 31 != 0 else {
                output.append(UInt32(literals.codes[Int(token)]), count: UInt32(literals.lengths[Int(token)]))
                continue
            }
            let length = Int(token >> 16 & 0x7FFF), distance = Int(token & 0xFFFF) + 1
            let lengthSymbol = Int(DeflateSymbols.symbolOfLength[length]), distanceSymbol = DeflateSymbols.symbol(ofDistance: distance)
            output.append(UInt32(literals.codes[257 + lengthSymbol]), count: UInt32(literals.lengths[257 + lengthSymbol]))
            output.append(UInt32(length - Int(DeflateSymbols.lengthBases[lengthSymbol])), count: UInt32(DeflateSymbols.lengthBits[lengthSymbol]))
            output.append(UInt32(distances.codes[distanceSymbol]), count: UInt32(distances.lengths[distanceSymbol]))
            output.append(
                UInt32(distance - Int(DeflateSymbols.distanceBases[distanceSymbol])), count: UInt32(DeflateSymbols.distanceBits[distanceSymbol]))
        }
        output.append(UInt32(literals.codes[DeflateSymbols.endOfBlock]), count: UInt32(literals.lengths[DeflateSymbols.endOfBlock]))
        tokenCount = 0
        for symbol in literalCounts.indices { literalCounts[symbol] = 0 }
        for symbol in distanceCounts.indices { distanceCounts[symbol] = 0 }
    }
}
