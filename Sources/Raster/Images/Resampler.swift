import Foundation
import Graphics

/// Stretches a part of a bitmap over an upright rectangle, first along rows, then along columns.
struct Resampler {
    enum Quality: Sendable {
        /// The nearest pixel.
        case nearest
        /// Enlarged: bilinear. Reduced: the average over the area that a pixel covers, so that nothing is missed.
        case smooth
        /// Enlarged: cubic (Catmull-Rom). Reduced: as `smooth`.
        case sharp
    }

    let source: Bitmap
    /// In the bitmap's pixels.
    let crop: CGRect
    /// In the picture's pixels; a negative width or height mirrors.
    let destination: CGRect
    let quality: Quality

    /// The pixels of `area`, which may be any part of the destination's surroundings; outside it the border goes on.
    func bitmap(of area: PixelRect, threads: Int) -> Bitmap {
        let columns = AxisSampling(
            source: source.width, cropStart: crop.minX, cropLength: crop.width, start: destination.origin.x,
            length: destination.size.width, from: area.minX, count: area.width, quality: quality)
        let lines = AxisSampling(
            source: source.height, cropStart: crop.minY, cropLength: crop.height, start: destination.origin.y,
            length: destination.size.height, from: area.minY, count: area.height, quality: quality)
        var result = Bitmap(width: area.width, height: area.height)
        guard !area.isEmpty, let columns, let lines else { return result }
        let pieces = threads == 1 ? 1 : min(area.height, threads * 4)
        result.pixels.withUnsafeMutableBufferPointer { pixels in
            let target = SharedBuffer(base: pixels.baseAddress!)
            Workers.run(pieces, threads: threads) { piece in
                let rows = area.height * piece / pieces..<area.height * (piece + 1) / pieces
                ResamplerKernel(source: source, columns: columns, lines: lines).fill(rows, target.base)
            }
        }
        return result
    }
}
