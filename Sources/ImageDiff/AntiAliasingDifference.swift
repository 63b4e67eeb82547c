import Graphics

/// Forgives differing pixels that are anti-aliasing in either picture, and colours that look the same.
///
/// Source: V. Vyšniauskas, "Anti-aliased Pixel and Intensity Slope Detector" (2009), in the form that the `pixelmatch` tool made known: a
/// pixel smooths an edge when its neighbours hold both a darker and a lighter one, at most two are as bright as itself, and the darkest or
/// the lightest lies in a flat area of both pictures. Thin strokes may be taken for smoothing (pixelmatch's issue 74): a removed hairline on
/// one row is seen, since its neighbours are flat.
package struct AntiAliasingDifference: DifferenceAlgorithm {
    package static let name = "antialiasing"

    /// Distances up to this, in hundredths of OKLab's lightness, are no difference at all.
    package var maxDeltaE: Double

    package init(maxDeltaE: Double = 0) { self.maxDeltaE = maxDeltaE }

    package func compare(expected: Bitmap, actual: Bitmap) -> Comparison {
        let limit = Float(maxDeltaE)
        return expected.pixels.withUnsafeBufferPointer { a in
            actual.pixels.withUnsafeBufferPointer { b in
                let detector = EdgeDetector(before: a, after: b, width: expected.width, height: expected.height)
                return judgePixels(expected, actual, looksAround: true) { x, y, old, new in
                    limit > 0 && PerceivedColor.distance(old, new) <= limit || detector.isSmoothing(x, y)
                }
            }
        }
    }
}

/// Looks at the eight neighbours of a pixel, in two pictures of one size.
private struct EdgeDetector {
    let before, after: UnsafeBufferPointer<UInt32>
    let width, height: Int

    /// Whether a pixel smooths an edge in either picture.
    func isSmoothing(_ x: Int, _ y: Int) -> Bool {
        guard isInside(x, y) else { return isSmoothingOnRim(x, y, before) || isSmoothingOnRim(x, y, after) }
        let offset = y * width + x
        let (old, new) = (before.baseAddress! + offset, after.baseAddress! + offset)
        let oldRing = Ring(old, width)
        let isAlone = Ring.areSame(old, new, width)
        let newRing = isAlone ? oldRing : Ring(new, width)
        let isOldEdge = oldRing.isEdge(around: luma(old[0])), isNewEdge = newRing.isEdge(around: luma(new[0]))
        if isOldEdge, isBesideFlat(oldRing, x, y) { return true }
        // A pixel that differs by itself has the same neighbours in both pictures.
        return isNewEdge && !(isAlone && isOldEdge) && isBesideFlat(newRing, x, y)
    }

    private func isBesideFlat(_ ring: Ring, _ x: Int, _ y: Int) -> Bool {
        @inline(__always) func isFlatThere(_ number: Int) -> Bool {
            let (column, row) = (x - 1 + number % 3, y - 1 + number / 3)
            return isFlat(column, row, before) && isFlat(column, row, after)
        }
        return isFlatThere(ring.darkest) || isFlatThere(ring.lightest)
    }

    /// A pixel on the rim has fewer neighbours and counts as having one that is the same.
    private func isSmoothingOnRim(_ x: Int, _ y: Int, _ pixels: UnsafeBufferPointer<UInt32>) -> Bool {
        let own = luma(pixels[y * width + x])
        var same = 1
        var (darkest, lightest): (Int32, Int32) = (0, 0)
        var (dark, light) = ((x: x, y: y), (x: x, y: y))
        for ny in max(0, y - 1)...min(height - 1, y + 1) {
            for nx in max(0, x - 1)...min(width - 1, x + 1) where nx != x || ny != y {
                let step = luma(pixels[ny * width + nx]) - own
                if step == 0 { same += 1 }
                if step < darkest { (darkest, dark) = (step, (nx, ny)) }
                if step > lightest { (lightest, light) = (step, (nx, ny)) }
            }
        }
        guard same <= 2, darkest < 0, lightest > 0 else { return false }
        return isFlat(dark.x, dark.y, before) && isFlat(dark.x, dark.y, after) || isFlat(light.x, light.y, before) && isFlat(light.x, light.y, after)
    }

