/// An average over the pixels near one, those at both ends with less weight, so that its variance is as asked for.
///
/// Sums of component × 16 fit into 16 bits as no box is wider than 17 pixels, so one instruction serves eight of them.
struct SoftBox: Sendable {
    /// Whole pixels on each side of the centre.
    let radius: Int
    /// Weights × 65536 of each whole pixel, and of each of the two ends.
    let inner, outer: UInt16

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

    /// Averages lines three times, from `start` to `other`.
    func average(_ lines: borrowing BlurLines) {
        average(lines.start, lines.other, lines.length)
        average(lines.other, lines.start, lines.length)
        average(lines.start, lines.other, lines.length)
    }

    /// Averages lines that stand elsewhere three times, in place.
    func average(_ place: UnsafeMutablePointer<BlurLanes>, _ lines: borrowing BlurLines) {
        average(place, lines.start, lines.length)
        average(lines.start, lines.other, lines.length)
        average(lines.other, place, lines.length)
    }

    private func average(_ input: UnsafePointer<BlurLanes>, _ output: UnsafeMutablePointer<BlurLanes>, _ length: Int) {
        let vectors = BlurLines.vectors
        var (a, b, c, d) = (BlurLanes.zero, BlurLanes.zero, BlurLanes.zero, BlurLanes.zero)
        for place in -radius..<radius {
            let row = input + place &* vectors
            a &+= row[0]
            b &+= row[1]
            c &+= row[2]
            d &+= row[3]
        }
        let (near, far) = (radius &* vectors, (radius &+ 1) &* vectors)
        let inner = BlurLanes(repeating: inner), outer = BlurLanes(repeating: outer)
        @inline(__always) func step(_ sum: inout BlurLanes, _ row: UnsafePointer<BlurLanes>) -> BlurLanes {
            let whole = sum &+ row[near], ends = row[0 &- far] &+ row[far]
            sum = whole &- row[0 &- near]
            // Each of the two products loses half a step on average; one step makes up for both.
            return highProduct(whole, inner) &+ highProduct(ends, outer) &+ BlurLanes(repeating: 1)
        }
        for place in 0..<length {
            let row = input + place &* vectors, target = output + place &* vectors
            target[0] = step(&a, row)
            target[1] = step(&b, row + 1)
            target[2] = step(&c, row + 2)
            target[3] = step(&d, row + 3)
        }
    }
}

/// a × b ÷ 65536, rounded down: one instruction for all eight.
///
/// Told number by number: in release builds the compiler calls a function to widen eight numbers at once.
@inline(__always) func highProduct(_ a: SIMD8<UInt16>, _ b: SIMD8<UInt16>) -> SIMD8<UInt16> {
    @inline(__always) func product(_ lane: Int) -> UInt16 { UInt16(truncatingIfNeeded: (UInt32(a[lane]) &* UInt32(b[lane])) &>> 16) }
    return SIMD8(product(0), product(1), product(2), product(3), product(4), product(5), product(6), product(7))
}
