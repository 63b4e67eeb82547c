import Graphics

/// The loops of `Resampler`.
///
/// A row of the source is first sampled along x into 16-bit lanes (value × 256), which are kept for as long as rows below need them;
/// then rows are summed along y. Weights without a negative one go through four lanes at once in a 64-bit word.
struct ResamplerKernel {
    let source: Bitmap
    let columns, lines: AxisSampling

    private static let lowLanes: UInt64 = 0x0000_FFFF_0000_FFFF

    /// Writes the given rows of the result, whose first row begins at `target`.
    func fill(_ rows: Range<Int>, _ target: UnsafeMutablePointer<UInt32>) {
        let width = columns.firsts.count
        if columns.hasNegativeWeights || lines.hasNegativeWeights { fillSigned(rows, target); return }
        let slots = lines.mostTaps
        var kept = [UInt64](repeating: 0, count: slots * width)
        var keptRows = [Int](repeating: -1, count: slots)
        var low = [UInt64](repeating: 0, count: width), high = low
        for y in rows {
            let taps = lines.weightStarts[y]..<lines.weightStarts[y + 1]
            let output = target + y * width
            for x in 0..<width { low[x] = 0; high[x] = 0 }
            for tap in taps {
                let weight = UInt64(lines.weights[tap])
                if weight == 0 { continue }
                let line = lines.firsts[y] + tap - taps.lowerBound, slot = line % slots
                if keptRows[slot] != line {
                    keptRows[slot] = line
                    kept.withUnsafeMutableBufferPointer { sampleRow(line, $0.baseAddress! + slot * width) }
                }
                kept.withUnsafeBufferPointer { kept in
                    low.withUnsafeMutableBufferPointer { low in
                        high.withUnsafeMutableBufferPointer { high in
                            let row = kept.baseAddress! + slot * width
                            for x in 0..<width {
                                low[x] &+= (row[x] & Self.lowLanes) &* weight
                                high[x] &+= (row[x] &>> 16 & Self.lowLanes) &* weight
                            }
                        }
                    }
                }
            }
            // Lanes now hold value × 65536.
            for x in 0..<width {
                let redBlue = low[x] &+ 0x0000_8000_0000_8000, greenAlpha = high[x] &+ 0x0000_8000_0000_8000
                output[x] = UInt32(redBlue &>> 16 & 255) | UInt32(greenAlpha &>> 16 & 255) &<< 8
                    | UInt32(redBlue &>> 48) &<< 16 | UInt32(greenAlpha &>> 48) &<< 24
            }
        }
    }

    private func sampleRow(_ line: Int, _ row: UnsafeMutablePointer<UInt64>) {
        source.pixels.withUnsafeBufferPointer { pixels in
            let base = pixels.baseAddress! + line * source.width
            columns.weights.withUnsafeBufferPointer { weights in
                columns.firsts.withUnsafeBufferPointer { firsts in
                    columns.weightStarts.withUnsafeBufferPointer { starts in
                        for x in firsts.indices {
                            let first = base + firsts[x] - starts[x]
                            var sum: UInt64 = 0
                            for tap in starts[x]..<starts[x + 1] {
                                sum &+= Self.lanes(first[tap]) &* UInt64(truncatingIfNeeded: weights[tap])
                            }
                            row[x] = sum
                        }
                    }
                }
            }
        }
    }

    /// The four bytes of a pixel in four 16-bit lanes.
    @inline(__always) private static func lanes(_ pixel: UInt32) -> UInt64 {
        let wide = UInt64(pixel)
        let pairs = (wide | wide &<< 16) & lowLanes
        return (pairs | pairs &<< 8) & 0x00FF_00FF_00FF_00FF
    }

    /// The same for weights below zero: slower, component by component, and held to premultiplied range at the end.
    private func fillSigned(_ rows: Range<Int>, _ target: UnsafeMutablePointer<UInt32>) {
        let width = columns.firsts.count
        for y in rows {
            let yTaps = lines.weightStarts[y]..<lines.weightStarts[y + 1]
            for x in 0..<width {
                var sums = (0, 0, 0, 0)
                for yTap in yTaps {
                    let line = (lines.firsts[y] + yTap - yTaps.lowerBound) * source.width
                    let xStart = columns.weightStarts[x]
                    for xTap in xStart..<columns.weightStarts[x + 1] {
                        let pixel = source.pixels[line + columns.firsts[x] + xTap - xStart]
                        let weight = Int(lines.weights[yTap]) * Int(columns.weights[xTap])
                        sums.0 += Int(pixel & 255) * weight
                        sums.1 += Int(pixel >> 8 & 255) * weight
                        sums.2 += Int(pixel >> 16 & 255) * weight
                        sums.3 += Int(pixel >> 24) * weight
                    }
                }
                func byte(_ sum: Int, _ limit: Int) -> Int { min(max((sum + 32_768) >> 16, 0), limit) }
                let alpha = byte(sums.3, 255)
                let (red, green, blue) = (byte(sums.0, alpha), byte(sums.1, alpha), byte(sums.2, alpha))
                target[y * width + x] = UInt32(red | green << 8 | blue << 16 | alpha << 24)
            }
        }
    }
}
