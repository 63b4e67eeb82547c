/// Finds runs of one byte.
struct RunSearch {
    let bytes: UnsafePointer<UInt8>
    let count: Int

    func run(_ block: inout DeflateBlock, _ output: inout BitWriter) {
        // Bytes before `place` are settled. Of five equal bytes in a row one of every four places is the fourth or a later one, so that
        // no others need a look.
        var place = 0
        while place &+ 5 <= count {
            guard bytes[place &+ 4] == bytes[place &+ 3] else {
                place &+= 4
                if block.isFull(at: place) { block.write(upTo: place, isLast: false, to: &output) }
                continue
            }
            var start = place &+ 3
            while start > place && bytes[start &- 1] == bytes[start] { start &-= 1 }
            let length = runLength(bytes + (start &+ 1), most: count &- start &- 1)
            if length < 4 {
                place = start &+ length
                continue
            }
            block.add(at: start &+ 1, length: length, distance: 1, to: &output)
            place = start &+ 1 &+ length
        }
    }
}
