import Foundation

/// One frame of a phone copied by memcpy: the unit in which runs on different machines can be compared.
@MainActor final class FrameCopy {
    /// 390×844 points at 3 pixels a point.
    static let width = 1170, height = 2532
    static let bytes = width * height * 4

    /// Written once: untouched pages would all be the same page of zeros.
    private let source = (0..<width * height).map { UInt32(truncatingIfNeeded: $0 &* 2_654_435_761) }
    private var target = [UInt32](repeating: 1, count: width * height)
    private var durations: [Timing] = []

    init() { sample() }

    /// Copies a few times more, so that what else goes on on the machine falls on copies as on what is measured.
    func sample() {
        for _ in 0..<5 {
            var stopwatch = Stopwatch()
            target.withUnsafeMutableBytes { target in source.withUnsafeBytes { target.copyMemory(from: $0) } }
            durations.append(stopwatch.lap())
            keep(target[durations.count])
        }
    }

    /// The median of all copies so far.
    var duration: Timing { Timing.median(durations) }
}
