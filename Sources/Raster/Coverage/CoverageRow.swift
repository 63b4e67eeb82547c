/// The coverage of one row: runs from left to right, without overlap; what lies between is not covered.
struct CoverageRow: ~Copyable {
    var runs = Scratch<CoverageRun>()
    /// What the offsets of runs count in; not every byte belongs to one.
    var bytes = Scratch<UInt8>()

    mutating func removeAll() {
        runs.removeAll()
        bytes.removeAll()
    }

    /// Appends the product of two rows of coverage.
    mutating func appendProduct(
        _ a: UnsafeBufferPointer<CoverageRun>, _ aBytes: UnsafePointer<UInt8>, _ b: UnsafeBufferPointer<CoverageRun>, _ bBytes: UnsafePointer<UInt8>
    ) {
        var i = 0, j = 0
        while i < a.count && j < b.count {
            let (first, second) = (a[i], b[j])
            let start = max(first.start, second.start), end = min(first.end, second.end)
            if start < end {
                if first.value == 255 && second.value == 255 {
                    runs.append(.even(Int(start), Int(end), 255))
                } else if first.value != 0 && second.value != 0 {
                    let product = PixelArithmetic.product(first.value, second.value)
                    if product > 0 { runs.append(.even(Int(start), Int(end), product)) }
                } else {
                    runs.append(.varying(Int(start), Int(end), offset: bytes.count))
                    for x in start..<end {
                        let one = first.value != 0 ? first.value : aBytes[Int(first.offset + x - first.start)]
                        let other = second.value != 0 ? second.value : bBytes[Int(second.offset + x - second.start)]
                        bytes.append(PixelArithmetic.product(one, other))
                    }
                }
            }
            if first.end <= second.end { i += 1 }
            if second.end <= first.end { j += 1 }
        }
    }
}
