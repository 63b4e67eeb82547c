/// An average over the pixels near one, those at both ends with less weight, so that its variance is as asked for.
///
/// Sums of component × 16 fit into 16 bits as no box is wider than 17 pixels, so one instruction serves eight of them.
struct SoftBox: Sendable {
    /// Whole pixels on each side of the centre.
    private let radius: Int
    /// Weights × 65536 of each whole pixel, and of each of the two ends.
    private let inner, outer: UInt16

    /// Of a box 16 pixels wide: (16² − 1) ÷ 12.
    static let largestVariance = 21.25

    /// - Parameter variance: in square pixels, up to `largestVariance`.
    init(variance: Double) {
        let variance = min(max(0, variance), Self.largestVariance)
        radius = Int(((12 * variance + 1).squareRoot() - 1) / 2)
        let n = Double(radius), width = 2 * n + 1
        // The share of an end: solves variance · (width + 2 · share) = n (n + 1) (2 n + 1) ÷ 3 + 2 · share · (n + 1)².
        let share = max(0, width * (n * (n + 1) - 3 * variance) / (6 * (variance - (n + 1) * (n + 1))))
        outer = UInt16((65_536 * share / (width + 2 * share)).rounded())
        // Together they make one, so that what is even stays so.
        inner = UInt16(min((Double(65_536 - 2 * Int(outer)) / width).rounded(), 65_535))
    }

    var isNothing: Bool { radius == 0 && outer == 0 }

    /// How far one average looks.
    var reach: Int { radius + 1 }

    /// Averages three times along rows, in place.
    func blurRows(_ plane: BlurPlane, threads: Int) {
        let lanes = BlurLines.lanes, group = lanes / 4
        Workers.run((plane.height + group - 1) / group, threads: threads) { index in
            let first = index * group, rows = min(group, plane.height - first)
            let lines = BlurLines(length: plane.width, margin: reach)
            defer { lines.release() }
            for row in 0..<rows {
                let source = UnsafeRawPointer(plane.base + (first + row) * plane.width * 4)
                let target = UnsafeMutableRawPointer(lines.start + row * 4)
                for x in 0..<plane.width {
                    target.storeBytes(of: source.load(fromByteOffset: x &* 8, as: UInt64.self), toByteOffset: x &* lanes &* 2, as: UInt64.self)
                }
            }
            let blurred = average(lines)
            for row in 0..<rows {
                let target = UnsafeMutableRawPointer(plane.base + (first + row) * plane.width * 4)
                let source = UnsafeRawPointer(blurred + row * 4)
                for x in 0..<plane.width {
                    target.storeBytes(of: source.load(fromByteOffset: x &* lanes &* 2, as: UInt64.self), toByteOffset: x &* 8, as: UInt64.self)
                }
            }
        }
    }

    /// Averages three times along columns, in place.
    func blurColumns(_ plane: BlurPlane, threads: Int) {
        let lanes = BlurLines.lanes, group = lanes / 4
        Workers.run((plane.width + group - 1) / group, threads: threads) { index in
            let first = index * group, columns = min(group, plane.width - first)
            let lines = BlurLines(length: plane.height, margin: reach)
            defer { lines.release() }
            for y in 0..<plane.height {
                copyPixels(plane.base + (y * plane.width + first) * 4, lines.start + y * lanes, columns)
            }
            let blurred = average(lines)
            for y in 0..<plane.height {
                copyPixels(blurred + y * lanes, plane.base + (y * plane.width + first) * 4, columns)
            }
        }
    }

    /// Averages three times; gives where the result begins.
    private func average(_ lines: BlurLines) -> UnsafePointer<UInt16> {
        average(lines.start, lines.other, lines)
        average(lines.other, lines.start, lines)
        average(lines.start, lines.other, lines)
        return UnsafePointer(lines.other)
    }

    private func average(_ input: UnsafePointer<UInt16>, _ output: UnsafeMutablePointer<UInt16>, _ lines: BlurLines) {
        let lanes = BlurLines.lanes, sums = lines.sums
        sums.update(repeating: 0, count: lanes)
        for place in -radius..<radius {
            let row = input + place * lanes
            for lane in 0..<lanes { sums[lane] &+= row[lane] }
        }
        for place in 0..<lines.length {
            let row = input + place &* lanes
            write(output + place &* lanes, sums, next: row + radius &* lanes, row - reach &* lanes, row + reach &* lanes)
            slide(sums, adding: row + radius &* lanes, removing: row - radius &* lanes)
        }
    }

    // The two loops are apart because the compiler makes vector code only where few addresses might overlap.

    @inline(__always) private func write(
        _ output: UnsafeMutablePointer<UInt16>, _ sums: UnsafePointer<UInt16>, next: UnsafePointer<UInt16>, _ ends: UnsafePointer<UInt16>,
        _ otherEnds: UnsafePointer<UInt16>
    ) {
        let inner = inner, outer = outer
        for lane in 0..<BlurLines.lanes {
            let sum = sums[lane] &+ next[lane], end = ends[lane] &+ otherEnds[lane]
            // Each of the two products loses half a step on average; one step makes up for both.
            output[lane] = highProduct(sum, inner) &+ highProduct(end, outer) &+ 1
        }
    }

    @inline(__always) private func slide(_ sums: UnsafeMutablePointer<UInt16>, adding: UnsafePointer<UInt16>, removing: UnsafePointer<UInt16>) {
        for lane in 0..<BlurLines.lanes { sums[lane] = sums[lane] &+ adding[lane] &- removing[lane] }
    }
}

/// a × b ÷ 65536, rounded down: one instruction for eight of them.
@inline(__always) func highProduct(_ a: UInt16, _ b: UInt16) -> UInt16 {
    UInt16(truncatingIfNeeded: (UInt32(a) &* UInt32(b)) &>> 16)
}

/// A few pixels of a `BlurPlane`.
@inline(__always) private func copyPixels(_ source: UnsafePointer<UInt16>, _ target: UnsafeMutablePointer<UInt16>, _ count: Int) {
    for place in 0..<count {
        UnsafeMutableRawPointer(target).storeBytes(
            of: UnsafeRawPointer(source).load(fromByteOffset: place &* 8, as: UInt64.self), toByteOffset: place &* 8, as: UInt64.self)
    }
}
