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
                let before = EdgeDetector(pixels: a, width: expected.width, height: expected.height)
                let after = EdgeDetector(pixels: b, width: actual.width, height: actual.height)
                return judgePixels(expected, actual, looksAround: true) { x, y, old, new in
                    if limit > 0, PerceivedColor.distance(old, new) <= limit { return true }
                    return before.isSmoothing(x, y, other: after) || after.isSmoothing(x, y, other: before)
                }
            }
        }
    }
}

/// Looks at the eight neighbours of a pixel.
private struct EdgeDetector {
    let pixels: UnsafeBufferPointer<UInt32>
    let width, height: Int

    /// Rec. 601 luma of the pixel over white, times 256: 77, 150 and 29 parts of red, green and blue.
    @inline(__always)
    private func luma(_ pixel: UInt32) -> Int32 {
        // Red stands in the lower half and blue in the upper: one product holds 77 red + 29 blue in its upper half.
        let redAndBlue = ((pixel & 0x00FF_00FF) &* 0x004D_001D) >> 16
        return Int32(truncatingIfNeeded: redAndBlue &+ 150 &* (pixel >> 8 & 255) &+ (~pixel >> 16 & 0xFF00))
    }

    func isSmoothing(_ x: Int, _ y: Int, other: EdgeDetector) -> Bool {
        isInside(x, y) ? isSmoothingInside(x, y, other) : isSmoothingOnRim(x, y, other)
    }

    /// A pixel with all its neighbours. Differing pixels are many and their surroundings unlike, so that a branch for each neighbour would be
    /// guessed wrong half of the time: the neighbour's number rides in the low bits of its luma, and minimum and maximum need no branch.
    private func isSmoothingInside(_ x: Int, _ y: Int, _ other: EdgeDetector) -> Bool {
        let center = pixels.baseAddress! + (y * width + x)
        let own = luma(center[0])
        var same: Int32 = 0
        var (darkest, lightest) = (Int32.max, Int32.min)
        @inline(__always) func look(_ offset: Int, _ number: Int32) {
            let step = luma(center[offset]) &- own
            same &+= step == 0 ? 1 : 0
            darkest = min(darkest, step &* 16 &+ number)
            // Of equals the first counts, for the lightest as for the darkest.
            lightest = max(lightest, step &* 16 &+ (15 &- number))
        }
        look(-width - 1, 0)
        look(-width, 1)
        look(-width + 1, 2)
        look(-1, 3)
        look(1, 5)
        look(width - 1, 6)
        look(width, 7)
        look(width + 1, 8)
        // One test of all three, since each by itself is a toss-up.
        guard (2 &- same) | (lightest &- 16) | ~darkest >= 0 else { return false }
        return isFlat(x, y, neighbour: darkest & 15, other) || isFlat(x, y, neighbour: 15 - lightest & 15, other)
    }

    @inline(__always)
    private func isFlat(_ x: Int, _ y: Int, neighbour number: Int32, _ other: EdgeDetector) -> Bool {
        let (column, row) = (x - 1 + Int(number % 3), y - 1 + Int(number / 3))
        return isFlat(column, row) && other.isFlat(column, row)
    }

    /// A pixel on the rim has fewer neighbours and counts as having one that is the same.
    private func isSmoothingOnRim(_ x: Int, _ y: Int, _ other: EdgeDetector) -> Bool {
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
        return isFlat(dark.x, dark.y) && other.isFlat(dark.x, dark.y) || isFlat(light.x, light.y) && other.isFlat(light.x, light.y)
    }

    /// Whether at least three neighbours have the very same colour.
    private func isFlat(_ x: Int, _ y: Int) -> Bool {
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
