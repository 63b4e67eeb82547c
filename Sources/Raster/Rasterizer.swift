import Foundation
import Graphics

/// Turns a display list, which is in points, into pixels.
///
/// The same list gives the same bytes with any number of threads, in debug and release, and on every machine: coverage and colour
/// use only additions, multiplications, divisions and square roots in a fixed order. Numbers that are not finite or absurdly large
/// never stop it; what they belong to is left out.
public struct Rasterizer: Sendable {
    /// How many threads may paint at once.
    public var threads: Int

    /// Whether colours are blended by the plain loops, by which the fast ones are judged.
    var isPlain = false

    public init(threads: Int = 1) { self.threads = max(1, threads) }

    /// No side of a picture is longer than this many pixels; longer ones are cut.
    public static let longestSide = 32_768

    /// The picture of `size` points at `scale` pixels a point; both sides are rounded to whole pixels.
    ///
    /// A size or scale that is not finite or not positive gives an empty bitmap.
    public func render(_ list: DisplayList, size: CGSize, scale: CGFloat, background: PremultipliedPixel = .clear) -> Bitmap {
        func pixels(_ points: CGFloat) -> Int {
            let length = (points * scale).rounded()
            return length >= 1 && length.isFinite ? Int(min(length, CGFloat(Self.longestSide))) : 0
        }
        let (width, height) = (pixels(size.width), pixels(size.height))
        guard width > 0, height > 0 else { return Bitmap(width: 0, height: 0) }
        let canvas = PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
        var builder = SceneBuilder(canvas: canvas, background: background.rgba, scale: Double(scale), threads: threads)
        builder.isPlain = isPlain
        let commands = builder.commands(of: list)
        return BandPainter.bitmap(of: commands, in: canvas, background: background.rgba, threads: threads, isPlain: isPlain)
    }
}
