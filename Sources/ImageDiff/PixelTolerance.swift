import Graphics

/// What one snapshot is allowed, and why: so many pixels may be off by so much, and no more.
///
/// After web-platform-tests' `fuzzy` annotation: both numbers are ranges, so that a difference which became smaller than the tolerance was
/// meant for is told as well, and the tolerance can be narrowed or taken away.
package struct PixelTolerance: DifferenceAlgorithm, Hashable, Codable {
    package static let name = "tolerance"

    /// The largest distance of any channel, in steps of 255, and how many pixels may differ.
    package var maxDifference, maxPixels: ClosedRange<Int>
    /// Why the pictures cannot be the same; for people.
    package var reason: String

    package init(maxDifference: ClosedRange<Int>, maxPixels: ClosedRange<Int>, reason: String) {
        (self.maxDifference, self.maxPixels, self.reason) = (maxDifference, maxPixels, reason)
    }

    package func compare(expected: Bitmap, actual: Bitmap) -> Comparison {
        let exact = ExactDifference().compare(expected: expected, actual: actual)
        guard case .different(let difference) = exact, excess(of: difference) == nil else { return exact }
        return .withinTolerance(difference)
    }

    /// Why a difference is not forgiven, as a sentence without its full stop; `nil` when it is.
    package func excess(of difference: Difference) -> String? {
        let (distance, pixels) = (difference.maximumChannelDifference, difference.differingPixels)
        if distance > maxDifference.upperBound { return "the largest distance is \(distance), and the tolerance ends at \(maxDifference.upperBound)" }
        if pixels > maxPixels.upperBound { return "\(pixels) pixels differ, and the tolerance ends at \(maxPixels.upperBound)" }
        if distance < maxDifference.lowerBound { return "the largest distance is only \(distance), and the tolerance begins at \(maxDifference.lowerBound)" }
        if pixels < maxPixels.lowerBound { return "only \(pixels) pixels differ, and the tolerance begins at \(maxPixels.lowerBound)" }
        return nil
    }
}
