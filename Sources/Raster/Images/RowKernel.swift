/// The loops of `ResampledRows`: how a sampled row is kept, and how kept rows are summed.
protocol RowKernel: Sendable {
    /// Of 16 bits, in a kept row.
    static var valuesPerPixel: Int { get }

    /// The weights of columns as `sample` takes them, as many for each pair of columns.
    static func weights(of columns: AxisSampling) -> [SIMD8<Int16>]

    /// Samples `count` pixels along x, each from `taps` neighbours; if the number is odd, one more is written.
    static func sample(
        _ spread: UnsafePointer<UInt64>, _ firsts: UnsafePointer<Int32>, _ weights: UnsafePointer<SIMD8<Int16>>, _ taps: Int,
        _ target: UnsafeMutablePointer<Int16>, _ count: Int)

    /// Sums kept rows in pairs for `count` pixels, a multiple of four.
    static func sum(
        _ sources: UnsafePointer<UnsafePointer<Int16>>, _ weights: UnsafePointer<SIMD8<Int16>>, _ pairs: Int,
        _ row: UnsafeMutablePointer<UInt32>, _ count: Int)
}

/// Eight values of one row beside eight of another, to be multiplied by a weight each and added: one instruction for four sums.
///
/// The weights must come from where the compiler does not see that they repeat; else it takes multiplication and addition apart.
struct ValuePairs {
    private let one, other: SIMD8<Int16>

    @inline(__always) init(at one: UnsafePointer<Int16>, _ other: UnsafePointer<Int16>) {
        self.one = UnsafeRawPointer(one).loadUnaligned(as: SIMD8<Int16>.self)
        self.other = UnsafeRawPointer(other).loadUnaligned(as: SIMD8<Int16>.self)
    }

    /// Of the first four values. Weights alternate: one, other, one, other.
    @inline(__always) func low(_ weights: SIMD8<Int16>) -> SIMD4<Int32> {
        Self.sums(SIMD8(one[0], other[0], one[1], other[1], one[2], other[2], one[3], other[3]), weights)
    }

    /// Of the last four.
    @inline(__always) func high(_ weights: SIMD8<Int16>) -> SIMD4<Int32> {
        Self.sums(SIMD8(one[4], other[4], one[5], other[5], one[6], other[6], one[7], other[7]), weights)
    }

    @inline(__always) static func sums(_ values: SIMD8<Int16>, _ weights: SIMD8<Int16>) -> SIMD4<Int32> {
        SIMD4<Int32>(truncatingIfNeeded: values.evenHalf) &* SIMD4<Int32>(truncatingIfNeeded: weights.evenHalf)
            &+ SIMD4<Int32>(truncatingIfNeeded: values.oddHalf) &* SIMD4<Int32>(truncatingIfNeeded: weights.oddHalf)
    }

    static func weights(_ one: Int16, _ other: Int16) -> SIMD8<Int16> { SIMD8(one, other, one, other, one, other, one, other) }

    /// The upper halves of sums, side by side.
    @inline(__always) static func upper(_ a: SIMD4<Int32>, _ b: SIMD4<Int32>) -> SIMD8<Int16> {
        let shift = SIMD4<Int32>(repeating: 16)
        return SIMD8<Int16>(truncatingIfNeeded: SIMD8<Int32>(lowHalf: a &>> shift, highHalf: b &>> shift))
    }

    /// Four pixels from components of 0…255.
    @inline(__always) static func store(_ two: SIMD8<Int16>, _ more: SIMD8<Int16>, _ row: UnsafeMutablePointer<UInt32>) {
        UnsafeMutableRawPointer(row).storeBytes(
            of: SIMD16<UInt8>(truncatingIfNeeded: SIMD16<Int16>(lowHalf: two, highHalf: more)), as: SIMD16<UInt8>.self)
    }
}
