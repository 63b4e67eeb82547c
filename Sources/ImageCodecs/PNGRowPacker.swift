import Graphics

/// Writes one row of premultiplied pixels in a PNG pixel layout.
struct PNGRowPacker {
    let layout: PNGPixelLayout
    private let indices: [UInt32: UInt8]

    init(layout: PNGPixelLayout) {
        self.layout = layout
        var indices: [UInt32: UInt8] = [:]
        if case .palette(let colors, _) = layout {
            for (index, color) in colors.enumerated() { indices[color] = UInt8(index) }
        }
        self.indices = indices
    }

    func pack(_ pixels: UnsafeBufferPointer<UInt32>, into row: UnsafeMutableBufferPointer<UInt8>) {
        switch layout {
        case .grey:
            for x in pixels.indices { row[x] = UInt8(truncatingIfNeeded: pixels[x]) }
        case .rgb:
            for x in pixels.indices {
                let pixel = pixels[x]
                row[x &* 3] = UInt8(truncatingIfNeeded: pixel)
                row[x &* 3 &+ 1] = UInt8(truncatingIfNeeded: pixel >> 8)
                row[x &* 3 &+ 2] = UInt8(truncatingIfNeeded: pixel >> 16)
            }
        case .rgba:
            AlphaTable.unpremultiplied.withUnsafeBufferPointer { table in
                for x in pixels.indices {
                    let pixel = pixels[x]
                    let tableRow = Int(pixel >> 24) << 8
                    row[x &* 4] = table[tableRow | Int(pixel & 255)]
                    row[x &* 4 &+ 1] = table[tableRow | Int(pixel >> 8 & 255)]
                    row[x &* 4 &+ 2] = table[tableRow | Int(pixel >> 16 & 255)]
                    row[x &* 4 &+ 3] = UInt8(pixel >> 24)
                }
            }
        case .palette(_, let bits): packIndices(of: pixels, bits: bits, into: row)
        }
    }

    private func packIndices(of pixels: UnsafeBufferPointer<UInt32>, bits: Int, into row: UnsafeMutableBufferPointer<UInt8>) {
        row.update(repeating: 0)
        var last = ~(pixels.first ?? 0), index: UInt8 = 0
        for x in pixels.indices {
            if pixels[x] != last {
                last = pixels[x]
                index = indices[last]!
            }
            let bit = x * bits
            row[bit >> 3] |= index << UInt8(8 - bits - bit & 7)
        }
    }
}
