/// Blurs some parallel lines at once by sliding boxes, so that one instruction serves several; outside a line is 0.
struct LineGroupBlur: ~Copyable {
    /// Lines blurred together.
    static let lines = 16

    private let length: Int
    private let first, second: UnsafeMutablePointer<UInt16>

    /// Room for lines of one length.
    init(length: Int) {
        self.length = length
        first = .allocate(capacity: length * Self.lines)
        second = .allocate(capacity: length * Self.lines)
        first.initialize(repeating: 0, count: length * Self.lines)
        second.initialize(repeating: 0, count: length * Self.lines)
    }

    deinit {
        first.deallocate()
        second.deallocate()
    }

    /// Blurs up to `lines` lines in place.
    ///
    /// - Parameters:
    ///   - lineStride: from a line to the next.
    ///   - stride: from a pixel of a line to its next.
    func blur(_ base: UnsafeMutablePointer<UInt16>, count: Int, lineStride: Int, stride: Int, _ boxes: [(before: Int, after: Int)]) {
        if lineStride == 1 && count == Self.lines {
            for place in 0..<length { (first + place &* Self.lines).update(from: base + place &* stride, count: Self.lines) }
        } else {
            for line in 0..<count { Self.copy(base + line &* lineStride, stride, first + line, Self.lines, length) }
        }
        var (input, output) = (first, second)
        for box in boxes {
            average(input, output, box)
            swap(&input, &output)
        }
        if lineStride == 1 && count == Self.lines {
            for place in 0..<length { (base + place &* stride).update(from: input + place &* Self.lines, count: Self.lines) }
        } else {
            for line in 0..<count { Self.copy(input + line, Self.lines, base + line &* lineStride, stride, length) }
        }
    }

    private static func copy(_ source: UnsafePointer<UInt16>, _ sourceStep: Int, _ target: UnsafeMutablePointer<UInt16>, _ targetStep: Int, _ count: Int) {
        for place in 0..<count { target[place &* targetStep] = source[place &* sourceStep] }
    }

    private func average(_ input: UnsafePointer<UInt16>, _ output: UnsafeMutablePointer<UInt16>, _ box: (before: Int, after: Int)) {
        let lines = Self.lines
        // Dividing as a multiplication: sums stay below 2²⁷, so the quotient is off by less than a fiftieth.
        let width = UInt64(box.before + box.after + 1), factor = min((1 << 32 + width / 2) / width, UInt64(UInt32.max))
        var (a, b) = (Sums(), Sums())
        for place in 0..<min(box.after, length) {
            a.add(input + place &* lines)
            b.add(input + (place &* lines &+ 8))
        }
        for place in 0..<length {
            if place &+ box.after < length {
                let entering = input + (place &+ box.after) &* lines
                a.add(entering)
                b.add(entering + 8)
            }
            let row = output + place &* lines
            a.store(times: factor, at: row)
            b.store(times: factor, at: row + 8)
            if place >= box.before {
                let leaving = input + (place &- box.before) &* lines
                a.subtract(leaving)
                b.subtract(leaving + 8)
            }
        }
    }

    /// The sums of a box on eight lines.
    private struct Sums {
        private var low = SIMD4<UInt32>.zero, high = SIMD4<UInt32>.zero

        @inline(__always) mutating func add(_ row: UnsafePointer<UInt16>) {
            let values = UnsafeRawPointer(row).loadUnaligned(as: SIMD8<UInt16>.self)
            low &+= SIMD4<UInt32>(truncatingIfNeeded: values.lowHalf)
            high &+= SIMD4<UInt32>(truncatingIfNeeded: values.highHalf)
        }

        @inline(__always) mutating func subtract(_ row: UnsafePointer<UInt16>) {
            let values = UnsafeRawPointer(row).loadUnaligned(as: SIMD8<UInt16>.self)
            low &-= SIMD4<UInt32>(truncatingIfNeeded: values.lowHalf)
            high &-= SIMD4<UInt32>(truncatingIfNeeded: values.highHalf)
        }

        /// Each sum × factor ÷ 2³², rounded.
        @inline(__always) func store(times factor: UInt64, at row: UnsafeMutablePointer<UInt16>) {
            let both = SIMD8<UInt32>(lowHalf: Self.quotients(low, factor), highHalf: Self.quotients(high, factor))
            UnsafeMutableRawPointer(row).storeBytes(of: SIMD8<UInt16>(truncatingIfNeeded: both), as: SIMD8<UInt16>.self)
        }

        @inline(__always) private static func quotients(_ sums: SIMD4<UInt32>, _ factor: UInt64) -> SIMD4<UInt32> {
            let pairs = unsafeBitCast(sums, to: SIMD2<UInt64>.self), factors = SIMD2<UInt64>(repeating: factor)
            let half = SIMD2<UInt64>(repeating: 0x8000_0000), wide = SIMD2<UInt64>(repeating: 32), lower = SIMD2<UInt64>(repeating: 0xFFFF_FFFF)
            let even = (pairs & lower) &* factors &+ half, odd = (pairs &>> wide) &* factors &+ half
            return unsafeBitCast(even &>> wide | odd & ~lower, to: SIMD4<UInt32>.self)
        }
    }
}
