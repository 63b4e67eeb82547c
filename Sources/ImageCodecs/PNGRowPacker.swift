import Graphics

/// Writes one row of premultiplied pixels in a PNG pixel layout.
struct PNGRowPacker {
    let layout: PNGPixelLayout
    /// The palette's colours again, with their places.
    private var colors = ColorCensus()

    init(layout: PNGPixelLayout) {
        self.layout = layout
        if case .palette(let palette, _) = layout {
            for color in palette { colors.add(color) }
        }
    }

    func pack(_ pixels: UnsafeBufferPointer<UInt32>, into row: UnsafeMutablePointer<UInt8>) {
        switch layout {
        case .grey:
            for x in pixels.indices { row[x] = UInt8(truncatingIfNeeded: pixels[x]) }
        case .rgb: packColors(of: pixels, into: row)
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

    /// Two pixels at a time, whose six bytes are written with two more, which the next ones cover; the last ones byte by byte.
    private func packColors(of pixels: UnsafeBufferPointer<UInt32>, into row: UnsafeMutablePointer<UInt8>) {
        guard let base = pixels.baseAddress else { return }
        let source = UnsafeRawPointer(base), raw = UnsafeMutableRawPointer(row)
        var x = 0
        while x &+ 6 <= pixels.count {
            for pair in 0..<2 {
                let place = x &+ pair &* 2
                let two = UInt64(littleEndian: source.loadUnaligned(fromByteOffset: place &* 4, as: UInt64.self))
                raw.storeBytes(of: (two & 0xFF_FFFF | two &>> 8 & 0xFFFF_FF00_0000).littleEndian, toByteOffset: place &* 3, as: UInt64.self)
            }
            x &+= 4
        }
        while x < pixels.count {
            let pixel = pixels[x]
            row[x &* 3] = UInt8(truncatingIfNeeded: pixel)
            row[x &* 3 &+ 1] = UInt8(truncatingIfNeeded: pixel >> 8)
            row[x &* 3 &+ 2] = UInt8(truncatingIfNeeded: pixel >> 16)
            x &+= 1
        }
    }

    private func packIndices(of pixels: UnsafeBufferPointer<UInt32>, bits: Int, into row: UnsafeMutablePointer<UInt8>) {
        row.update(repeating: 0, count: (pixels.count * bits + 7) / 8)
        var last = ~(pixels.first ?? 0), index: UInt8 = 0
        for x in pixels.indices {
            if pixels[x] != last {
                last = pixels[x]
                index = colors.place(of: last)
            }
            let bit = x * bits
            row[bit >> 3] |= index << UInt8(8 - bits - bit & 7)
        }
    }
}
