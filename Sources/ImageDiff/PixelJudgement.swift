import Foundation
import Graphics

/// Judges two pictures pixel by pixel: they are different as soon as one pixel differs that is not forgiven.
///
/// Of different pictures the unforgiven pixels are counted, of forgiven ones all that differ. Sizes are never forgiven.
/// - Parameter looksAround: whether `forgives` looks at a pixel's neighbours; see `forEachDifferingPixelLate`.
@inline(__always)
func judgePixels(
    _ expected: Bitmap, _ actual: Bitmap, looksAround: Bool = false,
    forgives: (_ x: Int, _ y: Int, _ before: UInt32, _ after: UInt32) -> Bool
) -> Comparison {
    let isSameSize = expected.width == actual.width && expected.height == actual.height
    var (refused, forgiven) = (PixelDifferenceCount(), PixelDifferenceCount())
    @inline(__always) func judge(_ x: Int, _ y: Int, _ before: UInt32?, _ after: UInt32?) {
        guard let before, let after else { return refused.add(x, y, loneDistance(before ?? after ?? 0)) }
        if isSameSize, forgives(x, y, before, after) {
            forgiven.add(x, y, channelDistance(before, after))
        } else {
            refused.add(x, y, channelDistance(before, after))
        }
    }
    if looksAround && isSameSize {
        forEachDifferingPixelLate(expected, actual, judge)
    } else {
        forEachDifferingPixel(expected, actual, judge)
    }
    let total = max(expected.width, actual.width) * max(expected.height, actual.height)
    guard isSameSize else {
        return .sizeChanged(expected: PixelSize(expected), actual: PixelSize(actual), refused.difference(ofTotal: total))
    }
    if let difference = refused.difference(ofTotal: total) { return .different(difference) }
    return forgiven.difference(ofTotal: total).map(Comparison.withinTolerance) ?? .identical
}

/// As `forEachDifferingPixel` for pictures of one size, but two rows behind the search: who looks at neighbours then finds them in the
/// processor's cache, where the search has brought them. Without that, waiting for memory took four fifths of the time.
@inline(__always)
private func forEachDifferingPixelLate(
    _ expected: Bitmap, _ actual: Bitmap, _ body: (_ x: Int, _ y: Int, _ before: UInt32?, _ after: UInt32?) -> Void
) {
    let (width, height) = (expected.width, expected.height)
    expected.pixels.withUnsafeBufferPointer { a in
        actual.pixels.withUnsafeBufferPointer { b in
            if a.isEmpty || a.baseAddress == b.baseAddress || memcmp(a.baseAddress!, b.baseAddress!, a.count * 4) == 0 { return }
            // The columns found in the last three rows; one more has room for what is written and not counted.
            withUnsafeTemporaryAllocation(of: Int32.self, capacity: 3 * (width + 1)) { columns in
                var counts = SIMD4<Int>.zero
                for y in 0..<height + 2 {
                    if y < height {
                        let (start, row) = (y * width, columns.baseAddress! + y % 3 * (width + 1))
                        counts[y % 3] = findDifferences(a.baseAddress! + start, b.baseAddress! + start, width, row)
                    }
                    guard y >= 2 else { continue }
                    let (start, row) = ((y - 2) * width, columns.baseAddress! + (y - 2) % 3 * (width + 1))
                    for index in 0..<counts[(y - 2) % 3] {
                        let x = Int(row[index])
                        body(x, y - 2, a[start + x], b[start + x])
                    }
                }
            }
        }
    }
}

/// Writes down where two rows differ; gives how many places there are.
///
/// Where any of sixteen pixels differ, each column is written and only differing ones are kept: guessing which do would go wrong.
@inline(__always)
private func findDifferences(_ a: UnsafePointer<UInt32>, _ b: UnsafePointer<UInt32>, _ width: Int, _ columns: UnsafeMutablePointer<Int32>) -> Int {
    if memcmp(a, b, width * 4) == 0 { return 0 }
    var (x, count) = (0, 0)
    while x < width {
        if x + 16 <= width, sixteenAreSame(a + x, b + x) {
            x += 16
            continue
        }
        for column in x..<min(width, x + 16) {
            columns[count] = Int32(truncatingIfNeeded: column)
            count &+= a[column] == b[column] ? 0 : 1
        }
        x += 16
    }
    return count
}
