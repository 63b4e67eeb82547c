import Foundation
import Graphics

/// Calls `body` for every pixel that is not the same in both pictures, row by row, with its packed values.
///
/// Equal pictures of one size cost one `memcmp`; equal rows one each; in rows that differ, sixteen pixels are passed over at once.
/// A pixel that only one picture has comes with `nil` for the other.
@inline(__always)
func forEachDifferingPixel(_ expected: Bitmap, _ actual: Bitmap, _ body: (_ x: Int, _ y: Int, _ before: UInt32?, _ after: UInt32?) -> Void) {
    let height = max(expected.height, actual.height)
    expected.pixels.withUnsafeBufferPointer { a in
        actual.pixels.withUnsafeBufferPointer { b in
            let isSameSize = expected.width == actual.width && expected.height == actual.height
            if isSameSize, a.isEmpty || a.baseAddress == b.baseAddress || memcmp(a.baseAddress!, b.baseAddress!, a.count * 4) == 0 { return }
            for y in 0..<height {
                let inExpected = y < expected.height ? expected.width : 0
                let inActual = y < actual.height ? actual.width : 0
                let shared = min(inExpected, inActual)
                if shared > 0 {
                    let (rowA, rowB) = (a.baseAddress! + y * expected.width, b.baseAddress! + y * actual.width)
                    if memcmp(rowA, rowB, shared * 4) != 0 {
                        var x = 0
                        while x < shared {
                            if x + 16 <= shared, sixteenAreSame(rowA + x, rowB + x) {
                                x += 16
                                continue
                            }
                            let end = min(shared, x + 16)
                            while x < end {
                                if rowA[x] != rowB[x] { body(x, y, rowA[x], rowB[x]) }
                                x += 1
                            }
                        }
                    }
                }
                for x in shared..<max(shared, inExpected) { body(x, y, a[y * expected.width + x], nil) }
                for x in shared..<max(shared, inActual) { body(x, y, nil, b[y * actual.width + x]) }
            }
        }
    }
}

@inline(__always)
func sixteenAreSame(_ a: UnsafePointer<UInt32>, _ b: UnsafePointer<UInt32>) -> Bool {
    var bits: UInt32 = 0
    for index in 0..<16 { bits |= a[index] ^ b[index] }
    return bits == 0
}

/// The largest distance of the four bytes of two pixels, 0…255.
@inline(__always)
func channelDistance(_ a: UInt32, _ b: UInt32) -> Int {
    func distance(_ shift: UInt32) -> Int32 { abs(Int32(bitPattern: a >> shift & 255) - Int32(bitPattern: b >> shift & 255)) }
    return Int(max(max(distance(0), distance(8)), max(distance(16), distance(24))))
}

/// The distance of a pixel that only one picture has: at least 1, because a transparent border still makes the canvas larger.
@inline(__always)
func loneDistance(_ pixel: UInt32) -> Int { max(1, channelDistance(pixel, 0)) }
