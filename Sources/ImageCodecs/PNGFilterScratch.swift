/// A row, the row above it, and room for trying filters.
struct PNGFilterScratch {
    private let rowBytes, bytesPerPixel: Int
    /// Both begin with one pixel of zeros, the neighbour left of the first.
    private var row, above: UnsafeMutablePointer<UInt8>
    private let candidate: UnsafeMutablePointer<UInt8>

    /// Room for rows of `rowBytes`, the one above the first all zeros; `release` gives it back.
    init(rowBytes: Int, bytesPerPixel: Int) {
        (self.rowBytes, self.bytesPerPixel) = (rowBytes, bytesPerPixel)
        func room() -> UnsafeMutablePointer<UInt8> {
            let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: rowBytes + bytesPerPixel)
            bytes.initialize(repeating: 0, count: rowBytes + bytesPerPixel)
            return bytes
        }
        (row, above, candidate) = (room(), room(), room())
    }

    func release() {
        row.deallocate()
        above.deallocate()
        candidate.deallocate()
    }

    /// Makes the row the one above, and has the next one written.
    mutating func next(_ fill: (UnsafeMutablePointer<UInt8>) -> Void) {
        swap(&row, &above)
        fill(row + bytesPerPixel)
    }

    /// Writes the row by the filter that predicts it best, and gives its number.
    func writeBest(_ output: UnsafeMutablePointer<UInt8>) -> UInt8 {
        var chosen: UInt8 = 2
        apply(2, output)
        var best = cost(output)
        if best == 0 { return chosen }
        var filters: [UInt8] = [1, 0]
        while let filter = filters.popLast() {
            apply(filter, candidate)
            let cost = cost(candidate)
            if cost < best {
                (best, chosen) = (cost, filter)
                output.update(from: candidate, count: rowBytes)
            }
            // More than half a level off per byte with the simple filters: worth the others.
            if filter == 1 && best * 2 > rowBytes { filters = [3, 4] }
        }
        return chosen
    }

    private func cost(_ bytes: UnsafePointer<UInt8>) -> Int {
        var sum: UInt32 = 0
        for index in 0..<rowBytes { sum &+= UInt32(Int8(bitPattern: bytes[index]).magnitude) }
        return Int(sum)
    }

    /// Writes the row by a filter (PNG specification §9.2).
    func apply(_ filter: UInt8, _ output: UnsafeMutablePointer<UInt8>) {
        let left = UnsafePointer(row), current = left + bytesPerPixel
        let upperLeft = UnsafePointer(above), upper = upperLeft + bytesPerPixel
        switch filter {
        case 0: output.update(from: current, count: rowBytes)
        case 1: for x in 0..<rowBytes { output[x] = current[x] &- left[x] }
        case 2: for x in 0..<rowBytes { output[x] = current[x] &- upper[x] }
        case 3: for x in 0..<rowBytes { output[x] = current[x] &- UInt8(truncatingIfNeeded: (UInt16(left[x]) &+ UInt16(upper[x])) &>> 1) }
        default:
            for x in 0..<rowBytes {
                let (a, b, c) = (Int16(left[x]), Int16(upper[x]), Int16(upperLeft[x]))
                let toLeft = (b &- c).magnitude, toUpper = (a &- c).magnitude, toUpperLeft = (a &+ b &- c &- c).magnitude
                let predictor = toLeft <= toUpper && toLeft <= toUpperLeft ? a : (toUpper <= toUpperLeft ? b : c)
                output[x] = current[x] &- UInt8(truncatingIfNeeded: predictor)
            }
        }
    }
}
