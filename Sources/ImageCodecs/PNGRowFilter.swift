import Graphics

/// Lays a bitmap's pixels out as PNG rows, each behind the number of the filter that predicts it best.
///
/// The choice is the usual one, the least sum of differences taken as signed (PNG specification §12.7), but the costly filters are
/// only tried on rows that look like a photo. Palette rows are not filtered: indices have no meaningful differences.
struct PNGRowFilter {
    let bitmap: Bitmap
    let layout: PNGPixelLayout

    private var rowBytes: Int { layout.bytesPerRow(width: bitmap.width) }

    private var isPalette: Bool { if case .palette = layout { true } else { false } }

    /// All rows, filtered.
    func filtered() -> [UInt8] {
        let rowBytes = rowBytes, stride = rowBytes + 1
        let packer = PNGRowPacker(layout: layout)
        var scratch = PNGFilterScratch(rowBytes: rowBytes, bytesPerPixel: layout.bytesPerPixel)
        defer { scratch.release() }
        return [UInt8](unsafeUninitializedCapacity: stride * bitmap.height) { output, count in
            bitmap.pixels.withUnsafeBufferPointer { pixels in
                for y in 0..<bitmap.height {
                    let row = UnsafeBufferPointer(rebasing: pixels[y * bitmap.width..<(y + 1) * bitmap.width])
                    let target = UnsafeMutableBufferPointer(rebasing: output[y * stride..<(y + 1) * stride])
                    if isPalette {
                        target[0] = 0
                        packer.pack(row, into: UnsafeMutableBufferPointer(rebasing: target[1...]))
                    } else {
                        scratch.next { packer.pack(row, into: $0) }
                        scratch.writeBest(target)
                    }
                }
            }
            count = stride * bitmap.height
        }
    }
}

/// A row, the row above it, and room for trying filters.
private struct PNGFilterScratch {
    private let rowBytes, bytesPerPixel: Int
    /// Both begin with one pixel of zeros, the neighbour left of the first.
    private var row, above: [UInt8]
    private let candidate: UnsafeMutableBufferPointer<UInt8>

    init(rowBytes: Int, bytesPerPixel: Int) {
        (self.rowBytes, self.bytesPerPixel) = (rowBytes, bytesPerPixel)
        row = Array(repeating: 0, count: rowBytes + bytesPerPixel)
        above = row
        candidate = .allocate(capacity: rowBytes)
        candidate.initialize(repeating: 0)
    }

    func release() { candidate.deallocate() }

    mutating func next(_ fill: (UnsafeMutableBufferPointer<UInt8>) -> Void) {
        swap(&row, &above)
        row.withUnsafeMutableBufferPointer { fill(UnsafeMutableBufferPointer(rebasing: $0[bytesPerPixel...])) }
    }

    /// Writes the filter's number and the filtered row.
    mutating func writeBest(_ target: UnsafeMutableBufferPointer<UInt8>) {
        let output = UnsafeMutableBufferPointer(rebasing: target[1...])
        target[0] = 2
        apply(2, output)
        var best = Self.cost(output)
        if best == 0 { return }
        var filters: [UInt8] = [1, 0]
        while let filter = filters.popLast() {
            apply(filter, candidate)
            let cost = Self.cost(candidate)
            if cost < best {
                (best, target[0]) = (cost, filter)
                _ = output.update(fromContentsOf: candidate)
            }
            // More than half a level off per byte with the simple filters: worth the others.
            if filter == 1 && best * 2 > rowBytes { filters = [3, 4] }
        }
    }

    private static func cost(_ bytes: UnsafeMutableBufferPointer<UInt8>) -> Int {
        var sum: UInt32 = 0
        for byte in bytes { sum &+= UInt32(Int8(bitPattern: byte).magnitude) }
        return Int(sum)
    }

    private func apply(_ filter: UInt8, _ output: UnsafeMutableBufferPointer<UInt8>) {
        row.withUnsafeBufferPointer { row in
            above.withUnsafeBufferPointer { above in
                let left = row.baseAddress!, current = left + bytesPerPixel
                let upperLeft = above.baseAddress!, upper = upperLeft + bytesPerPixel
                switch filter {
                case 0: for x in 0..<output.count { output[x] = current[x] }
                case 1: for x in 0..<output.count { output[x] = current[x] &- left[x] }
                case 2: for x in 0..<output.count { output[x] = current[x] &- upper[x] }
                case 3: for x in 0..<output.count { output[x] = current[x] &- UInt8((UInt16(left[x]) &+ UInt16(upper[x])) &>> 1) }
                default:
                    for x in 0..<output.count {
                        let (a, b, c) = (Int16(left[x]), Int16(upper[x]), Int16(upperLeft[x]))
                        let toLeft = (b &- c).magnitude, toUpper = (a &- c).magnitude, toUpperLeft = (a &+ b &- c &- c).magnitude
                        let predictor = toLeft <= toUpper && toLeft <= toUpperLeft ? a : (toUpper <= toUpperLeft ? b : c)
                        output[x] = current[x] &- UInt8(truncatingIfNeeded: predictor)
                    }
                }
            }
        }
    }
}
