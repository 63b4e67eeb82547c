/// Lines of one length beside each other, a component of a pixel in each lane, twice, with zeros before and behind.
struct BlurLines {
    /// Eight lines of four components.
    static let lanes = 32

    let length: Int
    /// Where the first pixels of all lines stand.
    let start, other: UnsafeMutablePointer<UInt16>
    let sums: UnsafeMutablePointer<UInt16>
    private let rooms: (UnsafeMutablePointer<UInt16>, UnsafeMutablePointer<UInt16>)

    /// - Parameter margin: how many pixels of zeros stand before and behind each line. `release` gives the room back.
    init(length: Int, margin: Int) {
        self.length = length
        let count = (length + 2 * margin) * Self.lanes
        func room() -> UnsafeMutablePointer<UInt16> {
            let room = UnsafeMutablePointer<UInt16>.allocate(capacity: count)
            room.initialize(repeating: 0, count: count)
            return room
        }
        rooms = (room(), room())
        (start, other) = (rooms.0 + margin * Self.lanes, rooms.1 + margin * Self.lanes)
        sums = .allocate(capacity: Self.lanes)
        sums.initialize(repeating: 0, count: Self.lanes)
    }

    func release() {
        rooms.0.deallocate()
        rooms.1.deallocate()
        sums.deallocate()
    }
}
