import Graphics

/// Every bit of every pixel must be the same. It forgives nothing, because the renderer gives the same pixels everywhere.
package struct ExactDifference: DifferenceAlgorithm {
    package static let name = "exact"

    package init() {}

    package func compare(expected: Bitmap, actual: Bitmap) -> Comparison {
        judgePixels(expected, actual) { _, _, _, _ in false }
    }
}
