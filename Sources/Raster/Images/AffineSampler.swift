import Foundation
import Graphics

/// Draws a bitmap through any affine map: the nearest pixel, or four of them weighted by distance.
///
/// Reduced pictures are first averaged down to about their size on the screen, so that sampling four pixels misses nothing.
struct AffineSampler {
    private let source: Bitmap
    private let map: PaintMap
    private let isNearest: Bool

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
        (self.map, self.isNearest) = (map, isNearest)
    }

    /// The pixels of `area`; beyond the bitmap its border goes on.
    func bitmap(of area: PixelRect) -> Bitmap {
        var result = Bitmap(width: area.width, height: area.height)
        for y in 0..<area.height {
            for x in 0..<area.width {
                let place = map.center(area.minX + x, area.minY + y)
                result.pixels[y * area.width + x] = isNearest ? nearest(place) : bilinear(place)
            }
        }
        return result
    }

    private func pixel(_ x: Int, _ y: Int) -> UInt32 {
        source.pixels[min(max(y, 0), source.height - 1) * source.width + min(max(x, 0), source.width - 1)]
    }

    private func whole(_ value: Double) -> Int { Int(min(max(value, -2), 1e9).rounded(.down)) }

    private func nearest(_ place: PixelPoint) -> UInt32 { pixel(whole(place.x), whole(place.y)) }

    private func bilinear(_ place: PixelPoint) -> UInt32 {
        let left = whole(place.x - 0.5), top = whole(place.y - 0.5)
        func weight(_ value: Double) -> UInt32 { UInt32(min(max(value, 0), 1) * 256) }
        let (wx, wy) = (weight(place.x - 0.5 - Double(left)), weight(place.y - 0.5 - Double(top)))
        let corners = [pixel(left, top), pixel(left + 1, top), pixel(left, top + 1), pixel(left + 1, top + 1)]
        let weights = [(256 - wx) * (256 - wy), wx * (256 - wy), (256 - wx) * wy, wx * wy]
        var result: UInt32 = 0
        for shift: UInt32 in [0, 8, 16, 24] {
            var sum: UInt32 = 32_768
            for index in 0..<4 { sum += (corners[index] >> shift & 255) * weights[index] }
            result |= (sum >> 16) << shift
        }
        return result
    }
}
