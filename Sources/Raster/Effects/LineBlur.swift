/// Blurs one line by sliding boxes; outside the line is 0.
struct LineBlur {
    private let length: Int
    private var first, second: [UInt16]

    init(length: Int) {
        self.length = length
        first = Array(repeating: 0, count: length)
        second = first
    }

    mutating func blur(_ line: UnsafeMutablePointer<UInt16>, stride: Int, _ boxes: [(before: Int, after: Int)]) {
        for index in 0..<length { first[index] = line[index * stride] }
        for box in boxes {
            first.withUnsafeBufferPointer { input in
                second.withUnsafeMutableBufferPointer { output in Self.average(input, output, box) }
            }
            swap(&first, &second)
        }
        for index in 0..<length { line[index * stride] = first[index] }
    }

    private static func average(_ input: UnsafeBufferPointer<UInt16>, _ output: UnsafeMutableBufferPointer<UInt16>, _ box: (before: Int, after: Int)) {
        let count = input.count
        let divisor = BoxDivisor(width: box.before + box.after + 1)
        var sum: UInt64 = 0
        for index in 0..<min(box.after, count) { sum += UInt64(input[index]) }
        for index in 0..<count {
            if index + box.after < count { sum += UInt64(input[index + box.after]) }
            output[index] = divisor.quotient(sum)
            if index >= box.before { sum -= UInt64(input[index - box.before]) }
        }
    }
}

/// Divides by a fixed number with rounding, as a multiplication.
struct BoxDivisor {
    private let factor: UInt64

    init(width: Int) { factor = (1 << 40 + UInt64(width) / 2) / UInt64(width) }

    /// The sum of `width` 16-bit values, divided.
    @inline(__always) func quotient(_ sum: UInt64) -> UInt16 { UInt16(truncatingIfNeeded: min(65_535, (sum &* factor &+ 1 << 39) &>> 40)) }
}
