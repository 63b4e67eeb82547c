import Foundation
import Graphics

/// Running totals over the rows of two pictures. Rows that are the same in both cost one `memcmp`.
struct PixelDifferenceCount {
    private(set) var pixels = 0
    private(set) var maximum = 0
    private(set) var minX = Int.max, minY = Int.max, maxX = -1, maxY = -1

    /// Adds row `y` of a canvas `width` pixels wide that holds both pictures; what lies outside a picture is absent, not transparent.
    mutating func addRow(_ y: Int, _ expected: Bitmap, _ actual: Bitmap, width: Int) {
        let inExpected = y < expected.height ? expected.width : 0
        let inActual = y < actual.height ? actual.width : 0
        let shared = min(inExpected, inActual)
        expected.pixels.withUnsafeBufferPointer { a in
            actual.pixels.withUnsafeBufferPointer { b in
                if shared > 0 {
                    let (rowA, rowB) = (a.baseAddress! + y * expected.width, b.baseAddress! + y * actual.width)
                    if memcmp(rowA, rowB, shared * 4) != 0 {
                        for x in 0..<shared where rowA[x] != rowB[x] { add(x, y, channelDistance(rowA[x], rowB[x])) }
                    }
                }
                // Pixels that only one picture has; a fully transparent one still makes the canvas larger, so it counts by at least 1.
                for x in shared..<max(shared, inExpected) { add(x, y, max(1, channelDistance(a[y * expected.width + x], 0))) }
                for x in shared..<max(shared, inActual) { add(x, y, max(1, channelDistance(b[y * actual.width + x], 0))) }
            }
        }
    }

    private mutating func add(_ x: Int, _ y: Int, _ distance: Int) {
        pixels += 1
        maximum = max(maximum, distance)
        (minX, maxX) = (min(minX, x), max(maxX, x))
        (minY, maxY) = (min(minY, y), max(maxY, y))
    }
}

/// The largest distance of the four bytes of two pixels, 0…255.
func channelDistance(_ a: UInt32, _ b: UInt32) -> Int {
    var largest = 0
    for shift in [0, 8, 16, 24] as [UInt32] {
        largest = max(largest, abs(Int(a >> shift & 255) - Int(b >> shift & 255)))
    }
    return largest
}
