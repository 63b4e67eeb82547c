import Foundation

/// For each pixel along one axis: which source pixels it is made of, and with what weights (256 in all).
struct AxisSampling: Sendable {
    /// The first source pixel of each.
    private(set) var firsts: [Int32] = []
    /// `taps` weights of each, for that source pixel and the ones behind it; what is not needed is 0, and may lie beyond the source.
    private(set) var weights: [Int16]
    private(set) var taps: Int
    private(set) var hasNegativeWeights = false
    /// All source pixels that are used.
    private(set) var sourceRange = 0..<0

    private let low, high: Int
    private var mostTaps = 1

    var count: Int { firsts.count }

    /// Nil if a length is zero or not finite, or the crop lies outside the source.
    init?(
        source: Int, cropStart: CGFloat, cropLength: CGFloat, start: CGFloat, length: CGFloat, from: Int, count: Int,
        quality: Resampler.Quality
    ) {
        guard [cropStart, cropLength, start, length].allSatisfy({ abs($0) < 1e9 }), length != 0, cropLength > 0, count > 0 else { return nil }
        // Border pixels of the crop are repeated; a pixel that is cut by the crop's border counts as belonging to it.
        low = max(0, Int(Double(cropStart).rounded(.down)))
        high = min(source, Int(Double(cropStart + cropLength).rounded(.up))) - 1
        guard low <= high else { return nil }
        let step = Double(cropLength) / Double(length)
        let isAverage = quality != .nearest && abs(step) > 1, isCubic = quality == .sharp && abs(step) < 1
        taps = quality == .nearest ? 1 : isAverage ? min(Int(min(abs(step), 1e9).rounded(.up)) + 1, high - low + 1) : isCubic ? 4 : 2
        weights = Array(repeating: 0, count: count * taps)
        firsts.reserveCapacity(count)
        var shares = Scratch<Double>()
        for index in 0..<count {
            let center = Double(cropStart) + (Double(from + index) + 0.5 - Double(start)) * step
            shares.removeAll()
            if quality == .nearest {
                shares.append(1)
                append(shares, first: Int(min(max(center, -1), 1e9).rounded(.down)))
            } else if isAverage {
                appendAverage(from: center - abs(step) / 2, to: center + abs(step) / 2, &shares)
            } else {
                let place = min(max(center, Double(low) - 1), Double(high) + 2) - 0.5
                let first = place.rounded(.down), t = place - first
                if isCubic {
                    Self.catmullRom(t, &shares)
                    append(shares, first: Int(first) - 1)
                } else {
                    shares.append(1 - t)
                    shares.append(t)
                    append(shares, first: Int(first))
                }
            }
        }
        if mostTaps < taps { removeUnusedTaps() }
    }

    /// R. Keys, "Cubic convolution interpolation for digital image processing" (1981), a = −½.
    private static func catmullRom(_ t: Double, _ shares: inout Scratch<Double>) {
        let (t2, t3) = (t * t, t * t * t)
        shares.append((-t3 + 2 * t2 - t) / 2)
        shares.append((3 * t3 - 5 * t2 + 2) / 2)
        shares.append((-3 * t3 + 4 * t2 + t) / 2)
        shares.append((t3 - t2) / 2)
    }

    private mutating func appendAverage(from: Double, to: Double, _ shares: inout Scratch<Double>) {
        let start = min(max(from, Double(low)), Double(high)), end = max(min(to, Double(high + 1)), start + 1e-6)
        let first = Int(start.rounded(.down)), last = min(high, Int(end.rounded(.up)) - 1)
        for pixel in first...max(first, last) { shares.append(min(end, Double(pixel + 1)) - max(start, Double(pixel))) }
        append(shares, first: first)
    }

    /// Rounds running sums, not the weights, so that they add up to 256 however many there are; moves taps outside to the border.
    private mutating func append(_ shares: borrowing Scratch<Double>, first: Int) {
        var total = 0.0
        for index in 0..<shares.count { total += shares[index] }
        let clampedFirst = min(max(first, low), high), clampedLast = min(max(first + shares.count - 1, low), high)
        let place = firsts.count * taps - clampedFirst
        var sum = 0.0, before: Int16 = 0
        for index in 0..<shares.count {
            sum += shares[index]
            let upTo = Int16((sum / total * 256).rounded())
            weights[place + min(max(first + index, low), high)] += upTo - before
            before = upTo
        }
        sourceRange = firsts.isEmpty
            ? clampedFirst..<clampedLast + 1 : min(sourceRange.lowerBound, clampedFirst)..<max(sourceRange.upperBound, clampedLast + 1)
        firsts.append(Int32(clampedFirst))
        mostTaps = max(mostTaps, clampedLast - clampedFirst + 1)
        for pixel in clampedFirst...clampedLast where weights[place + pixel] < 0 { hasNegativeWeights = true }
    }

    private mutating func removeUnusedTaps() {
        weights = (0..<count).flatMap { weights[$0 * taps..<$0 * taps + mostTaps] }
        taps = mostTaps
    }
}
