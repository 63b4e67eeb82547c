/// Eight lanes: a component of two pixels each.
typealias BlurLanes = SIMD8<UInt16>

/// Lines of one length beside each other, a component of a pixel in each lane, twice, with zeros before and behind.
struct BlurLines: ~Copyable {
    /// Lines beside each other.
    static let count = 8
    /// Of eight lanes each, for one pixel of all lines: as much as a line of the processor's cache.
    static let vectors = 4

    let length: Int
    /// Where the first pixels of all lines stand.
    let start, other: UnsafeMutablePointer<BlurLanes>
    private let rooms: (UnsafeMutablePointer<BlurLanes>, UnsafeMutablePointer<BlurLanes>)

    /// - Parameter margin: how many pixels of zeros stand before and behind each line.
    init(length: Int, margin: Int) {
        self.length = length
        let count = (length + 2 * margin) * Self.vectors
        func room() -> UnsafeMutablePointer<BlurLanes> {
            let room = Self.room(for: count)
            room.initialize(repeating: .zero, count: count)
            return room
        }
        rooms = (room(), room())
        (start, other) = (rooms.0 + margin * Self.vectors, rooms.1 + margin * Self.vectors)
    }

    deinit {
        rooms.0.deallocate()
        rooms.1.deallocate()
    }

    /// Room for so many vectors, from the beginning of a line of the cache on.
    static func room(for count: Int) -> UnsafeMutablePointer<BlurLanes> {
        UnsafeMutableRawPointer.allocate(byteCount: max(1, count) * MemoryLayout<BlurLanes>.stride, alignment: 64).bindMemory(to: BlurLanes.self, capacity: max(1, count))
    }
}
