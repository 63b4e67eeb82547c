import Graphics

#if _endian(big)
#error("The sampling loops read a pixel's components as bytes in memory, red first, which holds on little-endian machines only.")
#endif

/// A stretched bitmap, row after row.
///
/// A row of the source is sampled along x once, into components × 256, and kept for as long as rows below need it; then rows are summed
/// along y.
final class ResampledRows<Kernel: RowKernel>: RowShader, @unchecked Sendable {
    private let shader: ResampledShader
    /// The first column that is wanted, of how many.
    private let first, width: Int
    /// Where each kept row begins, one more row of zeros behind them; which line of the source each is.
    private let kept: UnsafeMutablePointer<Int16>
    private let keptLines: UnsafeMutablePointer<Int>
    private let stride: Int
    /// A row of the source, each component in 16 bits, with zeros behind it for taps that are not used.
    private let spread: UnsafeMutablePointer<UInt64>
    /// What a row is made of: kept rows in pairs, and their weights side by side four times.
    private let sources: UnsafeMutablePointer<UnsafePointer<Int16>>
    private let weights: UnsafeMutablePointer<SIMD8<Int16>>
    private let tail: UnsafeMutablePointer<UInt32>

    init(_ shader: ResampledShader, _ area: PixelRect) {
        self.shader = shader
        // From an even column on, as columns are sampled two by two.
        first = (area.minX - shader.x) & ~1
        width = area.maxX - shader.x - first
        // Sampling goes on to whole pairs of columns, summing to whole groups of four pixels.
        stride = (width + 4) * Kernel.valuesPerPixel
        let slots = shader.lines.taps
        kept = .allocate(capacity: (slots + 1) * stride)
        kept.initialize(repeating: 0, count: (slots + 1) * stride)
        keptLines = .allocate(capacity: slots)
        keptLines.initialize(repeating: -1, count: slots)
        spread = .allocate(capacity: shader.source.width + shader.columns.taps + 1)
        spread.initialize(repeating: 0, count: shader.source.width + shader.columns.taps + 1)
        sources = .allocate(capacity: slots + 1)
        weights = .allocate(capacity: (slots + 1) / 2)
        tail = .allocate(capacity: 4)
        tail.initialize(repeating: 0, count: 4)
    }

    deinit {
        kept.deallocate()
        keptLines.deallocate()
        spread.deallocate()
        sources.deallocate()
        weights.deallocate()
        tail.deallocate()
    }

    var isOpaque: Bool { shader.isOpaque }

    func shade(x: Int, y: Int, count: Int, into row: UnsafeMutablePointer<UInt32>) {
        let pairs = gather(y - shader.y), offset = (x - shader.x - first) * Kernel.valuesPerPixel
        for index in 0..<pairs * 2 { sources[index] += offset }
        let whole = count & ~3
        Kernel.sum(sources, weights, pairs, row, whole)
        if whole == count { return }
        for index in 0..<pairs * 2 { sources[index] += whole * Kernel.valuesPerPixel }
        Kernel.sum(sources, weights, pairs, tail, 4)
        (row + whole).update(from: tail, count: count - whole)
    }

    /// Makes the kept rows ready of which a line is made; gives how many pairs there are.
    private func gather(_ line: Int) -> Int {
        let lines = shader.lines, slots = lines.taps, from = Int(lines.firsts[line])
        var count = 0
        var before: Int16 = 0
        for tap in 0..<slots {
            let weight = lines.weights[line * slots + tap]
            if weight == 0 { continue }
            let slot = (from + tap) % slots
            if keptLines[slot] != from + tap {
                keptLines[slot] = from + tap
                sample(from + tap, kept + slot * stride)
            }
            sources[count] = UnsafePointer(kept + slot * stride)
            weights[count / 2] = ValuePairs.weights(count % 2 == 0 ? weight : before, count % 2 == 0 ? 0 : weight)
            before = weight
            count += 1
        }
        if count % 2 == 1 {
            sources[count] = UnsafePointer(kept + slots * stride)
            count += 1
        }
        return count / 2
    }

    /// Samples a line of the source along x.
    private func sample(_ line: Int, _ target: UnsafeMutablePointer<Int16>) {
        let columns = shader.columns, range = columns.sourceRange
        shader.source.pixels.withUnsafeBytes { pixels in
            let bytes = pixels.baseAddress! + (line * shader.source.width + range.lowerBound) * 4
            Self.spread(bytes.assumingMemoryBound(to: UInt8.self), UnsafeMutableRawPointer(spread + range.lowerBound).assumingMemoryBound(to: UInt16.self), range.count * 4)
        }
        shader.columnWeights.withUnsafeBufferPointer { weights in
            columns.firsts.withUnsafeBufferPointer { firsts in
                let weights = weights.baseAddress! + first / 2 * (weights.count / ((columns.count + 1) / 2))
                Kernel.sample(spread, firsts.baseAddress! + first, weights, columns.taps, target, width)
            }
        }
    }

    private static func spread(_ bytes: UnsafePointer<UInt8>, _ target: UnsafeMutablePointer<UInt16>, _ count: Int) {
        for index in 0..<count { target[index] = UInt16(bytes[index]) }
    }
}
