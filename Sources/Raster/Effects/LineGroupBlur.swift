/// Blurs some parallel lines at once by sliding boxes, so that one instruction serves several; outside a line is 0.
struct LineGroupBlur {
    /// Lines blurred together.
    static let lines = 16

    private let length: Int
    private let first, second: UnsafeMutablePointer<UInt16>
    private let sums: UnsafeMutablePointer<UInt32>

    /// Room for lines of one length; `release` gives it back.
    init(length: Int) {
        self.length = length
        first = .allocate(capacity: length * Self.lines)
        second = .allocate(capacity: length * Self.lines)
        sums = .allocate(capacity: Self.lines)
        first.initialize(repeating: 0, count: length * Self.lines)
        second.initialize(repeating: 0, count: length * Self.lines)
    }

    func release() {
        first.deallocate()
        second.deallocate()
        sums.deallocate()
    }

    /// Blurs up to `lines` lines in place.
    ///
    /// - Parameters:
    ///   - lineStride: from a line to the next.
    ///   - stride: from a pixel of a line to its next.
    func blur(_ base: UnsafeMutablePointer<UInt16>, count: Int, lineStride: Int, stride: Int, _ boxes: [(before: Int, after: Int)]) {
        for place in 0..<length {
            for line in 0..<count { first[place &* Self.lines &+ line] = base[place &* stride &+ line &* lineStride] }
        }
        var (input, output) = (first, second)
        for box in boxes {
            average(input, output, box)
            swap(&input, &output)
        }
        for place in 0..<length {
            for line in 0..<count { base[place &* stride &+ line &* lineStride] = input[place &* Self.lines &+ line] }
        }
    }

    private func average(_ input: UnsafeMutablePointer<UInt16>, _ output: UnsafeMutablePointer<UInt16>, _ box: (before: Int, after: Int)) {
        let width = Self.lines
        // Dividing as a multiplication: sums stay below 2²⁷, so the quotient is off by less than a fiftieth.
        let factor = UInt32(min((1 << 32 + UInt64(box.before + box.after + 1) / 2) / UInt64(box.before + box.after + 1), UInt64(UInt32.max)))
        sums.initialize(repeating: 0, count: width)
        for place in 0..<min(box.after, length) { add(input + place * width) }
        for place in 0..<length {
            if place + box.after < length { add(input + (place + box.after) * width) }
            let row = output + place * width
            for line in 0..<width {
                row[line] = UInt16(truncatingIfNeeded: (UInt64(sums[line]) &* UInt64(factor) &+ 0x8000_0000) &>> 32)
            }
            if place >= box.before { subtract(input + (place - box.before) * width) }
        }
    }

    @inline(__always) private func add(_ row: UnsafeMutablePointer<UInt16>) {
        for line in 0..<Self.lines { sums[line] &+= UInt32(row[line]) }
    }

    @inline(__always) private func subtract(_ row: UnsafeMutablePointer<UInt16>) {
        for line in 0..<Self.lines { sums[line] &-= UInt32(row[line]) }
    }
}
