/// Blurs some neighbouring columns at once, so that memory is read row by row.
struct LineGroupBlur {
    static let columns = 16

    private let length: Int
    private var first, second: [UInt16]
    private var sums = [UInt64](repeating: 0, count: columns)

    init(length: Int) {
        self.length = length
        first = Array(repeating: 0, count: length * Self.columns)
        second = first
    }

    /// - Parameter base: the topmost pixel of the first column; `stride` leads to the next row.
    mutating func blur(_ base: UnsafeMutablePointer<UInt16>, columns: Int, stride: Int, _ boxes: [(before: Int, after: Int)]) {
        for y in 0..<length {
            for x in 0..<columns { first[y * Self.columns + x] = base[y * stride + x] }
        }
        for box in boxes {
            average(box)
            swap(&first, &second)
        }
        for y in 0..<length {
            for x in 0..<columns { base[y * stride + x] = first[y * Self.columns + x] }
        }
    }

    private mutating func average(_ box: (before: Int, after: Int)) {
        let divisor = BoxDivisor(width: box.before + box.after + 1)
        let count = length, width = Self.columns
        sums.withUnsafeMutableBufferPointer { sums in
            first.withUnsafeBufferPointer { input in
                second.withUnsafeMutableBufferPointer { output in
                    for x in 0..<width { sums[x] = 0 }
                    for y in 0..<min(box.after, count) {
                        for x in 0..<width { sums[x] &+= UInt64(input[y &* width &+ x]) }
                    }
                    for y in 0..<count {
                        if y + box.after < count {
                            let row = (y + box.after) * width
                            for x in 0..<width { sums[x] &+= UInt64(input[row &+ x]) }
                        }
                        for x in 0..<width { output[y &* width &+ x] = divisor.quotient(sums[x]) }
                        if y >= box.before {
                            let row = (y - box.before) * width
                            for x in 0..<width { sums[x] &-= UInt64(input[row &+ x]) }
                        }
                    }
                }
            }
        }
    }
}
