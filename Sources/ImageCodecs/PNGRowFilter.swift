import Graphics

/// Lays a bitmap's pixels out as PNG rows, each behind its filter byte.
struct PNGRowFilter {
    let bitmap: Bitmap
    let layout: PNGPixelLayout

    /// All rows, filtered.
    func filtered() -> [UInt8] {
        let rowBytes = layout.bytesPerRow(width: bitmap.width)
        let packer = PNGRowPacker(layout: layout)
        // Palette indices have no meaningful differences.
        let isPalette = if case .palette = layout { true } else { false }
        return [UInt8](unsafeUninitializedCapacity: (rowBytes + 1) * bitmap.height) { output, count in
            var above = [UInt8](repeating: 0, count: rowBytes)
            var row = above
            bitmap.pixels.withUnsafeBufferPointer { pixels in
                for y in 0..<bitmap.height {
                    row.withUnsafeMutableBufferPointer { row in
                        packer.pack(UnsafeBufferPointer(rebasing: pixels[y * bitmap.width..<(y + 1) * bitmap.width]), into: row)
                        let target = UnsafeMutableBufferPointer(rebasing: output[y * (rowBytes + 1)..<(y + 1) * (rowBytes + 1)])
                        above.withUnsafeBufferPointer { above in
                            if isPalette {
                                target[0] = 0
                                for x in 0..<rowBytes { target[x + 1] = row[x] }
                            } else {
                                target[0] = 2
                                for x in 0..<rowBytes { target[x + 1] = row[x] &- above[x] }
                            }
                        }
                    }
                    swap(&row, &above)
                }
            }
            count = (rowBytes + 1) * bitmap.height
        }
    }
}
