import Foundation

/// For each pixel along one axis: which source pixels it is made of, and with what weights (256 in all).
struct AxisSampling: Sendable {
    /// The first source pixel of each, and where its weights begin; one more at the end.
    private(set) var firsts: [Int] = []
    private(set) var weightStarts: [Int] = [0]
    private(set) var weights: [Int32] = []
    private(set) var mostTaps = 1
    private(set) var hasNegativeWeights = false
    /// All source pixels that are used.
    private(set) var sourceRange = 0..<0

    /// Nil if a length is zero or not finite, or the crop lies outside the source.
    init?(
        source: Int, cropStart: CGFloat, cropLength: CGFloat, start: CGFloat, length: CGFloat, from: Int, count: Int,
        quality: Resampler.Quality
    ) {
        guard [cropStart, cropLength, start, length].allSatisfy({ abs($0) < 1e9 }), length != 0, cropLength > 0 else { return nil }
        // Border pixels of the crop are repeated; a pixel that is cut by the crop's border counts as belonging to it.
        let low = max(0, Int(Double(cropStart).rounded(.down))), high = min(source, Int(Double(cropStart + cropLength).rounded(.up))) - 1
        guard low <= high else { return nil }
        let step = Double(cropLength) / Double(length)
        firsts.reserveCapacity(count)
        for index in 0..<count {
            let center = Double(cropStart) + (Double(from + index) + 0.5 - Double(start)) * step
            if quality == .nearest {
                append([1], first: Int(min(max(center, -1), 1e9).rounded(.down)), low, high)
            } else if abs(step) > 1 {
                appendAverage(from: center - abs(step) / 2, to: center + abs(step) / 2, low, high)
            } else {
                let place = min(max(center, Double(low) - 1), Double(high) + 2) - 0.5
                let first = place.rounded(.down), t = place - first
                if quality == .sharp && abs(step) < 1 {
                    append(Self.catmullRom(t), first: Int(first) - 1, low, high)
                } else {
                    append([1 - t, t], first: Int(first), low, high)
                }
            }
        }
    }

    /// R. Keys, "Cubic convolution interpolation for digital image processing" (1981), a = −½.
    private static func catmullRom(_ t: Double) -> [Double] {
        let (t2, t3) = (t * t, t * t * t)
        return [(-t3 + 2 * t2 - t) / 2, (3 * t3 - 5 * t2 + 2) / 2, (-3 * t3 + 4 * t2 + t) / 2, (t3 - t2) / 2]
    }

    private mutating func appendAverage(from: Double, to: Double, _ low: Int, _ high: Int) {
        let start = min(max(from, Double(low)), Double(high)), end = max(min(to, Double(high + 1)), start + 1e-6)
        let first = Int(start.rounded(.down)), last = min(high, Int(end.rounded(.up)) - 1)
        append((first...max(first, last)).map { min(end, Double($0 + 1)) - max(start, Double($0)) }, first: first, low, high)
    }

    /// Rounds running sums, not the weights, so that they add up to 256 however many there are; moves taps outside to the border.
    private mutating func append(_ taps: [Double], first: Int, _ low: Int, _ high: Int) {
        let total = taps.reduce(0, +)
        let clampedFirst = min(max(first, low), high), clampedLast = min(max(first + taps.count - 1, low), high)
        var rounded = [Int32](repeating: 0, count: clampedLast - clampedFirst + 1)
        var sum = 0.0, before: Int32 = 0
        for (index, tap) in taps.enumerated() {
            sum += tap
            let upTo = Int32((sum / total * 256).rounded())
            rounded[min(max(first + index, low), high) - clampedFirst] += upTo - before
            before = upTo
        }
        sourceRange = firsts.isEmpty
            ? clampedFirst..<clampedLast + 1 : min(sourceRange.lowerBound, clampedFirst)..<max(sourceRange.upperBound, clampedLast + 1)
        firsts.append(clampedFirst)
        weights.append(contentsOf: rounded)
        weightStarts.append(weights.count)
        mostTaps = max(mostTaps, rounded.count)
        if rounded.contains(where: { $0 < 0 }) { hasNegativeWeights = true }
    }
}
