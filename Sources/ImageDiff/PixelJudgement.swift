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
    let width = expected.width
    expected.pixels.withUnsafeBufferPointer { a in
        actual.pixels.withUnsafeBufferPointer { b in
            var waiting: [(x: Int32, y: Int32)] = []
            var done = 0
            @inline(__always) func handOver(before row: Int) {
                while done < waiting.count, waiting[done].y < row {
                    let (x, y) = (Int(waiting[done].x), Int(waiting[done].y))
                    body(x, y, a[y * width + x], b[y * width + x])
                    done += 1
                }
                if done == waiting.count || done > 2 * width {
                    waiting.removeFirst(done)
                    done = 0
                }
            }
            var row = 0
            forEachDifferingPixel(expected, actual) { x, y, _, _ in
                if y > row {
                    handOver(before: y - 1)
                    row = y
                }
                waiting.append((Int32(truncatingIfNeeded: x), Int32(truncatingIfNeeded: y)))
            }
            handOver(before: .max)
        }
    }
}
