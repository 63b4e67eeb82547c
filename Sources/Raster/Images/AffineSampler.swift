import Foundation
import Graphics

/// Draws a bitmap through any affine map: the nearest pixel, or four of them weighted by distance.
///
/// Reduced pictures are first averaged down to about their size on the screen, so that sampling four pixels misses nothing.
struct AffineSampler: RowShader {
    private let source: Bitmap
    private let map: PaintMap
    private let isNearest: Bool
    /// Whether every pixel of the source is.
    let isOpaque: Bool

    /// - Parameter transform: from the unit square, over which `crop` is stretched, to pixels. Nil if it has no inverse.
    init?(_ bitmap: Bitmap, crop: CGRect, transform: CGAffineTransform, isNearest: Bool, threads: Int) {
        func length(_ x: CGFloat, _ y: CGFloat, _ most: CGFloat) -> Int {
            let most = max(1, Double(most))
            return Int(min(max(Double(x * x + y * y).squareRoot(), 1), isNearest ? most : min(most, 8192)).rounded(.up))
        }
        guard [crop.minX, crop.minY, crop.width, crop.height].allSatisfy({ abs($0) < 1e6 }), crop.width > 0, crop.height > 0 else { return nil }
        let width = isNearest ? Int(crop.width.rounded(.up)) : length(transform.a, transform.b, crop.width)
        let height = isNearest ? Int(crop.height.rounded(.up)) : length(transform.c, transform.d, crop.height)
        source = Resampler(
            source: bitmap, crop: crop, destination: CGRect(x: 0, y: 0, width: width, height: height), quality: isNearest ? .nearest : .smooth
        ).bitmap(of: PixelRect(minX: 0, minY: 0, maxX: width, maxY: height), threads: threads)
        let fromPixels = CGAffineTransform(scaleX: 1 / CGFloat(width), y: 1 / CGFloat(height))
        guard let map = PaintMap(inverting: fromPixels.concatenating(transform)) else { return nil }
        (self.map, self.isNearest, isOpaque) = (map, isNearest, source.isOpaque)
    }

    /// Beyond the bitmap its border goes on.
    func shade(x: Int, y: Int, count: Int, into row: UnsafeMutablePointer<UInt32>) {
        source.pixels.withUnsafeBufferPointer { pixels in
            let pixels = pixels.baseAddress!
            for index in 0..<count {
                let place = map.center(x &+ index, y)
                row[index] = isNearest ? pixels[offset(Self.whole(place.x), Self.whole(place.y))] : bilinear(place, pixels)
            }
        }
    }

    @inline(__always) private func offset(_ x: Int, _ y: Int) -> Int {
        min(max(y, 0), source.height &- 1) &* source.width &+ min(max(x, 0), source.width &- 1)
    }

    /// Rounded down, within −2…1e9.
    @inline(__always) private static func whole(_ value: Double) -> Int {
        let held = min(max(value, -2), 1e9)
        let towardsZero = Int(held)
        return Double(towardsZero) > held ? towardsZero &- 1 : towardsZero
    }

    @inline(__always) private func bilinear(_ place: PixelPoint, _ pixels: UnsafePointer<UInt32>) -> UInt32 {
        let left = Self.whole(place.x - 0.5), top = Self.whole(place.y - 0.5)
        func weight(_ value: Double) -> UInt32 { UInt32(min(max(value, 0), 1) * 256) }
        let (wx, wy) = (weight(place.x - 0.5 - Double(left)), weight(place.y - 0.5 - Double(top)))
        @inline(__always) func components(_ x: Int, _ y: Int, _ weight: UInt32) -> SIMD4<UInt32> {
            let pixel = pixels[offset(x, y)]
            return SIMD4(pixel & 255, pixel &>> 8 & 255, pixel &>> 16 & 255, pixel &>> 24) &* SIMD4(repeating: weight)
        }
        let sum = components(left, top, (256 &- wx) &* (256 &- wy)) &+ components(left &+ 1, top, wx &* (256 &- wy))
            &+ components(left, top &+ 1, (256 &- wx) &* wy) &+ components(left &+ 1, top &+ 1, wx &* wy)
        let bytes = (sum &+ SIMD4(repeating: 32_768)) &>> SIMD4(repeating: 16)
        return bytes.x | bytes.y &<< 8 | bytes.z &<< 16 | bytes.w &<< 24
    }
}
