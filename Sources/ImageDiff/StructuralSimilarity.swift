import Graphics

/// Forgives what leaves the structure as it is: the mean similarity of small windows is at least a limit.
///
/// Source: Z. Wang, A. Bovik, H. Sheikh, E. Simoncelli, "Image Quality Assessment: From Error Visibility to Structural Similarity" (2004), with
/// their K1 = 0.01 and K2 = 0.03 and a flat window of 8×8 pixels as in their first form, every fourth pixel each way. Taken of red, green,
/// blue and alpha one by one; the worst counts, since luma alone does not see a change of hue. As a mean over the whole picture it forgives
/// small things in large pictures by its nature: use it for noise in photographs, never for screens.
package struct StructuralSimilarity: DifferenceAlgorithm {
    package static let name = "ssim"

    /// The least similarity forgiven; 1 is the same, 0 unrelated.
    package var minimum: Double

    package init(minimum: Double = 0.99) { self.minimum = minimum }

    package func compare(expected: Bitmap, actual: Bitmap) -> Comparison {
        let all = ExactDifference().compare(expected: expected, actual: actual)
        guard case .different(let difference) = all else { return all }
        return similarity(expected, actual) >= minimum ? .withinTolerance(difference) : all
    }

    /// The similarity of two pictures of one size, -1…1; that of the worst channel.
    package func similarity(_ expected: Bitmap, _ actual: Bitmap) -> Double {
        [0, 8, 16, 24].map { mean(expected, actual, shift: $0) }.min() ?? 1
    }

    private func mean(_ expected: Bitmap, _ actual: Bitmap, shift: UInt32) -> Double {
        let (width, height) = (expected.width, expected.height)
        let (across, down) = (min(8, width), min(8, height))
        var sum = 0.0
        var windows = 0
        expected.pixels.withUnsafeBufferPointer { a in
            actual.pixels.withUnsafeBufferPointer { b in
                for top in stride(from: 0, through: height - down, by: 4) {
                    for left in stride(from: 0, through: width - across, by: 4) {
                        var (sa, sb, saa, sbb, sab): (Int32, Int32, Int32, Int32, Int32) = (0, 0, 0, 0, 0)
                        for y in top..<top + down {
                            for index in y * width + left..<y * width + left + across {
                                let (p, q) = (Int32(bitPattern: a[index] >> shift & 255), Int32(bitPattern: b[index] >> shift & 255))
                                sa &+= p
                                sb &+= q
                                saa &+= p &* p
                                sbb &+= q &* q
                                sab &+= p &* q
                            }
                        }
                        sum += Self.index(Double(across * down), Double(sa), Double(sb), Double(saa), Double(sbb), Double(sab))
                        windows += 1
                    }
                }
            }
        }
        return windows == 0 ? 1 : sum / Double(windows)
    }

    private static func index(_ n: Double, _ sa: Double, _ sb: Double, _ saa: Double, _ sbb: Double, _ sab: Double) -> Double {
        let (c1, c2) = (0.01 * 255 * 0.01 * 255, 0.03 * 255 * 0.03 * 255)
        let (ma, mb) = (sa / n, sb / n)
        let (va, vb, cov) = (saa / n - ma * ma, sbb / n - mb * mb, sab / n - ma * mb)
        return (2 * ma * mb + c1) * (2 * cov + c2) / ((ma * ma + mb * mb + c1) * (va + vb + c2))
    }
}
