/// Finds runs, and copies from the last place that began with the same four bytes.
///
/// Where nothing is found for long it looks at fewer and fewer places, so that noise costs little more than copying.
struct QuickSearch {
    private let bytes: UnsafePointer<UInt8>
    private let count: Int
    /// For each hash, the lower half of the last place that had it. What is stale or was never written is found out by comparing bytes.
    private let places: UnsafeMutablePointer<UInt16>

    /// The table takes half of a small core's first cache.
    private static let hashBits: UInt32 = 13
    private static let window = 32_768
    /// A copy from farther away than this takes more bits than so few bytes do.
    private static let near = 1024, shortestFar = 6

    /// After 2 to this many places without a find one in two is looked at, after twice as many one in three.
    private static let patience = 2

    init(_ bytes: UnsafePointer<UInt8>, _ count: Int) {
        (self.bytes, self.count) = (bytes, count)
        places = .allocate(capacity: 1 << Int(Self.hashBits))
        places.initialize(repeating: 0, count: 1 << Int(Self.hashBits))
    }

    func release() { places.deallocate() }

    @inline(__always) private func word(_ place: Int) -> UInt32 {
        UInt32(littleEndian: UnsafeRawPointer(bytes + place).loadUnaligned(as: UInt32.self))
    }

    @inline(__always) private func slot(_ word: UInt32) -> Int {
        Int(truncatingIfNeeded: (word &* 0x9E37_79B1) &>> (32 &- Self.hashBits))
    }

    func run(_ block: inout DeflateBlock, _ output: inout BitWriter) {
        let end = count &- 4
        var place = 0, misses = 0
        while place <= end {
            let word = word(place)
            if place > 0 && word == self.word(place &- 1) {
                let length = 4 &+ runLength(bytes + (place &+ 4), most: end &- place)
                block.add(at: place, length: length, distance: 1, to: &output)
                place &+= length
                misses = 0
                continue
            }
            let slot = slot(word), distance = (place &- Int(places[slot])) & 0xFFFF
            places[slot] = UInt16(truncatingIfNeeded: place)
            if distance > 0 && distance <= min(place, Self.window) && self.word(place &- distance) == word {
                let length = 4 &+ commonLength(bytes + (place &- distance &+ 4), bytes + (place &+ 4), most: end &- place)
                if length >= Self.shortestFar || distance <= Self.near {
                    block.add(at: place, length: length, distance: distance, to: &output)
                    place &+= length
                    // The end of a copy is where the next one may go on.
                    if place <= end { places[self.slot(self.word(place &- 2))] = UInt16(truncatingIfNeeded: place &- 2) }
                    misses = 0
                    continue
                }
            }
            misses &+= 1
            place &+= 1 &+ misses &>> Self.patience
            if block.isFull(at: min(place, count)) { block.write(upTo: min(place, count), isLast: false, to: &output) }
        }
    }
}