    /// Whether at least three neighbours have the very same colour.
    private func isFlat(_ x: Int, _ y: Int, _ pixels: UnsafeBufferPointer<UInt32>) -> Bool {
        let center = pixels.baseAddress! + (y * width + x)
        let own = center[0]
        if isInside(x, y) {
            @inline(__always) func count(_ row: Int) -> Int {
                (center[row - 1] == own ? 1 : 0) + (center[row] == own ? 1 : 0) + (center[row + 1] == own ? 1 : 0)
            }
            // The pixel itself is among them.
            return count(-width) + count(0) + count(width) > 3
        }
        var same = 1
        for ny in max(0, y - 1)...min(height - 1, y + 1) {
            for nx in max(0, x - 1)...min(width - 1, x + 1) where nx != x || ny != y { same += pixels[ny * width + nx] == own ? 1 : 0 }
        }
        return same > 2
    }

    @inline(__always)
    private func isInside(_ x: Int, _ y: Int) -> Bool { x > 0 && y > 0 && x < width - 1 && y < height - 1 }
}

/// Rec. 601 luma of a pixel over white, times 256: 77, 150 and 29 parts of red, green and blue.
@inline(__always)
private func luma(_ pixel: UInt32) -> Int32 {
    // Red stands in the lower half and blue in the upper: one product holds 77 red + 29 blue in its upper half.
    let redAndBlue = ((pixel & 0x00FF_00FF) &* 0x004D_001D) >> 16
    return Int32(truncatingIfNeeded: redAndBlue &+ 150 &* (pixel >> 8 & 255) &+ (~pixel >> 16 & 0xFF00))
}

/// The lumas of a pixel's eight neighbours, which are numbered by rows, the pixel itself being 4.
///
/// Differing pixels are many and their surroundings unlike, so that a branch for each neighbour would be guessed wrong half of the time:
/// the neighbour's number rides in the low bits of its luma, and minimum and maximum need no branch.
private struct Ring {
    private var lumas: (SIMD4<Int32>, SIMD4<Int32>)
    private var least, greatest: Int32

    @inline(__always)
    init(_ center: UnsafePointer<UInt32>, _ width: Int) {
        let (above, below) = (center - width, center + width)
        lumas = (
            SIMD4(luma(above[-1]), luma(above[0]), luma(above[1]), luma(center[-1])),
            SIMD4(luma(center[1]), luma(below[-1]), luma(below[0]), luma(below[1]))
        )
        let numbered = (lumas.0 &* 16 &+ SIMD4(0, 1, 2, 3), lumas.1 &* 16 &+ SIMD4(5, 6, 7, 8))
        // Of equals the first counts, for the lightest as for the darkest.
        let turned = (lumas.0 &* 16 &+ SIMD4(15, 14, 13, 12), lumas.1 &* 16 &+ SIMD4(10, 9, 8, 7))
        let low = numbered.0.replacing(with: numbered.1, where: numbered.1 .< numbered.0)
        let high = turned.0.replacing(with: turned.1, where: turned.1 .> turned.0)
        self.least = min(min(low[0], low[1]), min(low[2], low[3]))
        greatest = max(max(high[0], high[1]), max(high[2], high[3]))
    }

    /// Whether the rings around two pixels are the same.
    @inline(__always)
    static func areSame(_ a: UnsafePointer<UInt32>, _ b: UnsafePointer<UInt32>, _ width: Int) -> Bool {
        @inline(__always) func difference(_ offset: Int) -> UInt32 { a[offset] ^ b[offset] }
        let above = difference(-width - 1) | difference(-width) | difference(-width + 1)
        let below = difference(width - 1) | difference(width) | difference(width + 1)
        return above | below | difference(-1) | difference(1) == 0
    }

    /// The numbers of the darkest and the lightest neighbour.
    var darkest: Int { Int(least & 15) }
    var lightest: Int { Int(15 - greatest & 15) }

    /// Whether there are a darker and a lighter neighbour and at most two as bright.
    @inline(__always)
    func isEdge(around own: Int32) -> Bool {
        let ones = SIMD4<Int32>.zero.replacing(with: 1, where: lumas.0 .== own) &+ SIMD4<Int32>.zero.replacing(with: 1, where: lumas.1 .== own)
        let same = ones[0] &+ ones[1] &+ ones[2] &+ ones[3]
        // One test of all three, since each by itself is a toss-up.
        return (2 &- same) | ((greatest >> 4) &- own &- 1) | (own &- (least >> 4) &- 1) >= 0
    }
}
