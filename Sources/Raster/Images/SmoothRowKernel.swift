/// Weights of which none is below zero: a component × 256 fits into 16 bits, kept less 32768 so that it has a sign.
enum SmoothRowKernel: RowKernel {
    static let valuesPerPixel = 4

    /// Four times the weight of one column, four times that of its neighbour, for each tap.
    static func weights(of columns: AxisSampling) -> [SIMD8<Int16>] {
        let taps = columns.taps
        var weights: [SIMD8<Int16>] = []
        weights.reserveCapacity((columns.count + 1) / 2 * taps)
        for column in stride(from: 0, to: columns.count, by: 2) {
            for tap in 0..<taps {
                let one = columns.weights[column * taps + tap]
                let other = column + 1 < columns.count ? columns.weights[(column + 1) * taps + tap] : 0
                weights.append(SIMD8(lowHalf: SIMD4(repeating: one), highHalf: SIMD4(repeating: other)))
            }
        }
        return weights
    }

    static func sample(
        _ spread: UnsafePointer<UInt64>, _ firsts: UnsafePointer<Int32>, _ weights: UnsafePointer<SIMD8<Int16>>, _ taps: Int,
        _ target: UnsafeMutablePointer<Int16>, _ count: Int
    ) {
        let spread = UnsafeRawPointer(spread)
        @inline(__always) func pair(_ x: Int, _ taps: Int) {
            let one = spread + Int(firsts[x]) &* 8, other = spread + Int(firsts[x &+ 1 < count ? x &+ 1 : x]) &* 8
            let shares = weights + (x &>> 1) &* taps
            // Less 32768.
            var sum = SIMD8<Int16>(repeating: .min), tap = 0
            while tap < taps {
                let values = SIMD8(
                    lowHalf: one.loadUnaligned(fromByteOffset: tap &* 8, as: SIMD4<Int16>.self),
                    highHalf: other.loadUnaligned(fromByteOffset: tap &* 8, as: SIMD4<Int16>.self))
                sum &+= values &* shares[tap]
                tap &+= 1
            }
            UnsafeMutableRawPointer(target + x &* 4).storeBytes(of: sum, as: SIMD8<Int16>.self)
        }
        @inline(__always) func all(_ taps: Int) {
            var x = 0
            while x < count {
                pair(x, taps)
                x &+= 2
            }
        }
        // Loops over few taps are written out by the compiler.
        switch taps {
        case 1: all(1)
        case 2: all(2)
        case 3: all(3)
        case 4: all(4)
        case 5: all(5)
        default: all(taps)
        }
    }

    static func sum(
        _ sources: UnsafePointer<UnsafePointer<Int16>>, _ weights: UnsafePointer<SIMD8<Int16>>, _ pairs: Int,
        _ row: UnsafeMutablePointer<UInt32>, _ count: Int
    ) {
        if pairs == 1 { sumPair(sources[0], sources[1], weights[0], row, count) } else { sumPairs(sources, weights, pairs, row, count) }
    }

    /// Half a level, and what was taken off the kept components: 32768 × 256.
    private static var start: SIMD4<Int32> { SIMD4(repeating: 32_768 + 1 << 23) }

    // Not to be written out where it is called: see `ValuePairs`.
    @inline(never) private static func sumPair(
        _ one: UnsafePointer<Int16>, _ other: UnsafePointer<Int16>, _ weights: SIMD8<Int16>, _ row: UnsafeMutablePointer<UInt32>, _ count: Int
    ) {
        var x = 0
        while x < count {
            let a = ValuePairs(at: one + x &* 4, other + x &* 4), b = ValuePairs(at: one + (x &* 4 &+ 8), other + (x &* 4 &+ 8))
            ValuePairs.store(
                ValuePairs.upper(a.low(weights) &+ start, a.high(weights) &+ start),
                ValuePairs.upper(b.low(weights) &+ start, b.high(weights) &+ start), row + x)
            x &+= 4
        }
    }

    @inline(never) private static func sumPairs(
        _ sources: UnsafePointer<UnsafePointer<Int16>>, _ weights: UnsafePointer<SIMD8<Int16>>, _ pairs: Int,
        _ row: UnsafeMutablePointer<UInt32>, _ count: Int
    ) {
        var x = 0
        while x < count {
            var (p, q, r, s) = (start, start, start, start)
            var pair = 0
            while pair < pairs {
                let one = sources[pair &* 2] + x &* 4, other = sources[pair &* 2 &+ 1] + x &* 4, share = weights[pair]
                let a = ValuePairs(at: one, other), b = ValuePairs(at: one + 8, other + 8)
                p &+= a.low(share)
                q &+= a.high(share)
                r &+= b.low(share)
                s &+= b.high(share)
                pair &+= 1
            }
            ValuePairs.store(ValuePairs.upper(p, q), ValuePairs.upper(r, s), row + x)
            x &+= 4
        }
    }
}
