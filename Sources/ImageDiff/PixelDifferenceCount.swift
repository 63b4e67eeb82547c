/// Running totals over differing pixels.
struct PixelDifferenceCount {
    private(set) var pixels = 0
    private(set) var maximum = 0
    private var minX = Int.max, minY = Int.max, maxX = -1, maxY = -1

    @inline(__always)
    mutating func add(_ x: Int, _ y: Int, _ distance: Int) {
        pixels += 1
        maximum = max(maximum, distance)
        (minX, maxX) = (min(minX, x), max(maxX, x))
        (minY, maxY) = (min(minY, y), max(maxY, y))
    }

    /// The totals as a value; `nil` when nothing was added.
    func difference(ofTotal total: Int) -> Difference? {
        guard pixels > 0 else { return nil }
        return Difference(
            differingPixels: pixels, totalPixels: total, maximumChannelDifference: maximum,
            box: PixelBox(x: minX, y: minY, width: maxX - minX + 1, height: maxY - minY + 1))
    }
}
