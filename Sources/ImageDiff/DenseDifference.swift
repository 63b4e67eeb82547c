import Graphics

/// Forgives scattered differing pixels, but not many of them close together, however large the picture.
///
/// Every window of n×n pixels is looked at; where more than a share of its pixels differ, the pictures are different. A share of the whole
/// picture would let a vanished icon pass on a large screen. Source: the windowed density of the `pixelmatch` tool (its option `windowSize`);
/// sums over windows by running column totals (summed-area idea: F. Crow, 1984).
package struct DenseDifference: DifferenceAlgorithm {
    package static let name = "density"

    /// Side of the window in pixels, at least 1; a smaller picture is one window.
    package var window: Int
    /// The share of a window's pixels that may differ, 0…1.
    package var maxShare: Double

    package init(window: Int = 16, maxShare: Double = 0.02) { (self.window, self.maxShare) = (max(1, window), maxShare) }

    package func compare(expected: Bitmap, actual: Bitmap) -> Comparison {
        let all = ExactDifference().compare(expected: expected, actual: actual)
        guard case .different(let difference) = all else { return all }
        return densest(expected, actual) > maxShare ? all : .withinTolerance(difference)
    }

    /// The largest share of differing pixels in any window.
    private func densest(_ expected: Bitmap, _ actual: Bitmap) -> Double {
        let (width, height) = (expected.width, expected.height)
        let (across, down) = (min(window, width), min(window, height))
        var differs = [UInt8](repeating: 0, count: width * height)
        forEachDifferingPixel(expected, actual) { x, y, _, _ in differs[y * width + x] = 1 }
        var columns = [Int32](repeating: 0, count: width)
        var most: Int32 = 0
        for y in 0..<height {
            for x in 0..<width {
                columns[x] += Int32(differs[y * width + x])
                if y >= down { columns[x] -= Int32(differs[(y - down) * width + x]) }
            }
            guard y >= down - 1 else { continue }
            var sum: Int32 = 0
            for x in 0..<width {
                sum += columns[x]
                if x >= across { sum -= columns[x - across] }
                if x >= across - 1 { most = max(most, sum) }
            }
        }
        return Double(most) / Double(across * down)
    }
}
