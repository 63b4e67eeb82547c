import Foundation
import Graphics

/// Shows a finished bitmap through a projective map: each pixel is the average of four places in it.
struct Projector {
    /// From the pixels of the bitmap's space to those of the picture, and back.
    private let map, inverse: ProjectionTransform

    /// Points nearer to the eye than this share of the plane's distance are not drawn: they would be endlessly large.
    private static let nearest: CGFloat = 1e-3

    /// - Parameters:
    ///   - projection: in points.
    ///   - transform: from points to pixels.
    init?(_ projection: ProjectionTransform, in transform: CGAffineTransform) {
        let toPixels = ProjectionTransform(transform)
        map = toPixels.inverted().concatenating(projection).concatenating(toPixels)
        guard map.isFinite, abs(map.determinant) > 1e-9 else { return nil }
        inverse = map.inverted()
        guard inverse.isFinite else { return nil }
    }

    /// The pixels of the picture that an area of the bitmap's space may show in.
    func reach(of area: PixelRect, in visible: PixelRect) -> PixelRect {
        var (minX, minY, maxX, maxY) = (CGFloat.infinity, CGFloat.infinity, -CGFloat.infinity, -CGFloat.infinity)
        for corner in [(area.minX, area.minY), (area.maxX, area.minY), (area.minX, area.maxY), (area.maxX, area.maxY)] {
            let (x, y, w) = map.homogeneous(CGPoint(x: CGFloat(corner.0), y: CGFloat(corner.1)))
            // Part of it passes the eye: it may show anywhere.
            guard w > Self.nearest else { return visible }
            (minX, maxX) = (min(minX, x / w), max(maxX, x / w))
            (minY, maxY) = (min(minY, y / w), max(maxY, y / w))
        }
        return PixelRect(around: CGRect(x: minX - 1, y: minY - 1, width: maxX - minX + 2, height: maxY - minY + 2)).intersection(visible)
    }

    /// The pixels of `target`; beyond the bitmap, whose top left pixel is that of `area`, all is clear.
    func bitmap(of source: Bitmap, at area: PixelRect, in target: PixelRect, threads: Int) -> Bitmap {
        var result = Bitmap(width: target.width, height: target.height)
        result.pixels.withUnsafeMutableBufferPointer { pixels in
            let output = SharedBuffer(base: pixels.baseAddress!)
            source.pixels.withUnsafeBufferPointer { bytes in
                let input = SharedBuffer(base: UnsafeMutablePointer(mutating: bytes.baseAddress!))
                Workers.run(target.height, threads: threads) { row in
                    for column in 0..<target.width {
                        var sums = SIMD4<UInt32>.zero
                        for part in 0..<4 {
                            let x = CGFloat(target.minX + column) + (part & 1 == 0 ? 0.25 : 0.75)
                            let y = CGFloat(target.minY + row) + (part & 2 == 0 ? 0.25 : 0.75)
                            sums &+= sample(input.base, source.width, source.height, area, CGPoint(x: x, y: y))
                        }
                        // Four samples of component × 65,536.
                        let half = SIMD4<UInt32>(repeating: 131_072)
                        let bytes = (sums &+ half) &>> SIMD4<UInt32>(repeating: 18)
                        output.base[row * target.width + column] = bytes.x | bytes.y << 8 | bytes.z << 16 | bytes.w << 24
                    }
                }
            }
        }
        return result
    }

    /// Four pixels weighted by distance, each component × 65,536.
    private func sample(_ pixels: UnsafeMutablePointer<UInt32>, _ width: Int, _ height: Int, _ area: PixelRect, _ point: CGPoint) -> SIMD4<UInt32> {
        let (x, y, w) = inverse.homogeneous(point)
        guard w != 0 else { return .zero }
        let (px, py) = (x / w, y / w)
        guard map.homogeneous(CGPoint(x: px, y: py)).w > Self.nearest else { return .zero }
        let (u, v) = (Double(px) - Double(area.minX) - 0.5, Double(py) - Double(area.minY) - 0.5)
        guard u > -1, v > -1, u < Double(width), v < Double(height) else { return .zero }
        let (left, top) = (Int(u + 1) - 1, Int(v + 1) - 1)
        let wx = UInt32((u - Double(left)) * 256), wy = UInt32((v - Double(top)) * 256)
        @inline(__always) func pixel(_ x: Int, _ y: Int) -> SIMD4<UInt32> {
            guard x >= 0, y >= 0, x < width, y < height else { return .zero }
            let pixel = pixels[y * width + x]
            return SIMD4(pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255, pixel >> 24)
        }
        return pixel(left, top) &* ((256 - wx) * (256 - wy)) &+ pixel(left + 1, top) &* (wx * (256 - wy))
            &+ pixel(left, top + 1) &* ((256 - wx) * wy) &+ pixel(left + 1, top + 1) &* (wx * wy)
    }
}
