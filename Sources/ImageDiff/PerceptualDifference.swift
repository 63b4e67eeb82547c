import Graphics

/// Forgives pixels whose colours look the same: the distance ΔE in OKLab is no more than a limit.
///
/// Source: B. Ottosson (2020) for the space; W3C, CSS Color Module Level 4, "ΔE (OK)" for the distance and its just noticeable difference of 2 %.
package struct PerceptualDifference: DifferenceAlgorithm {
    package static let name = "perceptual"

    /// The largest distance forgiven, in hundredths: 0 forgives nothing, 2 what is just not noticeable, 100 is black against white.
    package var maxDeltaE: Double

    package init(maxDeltaE: Double = 2) { self.maxDeltaE = maxDeltaE }

    package func compare(expected: Bitmap, actual: Bitmap) -> Comparison {
        let limit = Float(maxDeltaE)
        return judgePixels(expected, actual) { _, _, before, after in PerceivedColor.distance(before, after) <= limit }
    }
}
