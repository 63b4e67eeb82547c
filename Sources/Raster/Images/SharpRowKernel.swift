/// Weights below zero: sums lead beyond 16 bits, so of each component × 256 the upper bits and the lower eight are kept apart.
enum SharpRowKernel: RowKernel {
    static let valuesPerPixel = 8

    /// The weights of taps in pairs, one column after the other.
    static func weights(of columns: AxisSampling) -> [SIMD8<Int16>] {
        let taps = columns.taps, even = (columns.count + 1) / 2 * 2
        var weights: [SIMD8<Int16>] = []
        weights.reserveCapacity(even * ((taps + 1) / 2))
        for column in 0..<even {
            for tap in stride(from: 0, to: taps, by: 2) {
                func weight(_ tap: Int) -> Int16 { column < columns.count && tap < taps ? columns.weights[column * taps + tap] : 0 }
                weights.append(ValuePairs.weights(weight(tap), weight(tap + 1)))
            }
        }
        return weights
    }

    static func sample(
        _ spread: UnsafePointer<UInt64>, _ firsts: UnsafePointer<Int32>, _ weights: UnsafePointer<SIMD8<Int16>>, _ taps: Int,
        _ target: UnsafeMutablePointer<Int16>, _ count: Int
    ) {
        let pairs = (taps &+ 1) / 2
        for x in 0..<count {
            let from = UnsafeRawPointer(spread + Int(firsts[x])), shares = weights + x &* pairs
            var sum = SIMD4<Int32>.zero
            for pair in 0..<pairs {
                let two = from.loadUnaligned(fromByteOffset: pair &* 16, as: SIMD8<Int16>.self)
                sum &+= ValuePairs.sums(SIMD8(two[0], two[4], two[1], two[5], two[2], two[6], two[3], two[7]), shares[pair])
            }
            let upper = SIMD4<Int16>(truncatingIfNeeded: sum &>> SIMD4(repeating: 8))
            let lower = SIMD4<Int16>(truncatingIfNeeded: sum & SIMD4(repeating: 255))
            UnsafeMutableRawPointer(target + x &* 8).storeBytes(of: SIMD8(lowHalf: upper, highHalf: lower), as: SIMD8<Int16>.self)
        }
    }

    static func sum(
        _ sources: UnsafePointer<UnsafePointer<Int16>>, _ weights: UnsafePointer<SIMD8<Int16>>, _ pairs: Int,
        _ row: UnsafeMutablePointer<UInt32>, _ count: Int
    ) {
        var x = 0
        while x < count {
            @inline(__always) func sums(_ x: Int) -> SIMD4<Int32> {
                var upper = SIMD4<Int32>.zero, lower = SIMD4<Int32>(repeating: 32_768)
                var pair = 0
                while pair < pairs {
                    let both = ValuePairs(at: sources[pair &* 2] + x &* 8, sources[pair &* 2 &+ 1] + x &* 8)
                    upper &+= both.low(weights[pair])
                    lower &+= both.high(weights[pair])
                    pair &+= 1
                }
                return upper &<< SIMD4(repeating: 8) &+ lower
            }
            ValuePairs.store(
                held(ValuePairs.upper(sums(x), sums(x &+ 1))), held(ValuePairs.upper(sums(x &+ 2), sums(x &+ 3))), row + x)
            x &+= 4
        }
    }

    /// Two pixels with alpha held to 0…255, the other components to 0…alpha.
    @inline(__always) private static func held(_ two: SIMD8<Int16>) -> SIMD8<Int16> {
        let sign = SIMD8<Int16>(repeating: 15), highest = SIMD8<Int16>(repeating: 255)
        // What is below zero has only ones where its sign is.
        let positive = two & ~(two &>> sign)
        let alpha = SIMD8(
            positive[3], positive[3], positive[3], positive[3], positive[7], positive[7], positive[7], positive[7])
        let over = positive &- alpha
        let held = positive &- (over & ~(over &>> sign)), above = held &- highest
        return held &- (above & ~(above &>> sign))
    }
}
