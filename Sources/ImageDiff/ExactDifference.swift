import Graphics

/// Every bit of every pixel must be the same. It forgives nothing, because the renderer gives the same pixels everywhere.
package struct ExactDifference: DifferenceAlgorithm {
    package static let name = "exact"

    package init() {}

    package func compare(expected: Bitmap, actual: Bitmap) -> Comparison {
        guard (expected.width, expected.height) == (actual.width, actual.height) else {
            return .sizeChanged(
                expected: PixelSize(width: expected.width, height: expected.height),
                actual: PixelSize(width: actual.width, height: actual.height),
                difference(expected, actual))
        }
        return difference(expected, actual).map(Comparison.different) ?? .identical
    }

    private func difference(_ expected: Bitmap, _ actual: Bitmap) -> Difference? {
        let (width, height) = (max(expected.width, actual.width), max(expected.height, actual.height))
        var count = PixelDifferenceCount()
        for y in 0..<height { count.addRow(y, expected, actual, width: width) }
        guard count.pixels > 0 else { return nil }
        return Difference(
            differingPixels: count.pixels, totalPixels: width * height, maximumChannelDifference: count.maximum,
            box: PixelBox(
                x: count.minX, y: count.minY, width: count.maxX - count.minX + 1, height: count.maxY - count.minY + 1))
    }
}
