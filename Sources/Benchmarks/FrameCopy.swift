import Foundation

/// One frame of a phone copied by memcpy: the unit in which runs on different machines can be compared.
@MainActor final class FrameCopy {
    /// 390×844 points at 3 pixels a point.
    static let width = 1170, height = 2532
    static let bytes = width * height * 4

    private let source = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 64)
    private let target = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 64)
    private var durations: [Timing] = []

    init() {
        // Written once: untouched pages would all be the same page of zeros.
        for offset in stride(from: 0, to: Self.bytes, by: 4) { source.storeBytes(of: UInt32(truncatingIfNeeded: offset &* 2_654_435_761), toByteOffset: offset, as: UInt32.self) }
        target.copyMemory(from: source, byteCount: Self.bytes)
        sample()
    }

    deinit {
        source.deallocate()
        target.deallocate()
    }

    /// Copies a few times more, so that what else goes on on the machine falls on copies as on what is measured.
    func sample() {
        for _ in 0..<5 {
            var stopwatch = Stopwatch()
            target.copyMemory(from: source, byteCount: Self.bytes)
            durations.append(stopwatch.lap())
            keep(target.load(fromByteOffset: durations.count * 64, as: UInt8.self))
        }
    }

    /// The median of all copies so far.
    var duration: Timing { Timing.median(durations) }
}
