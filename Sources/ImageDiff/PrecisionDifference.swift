import Graphics

/// The two shares that snapshot tests on Apple's platforms are used to: how alike a pixel must look, and how many pixels must be alike.
///
/// `precision` and `perceptualPrecision` as swift-snapshot-testing names them. There the distance of two colours is Core Image's `CILabDeltaE`;
/// here it is ΔE in OKLab in hundredths, whose black-to-white is 100 as well, so borderline values may fall on the other side. A share of the
/// whole picture hides small changes: 0.99 of a phone's screen lets an icon vanish.
package struct PrecisionDifference: DifferenceAlgorithm {
    package static let name = "precision"

    /// The share of pixels that must be alike, 0…1.
    package var precision: Double
    /// How alike: 1 is the same, 0.98 what the eye just does not tell apart.
    package var perceptualPrecision: Double

    package init(precision: Double, perceptualPrecision: Double) {
        (self.precision, self.perceptualPrecision) = (precision, perceptualPrecision)
    }

    package func compare(expected: Bitmap, actual: Bitmap) -> Comparison {
        let pixels: Comparison =
            perceptualPrecision >= 1
            ? ExactDifference().compare(expected: expected, actual: actual)
            : PerceptualDifference(maxDeltaE: 100 * (1 - perceptualPrecision)).compare(expected: expected, actual: actual)
        guard case .different(let difference) = pixels else { return pixels }
        let alike = 1 - Double(difference.differingPixels) / Double(difference.totalPixels)
        return alike >= precision ? .withinTolerance(difference) : pixels
    }
}
