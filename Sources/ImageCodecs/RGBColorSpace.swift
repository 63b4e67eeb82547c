import Graphics

/// An RGB colour space of the matrix kind: one transfer curve per channel and three primaries.
struct RGBColorSpace {
    /// White point and primaries as CIE 1931 xy.
    struct Primaries {
        var white, red, green, blue: (x: Double, y: Double)

        /// IEC 61966-2-1.
        static var sRGB: Primaries { Primaries(white: (0.3127, 0.329), red: (0.64, 0.33), green: (0.3, 0.6), blue: (0.15, 0.06)) }
    }

    /// Linear light 0…1 for each 8-bit value of red, green and blue.
    let curves: [[Double]]
    /// From linear RGB of this space to XYZ relative to D50.
    let toXYZ: Matrix3

    /// The space with one gamma for all channels; `gamma` nil is sRGB's curve. Nil if it is sRGB within rounding.
    ///
    /// A gamma of 1/0.45455, which is as near as PNG's `gAMA` can come to sRGB's curve, is taken as that curve.
    init?(primaries: Primaries, gamma: Double?) {
        let isSRGBCurve = gamma.map { abs($0 - 2.2) < 0.003 } ?? true
        let curve = (0...255).map { value in
            isSRGBCurve ? PortableMath.linearized(Double(value) / 255) : PortableMath.power(Double(value) / 255, gamma!)
        }
        guard let matrix = Matrix3(primaries: primaries) else { return nil }
        self.init(curves: [curve, curve, curve], toXYZ: matrix)
    }

    /// Nil if the space is sRGB within rounding.
    init?(curves: [[Double]], toXYZ: Matrix3) {
        (self.curves, self.toXYZ) = (curves, toXYZ)
        let isSRGBCurve = curves.allSatisfy { curve in
            curve.indices.allSatisfy { abs(curve[$0] - PortableMath.linearized(Double($0) / 255)) < 0.002 }
        }
        let matrix = toLinearSRGB
        let isSRGBMatrix = (0..<9).allSatisfy { abs(matrix.values[$0] - Matrix3.identity.values[$0]) < 0.003 }
        if isSRGBCurve && isSRGBMatrix { return nil }
    }

    private var toLinearSRGB: Matrix3 { Matrix3(primaries: .sRGB)!.inverted!.times(toXYZ) }

    /// Replaces the bitmap's colours, which are of this space, by sRGB's; what lies outside is clipped.
    ///
    /// - Parameter source: the same pixels as RGBA, not premultiplied; nil if the bitmap is opaque.
    func convertToSRGB(_ bitmap: inout Bitmap, from source: UnsafeBufferPointer<UInt8>? = nil) {
        let m = toLinearSRGB.values
        let encode = Self.encoded
        func byte(_ linear: Double) -> UInt32 {
            UInt32(encode[Int((min(max(linear, 0), 1) * Double(encode.count - 1)).rounded())])
        }
        var last: UInt32?, converted: UInt32 = 0
        for index in bitmap.pixels.indices {
            var plain = bitmap.pixels[index] & 0xFF_FFFF
            if let source {
                let place = index * 4
                plain = UInt32(source[place]) | UInt32(source[place + 1]) << 8 | UInt32(source[place + 2]) << 16
            }
            if plain != last {
                last = plain
                let (r, g, b) = (curves[0][Int(plain & 255)], curves[1][Int(plain >> 8 & 255)], curves[2][Int(plain >> 16)])
                converted = byte(m[0] * r + m[1] * g + m[2] * b) | byte(m[3] * r + m[4] * g + m[5] * b) << 8
                    | byte(m[6] * r + m[7] * g + m[8] * b) << 16
            }
            let alpha = bitmap.pixels[index] >> 24
            func component(_ shift: UInt32) -> UInt32 { AlphaTable.premultiplied(converted >> shift & 255, alpha) << shift }
            bitmap.pixels[index] = component(0) | component(8) | component(16) | alpha << 24
        }
    }

    /// sRGB's 8-bit value for linear light in steps of 1/32768.
    private static let encoded: [UInt8] = (0...32_768).map {
        UInt8((PortableMath.gammaEncoded(Double($0) / 32_768) * 255).rounded())
    }
}
