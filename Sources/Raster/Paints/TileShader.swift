import Foundation
import Graphics

/// A bitmap repeated in both directions.
struct TileShader: RowShader {
    private let map: PaintMap
    private let tile: CGRect
    /// The bitmap at the size in pixels that a tile has, so that one of its pixels is about one of the picture's.
    private let pixels: Bitmap
    let isOpaque: Bool

    /// Nil if nothing would be seen.
    init?(_ bitmap: Bitmap, tile: CGRect, opacity: Double, transform: CGAffineTransform, threads: Int) {
        guard let map = PaintMap(inverting: transform), bitmap.width > 0, bitmap.height > 0, opacity > 0,
            let (width, height) = Self.size(of: tile, transform)
        else { return nil }
        var scaled = bitmap
        if width != bitmap.width || height != bitmap.height {
            scaled = Resampler(
                source: bitmap, crop: CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height),
                destination: CGRect(x: 0, y: 0, width: width, height: height), quality: .smooth
            ).bitmap(of: PixelRect(minX: 0, minY: 0, maxX: width, maxY: height), threads: threads)
        }
        if opacity < 1 {
            let factor = UInt32((opacity * 255).rounded())
            LayerMask.multiply(&scaled, by: factor)
        }
        (self.map, self.tile, pixels) = (map, tile, scaled)
        isOpaque = scaled.isOpaque
    }

    /// A drawing, painted at the size in pixels that a tile has. Nil if nothing would be seen.
    init?(_ drawing: SharedDrawing, tile: CGRect, opacity: Double, transform: CGAffineTransform, threads: Int) {
        guard let (width, height) = Self.size(of: tile, transform), drawing.size.width > 0, drawing.size.height > 0 else { return nil }
        let map = CGAffineTransform(scaleX: CGFloat(width) / drawing.size.width, y: CGFloat(height) / drawing.size.height)
        let bitmap = Rasterizer(threads: threads).render(
            DisplayList([.pushTransform(map)] + drawing.list.items + [.pop]), size: CGSize(width: width, height: height), scale: 1)
        self.init(bitmap, tile: tile, opacity: opacity, transform: transform, threads: threads)
    }

    /// How many pixels a tile has under a map; nil if it has no size.
    private static func size(of tile: CGRect, _ transform: CGAffineTransform) -> (width: Int, height: Int)? {
        guard tile.width > 0, tile.height > 0, [tile.minX, tile.minY, tile.width, tile.height].allSatisfy({ abs($0) < 1e9 }) else { return nil }
        func length(_ points: CGFloat, _ x: CGFloat, _ y: CGFloat) -> Int? {
            let pixels = Double(points) * Double(x * x + y * y).squareRoot()
            return pixels.isFinite ? Int(min(max(pixels, 1), 8192).rounded()) : nil
        }
        guard let width = length(tile.width, transform.a, transform.b), let height = length(tile.height, transform.c, transform.d) else { return nil }
        return (width, height)
    }

    func shade(x: Int, y: Int, count: Int, into row: UnsafeMutablePointer<UInt32>) {
        let (left, top) = (Double(tile.minX), Double(tile.minY))
        let (perX, perY) = (Double(pixels.width) / Double(tile.width), Double(pixels.height) / Double(tile.height))
        func wrapped(_ place: Double, _ length: Int) -> Int {
            let whole = place.rounded(.down)
            guard abs(whole) < 1e15 else { return 0 }
            let rest = Int(whole) % length
            return rest < 0 ? rest + length : rest
        }
        pixels.pixels.withUnsafeBufferPointer { source in
            for index in 0..<count {
                let point = map.center(x + index, y)
                let column = wrapped((point.x - left) * perX, pixels.width), line = wrapped((point.y - top) * perY, pixels.height)
                row[index] = source[line * pixels.width + column]
            }
        }
    }
}
