import Graphics

#if _endian(big)
#error("The sampling loops read a pixel's components as bytes in memory, red first, which holds on little-endian machines only.")
#endif

/// The loops of `Resampler`.
///
/// A row of the source is first sampled along x into 16-bit components (value × 256), which are kept for as long as rows below need
/// them; then rows are summed along y. Weights without a negative one go through four components at once in a 64-bit word.
struct ResamplerKernel {
    let source: Bitmap
    let columns, lines: AxisSampling

    /// Writes the given rows of the result, whose first row begins at `target`.
    func fill(_ rows: Range<Int>, _ target: UnsafeMutablePointer<UInt32>) {
        if columns.hasNegativeWeights || lines.hasNegativeWeights { fillSigned(rows, target); return }
        let width = columns.firsts.count, slots = lines.mostTaps
        let kept = UnsafeMutablePointer<UInt64>.allocate(capacity: slots * width)
        let spread = UnsafeMutablePointer<UInt64>.allocate(capacity: source.width)
        let sums = UnsafeMutablePointer<UInt32>.allocate(capacity: width * 4)
        defer {
            kept.deallocate()
            spread.deallocate()
            sums.deallocate()
        }
        var keptRows = [Int](repeating: -1, count: slots)
        for y in rows {
            let taps = lines.weightStarts[y]..<lines.weightStarts[y + 1]
            // 128 × 256: half a level, for rounding.
            sums.update(repeating: 32_768, count: width * 4)
            for tap in taps where lines.weights[tap] != 0 {
                let line = lines.firsts[y] + tap - taps.lowerBound, slot = line % slots
                let row = kept + slot * width
                if keptRows[slot] != line {
                    keptRows[slot] = line
                    sampleRow(line, spread, row)
                }
                row.withMemoryRebound(to: UInt16.self, capacity: width * 4) {
                    Self.add($0, UInt16(lines.weights[tap]), to: sums, width * 4)
                }
            }
            (target + y * width).withMemoryRebound(to: UInt8.self, capacity: width * 4) { bytes in
                for index in 0..<width * 4 { bytes[index] = UInt8(truncatingIfNeeded: sums[index] &>> 16) }
            }
        }
    }

    private static func add(_ row: UnsafePointer<UInt16>, _ weight: UInt16, to sums: UnsafeMutablePointer<UInt32>, _ count: Int) {
        for index in 0..<count { sums[index] &+= UInt32(row[index]) &* UInt32(weight) }
    }

    private func sampleRow(_ line: Int, _ spread: UnsafeMutablePointer<UInt64>, _ row: UnsafeMutablePointer<UInt64>) {
        source.pixels.withUnsafeBufferPointer { pixels in
            let from = pixels.baseAddress! + line * source.width
            for x in columns.sourceRange { spread[x] = Self.components(from[x]) }
        }
        columns.weights.withUnsafeBufferPointer { weights in
            columns.firsts.withUnsafeBufferPointer { firsts in
                columns.weightStarts.withUnsafeBufferPointer { starts in
                    let (weights, firsts, starts) = (weights.baseAddress!, firsts.baseAddress!, starts.baseAddress!)
                    for x in 0..<columns.firsts.count {
                        let taps = spread + firsts[x], tapWeights = weights + starts[x], count = starts[x &+ 1] &- starts[x]
                        var sum = taps[0] &* UInt64(truncatingIfNeeded: tapWeights[0])
                        var tap = 1
                        while tap < count {
                            sum &+= taps[tap] &* UInt64(truncatingIfNeeded: tapWeights[tap])
                            tap &+= 1
                        }
                        row[x] = sum
                    }
                }
            }
        }
    }

    /// The four bytes of a pixel in four 16-bit lanes.
    @inline(__always) private static func components(_ pixel: UInt32) -> UInt64 {
        let wide = UInt64(pixel)
        let pairs = (wide | wide &<< 16) & 0x0000_FFFF_0000_FFFF
        return (pairs | pairs &<< 8) & 0x00FF_00FF_00FF_00FF
    }

    /// The same for weights below zero: slower, component by component, and held to premultiplied range at the end.
    private func fillSigned(_ rows: Range<Int>, _ target: UnsafeMutablePointer<UInt32>) {
        let width = columns.firsts.count
        let slots = lines.mostTaps
        var kept = [Int32](repeating: 0, count: slots * width * 4)
        var keptRows = [Int](repeating: -1, count: slots)
        for y in rows {
            let taps = lines.weightStarts[y]..<lines.weightStarts[y + 1]
            for line in lines.firsts[y]..<lines.firsts[y] + taps.count where keptRows[line % slots] != line {
                keptRows[line % slots] = line
                sampleSigned(line, &kept, line % slots * width * 4)
            }
            for x in 0..<width {
                func component(_ offset: Int, _ limit: Int32) -> Int32 {
                    var sum: Int32 = 32_768
                    for tap in taps {
                        let slot = (lines.firsts[y] + tap - taps.lowerBound) % slots
                        sum &+= kept[(slot * width + x) * 4 + offset] &* lines.weights[tap]
                    }
                    return min(max(sum >> 16, 0), limit)
                }
                let alpha = component(3, 255)
                let (red, green, blue) = (component(0, alpha), component(1, alpha), component(2, alpha))
                target[y * width + x] = UInt32(red | green << 8 | blue << 16) | UInt32(alpha) << 24
            }
        }
    }

    private func sampleSigned(_ line: Int, _ kept: inout [Int32], _ start: Int) {
        for x in columns.firsts.indices {
            var sums: (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
            let first = columns.weightStarts[x]
            for tap in first..<columns.weightStarts[x + 1] {
                let pixel = source.pixels[line * source.width + columns.firsts[x] + tap - first], weight = columns.weights[tap]
                sums.0 &+= Int32(pixel & 255) &* weight
                sums.1 &+= Int32(pixel >> 8 & 255) &* weight
                sums.2 &+= Int32(pixel >> 16 & 255) &* weight
                sums.3 &+= Int32(pixel >> 24) &* weight
            }
            (kept[start + x * 4], kept[start + x * 4 + 1], kept[start + x * 4 + 2], kept[start + x * 4 + 3]) = sums
        }
    }
}
