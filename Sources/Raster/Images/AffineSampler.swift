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

    /// Four neighbours weighted, first along the row, then down; components go side by side through 64-bit words.
    @inline(__always) private func bilinear(_ place: PixelPoint, _ pixels: UnsafePointer<UInt32>) -> UInt32 {
        let left = Self.whole(place.x - 0.5), top = Self.whole(place.y - 0.5)
        func weight(_ value: Double) -> UInt64 { UInt64((value > 0 ? value < 1 ? value : 1 : 0) * 256) }
        let (wx, wy) = (weight(place.x - 0.5 - Double(left)), weight(place.y - 0.5 - Double(top)))
        // The four bytes of a pixel in four 16-bit lanes: each of the following sums fits into one.
        let bytes: UInt64 = 0x00FF_00FF_00FF_00FF
        @inline(__always) func components(_ offset: Int) -> UInt64 {
            let wide = UInt64(pixels[offset]), pairs = (wide | wide &<< 16) & 0x0000_FFFF_0000_FFFF
            return (pairs | pairs &<< 8) & bytes
        }
        @inline(__always) func row(_ y: Int) -> UInt64 {
            components(offset(left, y)) &* (256 &- wx) &+ components(offset(left &+ 1, y)) &* wx
        }
        let upper = row(top), lower = row(top &+ 1)
        let whole = (upper &>> 8 & bytes) &* (256 &- wy) &+ (lower &>> 8 & bytes) &* wy
        let fraction = (upper & bytes) &* (256 &- wy) &+ (lower & bytes) &* wy
        let rounded = (whole &+ (fraction &>> 8 & bytes) &+ 0x0080_0080_0080_0080) &>> 8 & bytes
        let pairs = (rounded | rounded &>> 8) & 0x0000_FFFF_0000_FFFF
        return UInt32(truncatingIfNeeded: pairs | pairs &>> 16)
    }
}
