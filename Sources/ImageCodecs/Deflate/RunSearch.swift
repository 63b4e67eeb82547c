/// Finds runs of one byte.
struct RunSearch {
    let bytes: UnsafePointer<UInt8>
    let count: Int

    func run(_ block: inout DeflateBlock, _ output: inout BitWriter) {
        let raw = UnsafeRawPointer(bytes)
        var place = 1
        while place &+ 4 <= count {
            if raw.loadUnaligned(fromByteOffset: place, as: UInt32.self) != raw.loadUnaligned(fromByteOffset: place &- 1, as: UInt32.self) {
                place &+= 1
                if block.isFull(at: place) { block.write(upTo: place, isLast: false, to: &output) }
                continue
            }
            let length = 4 &+ commonLength(bytes + (place &+ 3), bytes + (place &+ 4), most: count &- place &- 4)
            block.add(at: place, length: length, distance: 1, to: &output)
            place &+= length
        }
    }
}
