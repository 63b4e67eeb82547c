/// The rows of a gradient, two pixels at a time.
struct GradientRows: RowShader {
    let table: GradientTable
    let geometry: any GradientGeometry

    var isOpaque: Bool { table.isOpaque }

    func shade(x: Int, y: Int, count: Int, into row: UnsafeMutablePointer<UInt32>) {
        table.pixels.withUnsafeBufferPointer { pixels in
            geometry.shade(GradientStretch(table: table, colors: pixels.baseAddress!, x: x, count: count, row: row), y: Double(y) + 0.5)
        }
    }
}

/// Some pixels of a row, to be given the colours of their locations.
struct GradientStretch {
    let table: GradientTable
    let colors: UnsafePointer<UInt32>
    let x, count: Int
    let row: UnsafeMutablePointer<UInt32>

    /// - Parameter locations: of two pixels, from the x coordinates of their centres.
    @inline(__always) func shade(locations: (SIMD2<Double>) -> SIMD2<Double>) {
        let (starts, scales, lasts) = (SIMD2(repeating: table.start), SIMD2(repeating: table.stepsPerLocation), SIMD2(repeating: table.lastStep))
        shade(places: { centers in
            let place = (locations(centers) - starts) * scales
            // What is not a number counts as before the start.
            let held = SIMD2<Double>.zero.choosing(place, where: place .> SIMD2<Double>.zero)
            return held.choosing(lasts, where: held .> lasts)
        })
    }

    /// - Parameter places: in the table, of two pixels.
    @inline(__always) func shade(places: (SIMD2<Double>) -> SIMD2<Double>) {
        var centers = SIMD2(Double(x) + 0.5, Double(x) + 1.5), index = 0
        while index &+ 2 <= count {
            let two = places(centers).roundedIndices
            row[index] = colors[Int(truncatingIfNeeded: two.x)]
            row[index &+ 1] = colors[Int(truncatingIfNeeded: two.y)]
            centers += SIMD2(repeating: 2)
            index &+= 2
        }
        if index < count { row[index] = colors[Int(truncatingIfNeeded: places(centers).roundedIndices.x)] }
    }
}

extension SIMD2<Double> {
    /// These numbers, or others where a mask says so.
    @inline(__always) func choosing(_ other: SIMD2<Double>, where mask: SIMDMask<SIMD2<Int64>>) -> SIMD2<Double> {
        let bits = unsafeBitCast(mask, to: SIMD2<UInt64>.self)
        return unsafeBitCast(unsafeBitCast(self, to: SIMD2<UInt64>.self) & ~bits | unsafeBitCast(other, to: SIMD2<UInt64>.self) & bits, to: SIMD2<Double>.self)
    }

    /// These numbers, 0…65535, with a half added, rounded down.
    @inline(__always) var roundedIndices: SIMD2<UInt64> {
        // A number from 2⁵² on has whole numbers in its lowest bits; adding rounds to the nearest one.
        let first = SIMD2<Double>(repeating: 4_503_599_627_370_496)
        let place = self + SIMD2(repeating: 0.5), sum = place + first
        let isAbove = unsafeBitCast((sum - first) .> place, to: SIMD2<UInt64>.self)
        return (unsafeBitCast(sum, to: SIMD2<UInt64>.self) &+ isAbove) & SIMD2<UInt64>(repeating: 0xFFFF)
    }
}
