/// A stretch of one row: covered evenly, or pixel by pixel.
struct CoverageRun: Equatable, Sendable {
    /// Pixel columns; `end` is outside.
    var start, end: Int32
    /// 1…255: the coverage of the whole stretch. 0: see `offset`.
    var value: UInt8
    /// Where the coverages of this stretch begin in the bytes that go with the runs.
    var offset: Int32

    @inline(__always) static func even(_ start: Int, _ end: Int, _ value: UInt8) -> CoverageRun {
        CoverageRun(start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: end), value: value, offset: 0)
    }

    @inline(__always) static func varying(_ start: Int, _ end: Int, offset: Int) -> CoverageRun {
        CoverageRun(
            start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: end), value: 0,
            offset: Int32(truncatingIfNeeded: offset))
    }
}
