/// Deflates one part of a longer stream (RFC 1951), by itself: nothing before it is referred to.
enum DeflatePart {
    /// How copies of earlier bytes are looked for.
    enum Search {
        /// As thoroughly as pays, for files that are kept.
        case chains
        /// At the last place that began with the same four bytes, for files that are looked at once.
        case quick
        /// Only for runs of one byte: better and faster where nothing repeats but by chance, as in photos.
        case runs
    }

    /// The compressed form; unless it is the last part it ends on a byte border, so that parts can be joined.
    static func compress(_ bytes: UnsafeBufferPointer<UInt8>, _ search: Search, isLast: Bool) -> [UInt8] {
        guard let base = bytes.baseAddress, !bytes.isEmpty else { return isLast ? [3, 0] : [] }
        var output = BitWriter(capacity: DeflateBlock.mostBytes(for: bytes.count))
        var block = DeflateBlock(base)
        defer {
            output.release()
            block.release()
        }
        switch search {
        case .chains:
            var search = ChainSearch(base, bytes.count)
            search.run(&block, &output)
            search.release()
        case .quick:
            let search = QuickSearch(base, bytes.count)
            search.run(&block, &output)
            search.release()
        case .runs: RunSearch(bytes: base, count: bytes.count).run(&block, &output)
        }
        block.write(upTo: bytes.count, isLast: isLast, to: &output)
        if !isLast {
            // An empty stored block ends on a byte border.
            output.append(0, count: 3)
            output.finishByte()
            output.append(0xFFFF_0000, count: 32)
        }
        output.finishByte()
        return Array(output.bytes)
    }

    /// The longest copy that deflate knows.
    static let longest = 258
}

/// How far two places agree.
@inline(__always) func commonLength(_ one: UnsafePointer<UInt8>, _ other: UnsafePointer<UInt8>, most: Int) -> Int {
    var length = 0
    let (a, b) = (UnsafeRawPointer(one), UnsafeRawPointer(other))
    while length &+ 8 <= most {
        let difference = UInt64(littleEndian: a.loadUnaligned(fromByteOffset: length, as: UInt64.self))
            ^ UInt64(littleEndian: b.loadUnaligned(fromByteOffset: length, as: UInt64.self))
        if difference != 0 { return length &+ difference.trailingZeroBitCount &>> 3 }
        length &+= 8
    }
    while length < most && one[length] == other[length] { length &+= 1 }
    return length
}

/// How many bytes equal the one before them.
@inline(__always) func runLength(_ start: UnsafePointer<UInt8>, most: Int) -> Int {
    let raw = UnsafeRawPointer(start), pattern = UInt64(start[-1]) &* 0x0101_0101_0101_0101
    @inline(__always) func difference(_ place: Int) -> UInt64 { raw.loadUnaligned(fromByteOffset: place, as: UInt64.self) ^ pattern }
    var length = 0
    while length &+ 32 <= most
        && (difference(length) | difference(length &+ 8) | difference(length &+ 16) | difference(length &+ 24)) == 0
    { length &+= 32 }
    while length &+ 8 <= most {
        let difference = UInt64(littleEndian: difference(length))
        if difference != 0 { return length &+ difference.trailingZeroBitCount &>> 3 }
        length &+= 8
    }
    while length < most && start[length] == start[-1] { length &+= 1 }
    return length
}

extension DeflateBlock {
    /// A copy of any length from four on, in pieces that deflate knows; writes blocks that are full.
    @inline(__always) mutating func add(at place: Int, length: Int, distance: Int, to output: inout BitWriter) {
        var place = place, rest = length
        while rest > 0 {
            // No piece is shorter than three.
            let piece = rest <= DeflatePart.longest ? rest : min(DeflatePart.longest, rest &- 3)
            add(upTo: place, length: piece, distance: distance)
            place &+= piece
            rest &-= piece
            if isFull(at: place) { write(upTo: place, isLast: false, to: &output) }
        }
    }
}
