import Foundation
import Graphics

extension SceneBuilder {
    /// A bitmap in a rectangle: copied where a pixel meets a pixel, else resampled for the pixels that can be seen.
    mutating func addImage(_ image: ImageItem) {
        let numbers = [
            image.source.minX, image.source.minY, image.source.width, image.source.height, image.destination.minX, image.destination.minY,
            image.destination.width, image.destination.height,
        ]
        guard numbers.allSatisfy({ abs($0) < 1e6 }), !image.destination.isEmpty, !image.source.isEmpty, image.opacity > 0,
            image.bitmap.bitmap.width > 0, image.bitmap.bitmap.height > 0, !state.scissor.isEmpty
        else { return }
        let outline = Path(image.destination)
        let edges = EdgeList(path: outline, transform: state.transform, clip: state.scissor)
        let aligned = state.transform.isUpright ? PixelRect(aligned: image.destination.standardized.applying(state.transform)) : nil
        let visible = (aligned ?? edges.bounds).intersection(state.scissor)
        if visible.isEmpty { return }

        let shader: any RowShader
        if let aligned, let offset = copyOffset(image, aligned) {
            shader = BitmapShader(
                bitmap: image.bitmap.bitmap, x: aligned.minX - offset.x, y: aligned.minY - offset.y, isOpaque: image.bitmap.isOpaque)
        } else if let resampled = resampled(image, visible) {
            shader = resampled
        } else {
            return
        }
        let factor = image.opacity < 1 ? UInt32((image.opacity * 255).rounded()) : 255
        append(
            factor < 255 ? FadedShader(shader: shader, factor: factor) : shader, image,
            in: aligned == nil ? .outline(edges, isEvenOdd: false, isAntialiased: true) : .rectangle, visible)
    }

    /// Where in the bitmap the destination begins, if no resampling is needed.
    private func copyOffset(_ image: ImageItem, _ aligned: PixelRect) -> (x: Int, y: Int)? {
        guard !image.isMirrored, state.transform.a > 0, state.transform.d > 0, let source = PixelRect(aligned: image.source),
            source.width == aligned.width, source.height == aligned.height, source.minX >= 0, source.minY >= 0,
            source.maxX <= image.bitmap.bitmap.width, source.maxY <= image.bitmap.bitmap.height
        else { return nil }
        return (source.minX, source.minY)
    }

    private func resampled(_ image: ImageItem, _ visible: PixelRect) -> (any RowShader)? {
        var unitToPixels = CGAffineTransform(
            a: image.destination.width, b: 0, c: 0, d: image.destination.height, tx: image.destination.minX, ty: image.destination.minY
        ).concatenating(state.transform)
        if image.isMirrored { unitToPixels = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0).concatenating(unitToPixels) }
        guard unitToPixels.isUpright else {
            return AffineSampler(
                image.bitmap.bitmap, crop: image.source, transform: unitToPixels, isNearest: image.interpolation == .none, threads: threads)
        }
        let destination = CGRect(
            origin: CGPoint(x: unitToPixels.tx, y: unitToPixels.ty), size: CGSize(width: unitToPixels.a, height: unitToPixels.d))
        let quality: Resampler.Quality = switch image.interpolation {
        case .none: .nearest
        case .low, .medium: .smooth
        case .high: .sharp
        }
        return Resampler(source: image.bitmap.bitmap, crop: image.source, destination: destination, quality: quality)
            .shader(of: visible, isOpaque: image.bitmap.isOpaque)
    }

    private mutating func append(_ shader: any RowShader, _ image: ImageItem, in shape: Shape, _ visible: PixelRect) {
        guard let template = image.template else {
            append(.fill(shape, .varying(shader)), bounds: visible)
            return
        }
        guard let shading = Shading(template, transform: state.transform, threads: threads) else { return }
        let picture = shader.bitmap(of: visible, threads: threads)
        let mask = CoverageMask(width: picture.width, height: picture.height, bytes: picture.pixels.map { UInt8($0 >> 24) })
        let outer = state
        // A border between pixels covers its outermost pixels in part.
        if case .outline = shape { state.clip(to: Path(image.destination), FillStyle()) }
        append(.fill(.mask(mask, x: visible.minX, y: visible.minY), shading), bounds: visible)
        state = outer
    }
}
