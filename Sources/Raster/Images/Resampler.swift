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

    /// The pixels of `area`, which may be any part of the destination's surroundings; outside it the border goes on. Nil if there are none.
    ///
    /// - Parameter isOpaque: whether every pixel of the source is.
    func shader(of area: PixelRect, isOpaque: Bool) -> ResampledShader? {
        guard !area.isEmpty,
            let columns = AxisSampling(
                source: source.width, cropStart: crop.minX, cropLength: crop.width, start: destination.origin.x,
                length: destination.size.width, from: area.minX, count: area.width, quality: quality),
            let lines = AxisSampling(
                source: source.height, cropStart: crop.minY, cropLength: crop.height, start: destination.origin.y,
                length: destination.size.height, from: area.minY, count: area.height, quality: quality)
        else { return nil }
        return ResampledShader(source: source, columns: columns, lines: lines, x: area.minX, y: area.minY, isOpaque: isOpaque)
    }

    /// The same as a picture, clear where there is nothing.
    func bitmap(of area: PixelRect, threads: Int) -> Bitmap {
        shader(of: area, isOpaque: false)?.bitmap(of: area, threads: threads) ?? Bitmap(width: area.width, height: area.height)
    }
}
