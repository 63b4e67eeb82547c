import Graphics

/// Forgives pixels of which no channel is further off than some steps of 255.
///
/// Source: the "absolute error with fuzz" of image tools, and the `maxDifference` of web-platform-tests' `fuzzy` annotation
/// (web-platform-tests.org, "Reftests"). It is blind to a large area that is only a few steps off, and that is its use.
package struct ChannelDifference: DifferenceAlgorithm {
    package static let name = "channel"

    /// The largest distance forgiven, 0…255 premultiplied sRGB steps; 0 forgives nothing.
    package var maxDifference: Int

    package init(maxDifference: Int) { self.maxDifference = maxDifference }

    package func compare(expected: Bitmap, actual: Bitmap) -> Comparison {
        judgePixels(expected, actual) { _, _, before, after in channelDistance(before, after) <= maxDifference }
    }
}
